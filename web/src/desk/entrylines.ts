/** Entries as they are typed or pasted, one in each line. */
export interface Person {
  readonly name: string;
  readonly club?: string;
  readonly seed?: number;
  readonly rating?: number;
  readonly category?: string;
  readonly members?: readonly string[];
}

const COLUMNS: Readonly<Record<string, keyof Person>> = {
  name: "name",
  nome: "name",
  nombre: "name",
  club: "club",
  seed: "seed",
  "testa di serie": "seed",
  "cabeza de serie": "seed",
  rating: "rating",
  elo: "rating",
  "punteggio elo": "rating",
  category: "category",
  categoria: "category",
  categoría: "category",
  members: "members",
  membri: "members",
  miembros: "members",
};
const NUMBER = /^\d+([.,]\d+)?$/;

/** Reads entries: by the columns that the first line names, or else a name, then club, seed, rating in any order. */
export function readEntries(text: string): Person[] {
  const lines = text.split(/\r?\n/).map((line) => line.split(/\t|;|,/).map((cell) => cell.trim()));
  const filled = lines.filter((cells) => cells.some(Boolean));
  const columns = filled[0]?.map((cell) => COLUMNS[cell.toLowerCase()]) ?? [];
  if (columns[0] === "name")
    return filled
      .slice(1)
      .filter((cells) => cells[columns.indexOf("name")])
      .map((cells) => byColumns(cells, columns));
  return filled.filter(([name]) => name).map(byGuess);
}

function byColumns(cells: readonly string[], columns: readonly (keyof Person | undefined)[]): Person {
  const said = columns.flatMap((column, place) => {
    const cell = cells[place];
    return column && cell ? [[column, valueOf(column, cell)] as const] : [];
  });
  return Object.fromEntries(said) as unknown as Person;
}

function valueOf(column: keyof Person, cell: string): unknown {
  if (column === "seed" || column === "rating") return Number(cell.replace(",", "."));
  if (column === "members") return membersOf(cell);
  return cell;
}

function byGuess([name, ...rest]: readonly string[]): Person {
  const numbers = rest.filter((cell) => NUMBER.test(cell)).map((cell) => Number(cell.replace(",", ".")));
  const words = rest.filter((cell) => cell && !NUMBER.test(cell));
  const members = words.find((cell) => cell.includes("/")) ?? (name!.includes("/") ? name : undefined);
  const club = words.find((cell) => cell !== members);
  const seed = numbers.find((number) => number < 100);
  const rating = numbers.find((number) => number >= 100);
  return {
    name: name!,
    ...(club ? { club } : {}),
    ...(seed ? { seed } : {}),
    ...(rating ? { rating } : {}),
    ...(members ? { members: membersOf(members) } : {}),
  };
}

function membersOf(cell: string): string[] {
  return cell
    .split("/")
    .map((one) => one.trim())
    .filter(Boolean);
}

/** Writes entries as lines that are read back the same. */
export function writeEntries(people: readonly Person[]): string {
  const names = ["name", "club", "seed", "rating", "category", "members"] as const;
  const used = names.filter((column) => people.some((one) => one[column] !== undefined));
  const cell = (value: unknown): string => (Array.isArray(value) ? value.join(" / ") : String(value ?? ""));
  return [used.join("\t"), ...people.map((one) => used.map((column) => cell(one[column])).join("\t"))].join(
    "\n",
  );
}
