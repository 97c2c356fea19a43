/** Entries as they are typed or pasted, one in each line. */
export interface Person {
  readonly name: string;
  readonly club?: string;
  readonly seed?: number;
  readonly rating?: number;
  readonly category?: string;
  readonly members?: readonly string[];
  readonly country?: string;
  readonly person?: number | string;
  readonly birth_year?: number;
  readonly licence?: { readonly until: string };
  readonly handicap?: number;
  readonly state?: string;
}

type Column = keyof Person;
/** What columns are called, in lower case, in every language; the page tells it. */
export type Columns = Readonly<Record<string, string>>;
const ORDER: readonly Column[] = [
  ...(["name", "club", "seed", "rating", "category", "members"] as const),
  ...(["country", "person", "birth_year", "licence", "handicap", "state"] as const),
];
const NUMBERS: readonly Column[] = ["seed", "rating", "birth_year", "handicap"];
const NUMBER = /^\d+([.,]\d+)?$/;

/** Reads entries: by the columns that the first line names, or else a name, then club, seed, rating in any order. */
export function readEntries(text: string, headings: Columns): Person[] {
  const lines = text.split(/\r?\n/).map((line) => line.split(/\t|;|,/).map((cell) => cell.trim()));
  const filled = lines.filter((cells) => cells.some(Boolean));
  const columns = filled[0]?.map((cell) => columnOf(cell.toLowerCase(), headings)) ?? [];
  if (columns.includes("name"))
    return filled
      .slice(1)
      .filter((cells) => cells[columns.indexOf("name")])
      .map((cells) => byColumns(cells, columns));
  return filled.filter(([name]) => name).map(byGuess);
}

function columnOf(cell: string, headings: Columns): Column | undefined {
  const meant = headings[cell] ?? cell;
  return ORDER.find((column) => column === meant);
}

function byColumns(cells: readonly string[], columns: readonly (Column | undefined)[]): Person {
  const said = columns.flatMap((column, place) => {
    const cell = cells[place];
    return column && cell ? [[column, valueOf(column, cell)] as const] : [];
  });
  return Object.fromEntries(said) as unknown as Person;
}

function valueOf(column: Column, cell: string): unknown {
  if (NUMBERS.includes(column)) return Number(cell.replace(",", "."));
  if (column === "person" && /^\d+$/.test(cell)) return Number(cell);
  if (column === "licence") return { until: cell };
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
  const used = ORDER.filter((column) => people.some((one) => one[column] !== undefined));
  return [used.join("\t"), ...people.map((one) => used.map((column) => cellOf(one[column])).join("\t"))].join(
    "\n",
  );
}

function cellOf(value: Person[Column]): string {
  if (Array.isArray(value)) return value.join(" / ");
  return String(
    value !== null && typeof value === "object" && "until" in value ? value.until : (value ?? ""),
  );
}
