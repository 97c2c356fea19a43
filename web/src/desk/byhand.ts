/** A round of a Swiss as it was paired by hand, typed in by names or by the numbers of the entry list. */
import type { Words } from "../boards/words";
import type { EventView } from "./api";

export const BYE = "bye";
const LEFT = ["withdrawn", "disqualified", "refused", "promoted", "entered"];

/** What was typed: the pairs, or what is wrong with them. */
export interface Typed {
  readonly pairs: readonly (readonly [string, string])[];
  readonly wrong: readonly string[];
}

/** Those who may stand in the next round. */
export function stillIn(view: EventView): readonly string[] {
  const entries = view.entries.filter((entry) => !LEFT.includes(entry.state));
  return entries.map((entry) => entry.name);
}

/** Reads the rows of a round; a row that is empty on both sides says nothing. */
export function readRound(
  view: EventView,
  rows: readonly (readonly [string, string])[],
  words: Words,
): Typed {
  const players = stillIn(view);
  const wrong: string[] = [];
  const named = (written: string): string => {
    const found = nameOf(view, players, written);
    if (!found) wrong.push(words("room-by-hand-unknown", { name: written }));
    return found ?? written;
  };
  const filled = rows
    .map(([one, other]) => [one.trim(), other.trim()] as const)
    .filter((row) => row.some(Boolean));
  const pairs = filled.map((row) => {
    const [first, second] = row.filter(Boolean).map(named) as [string, string?];
    return [first, second ?? BYE] as const;
  });
  const stand = pairs.flat().filter((name) => name !== BYE);
  const twice = new Set(stand.filter((name, place) => stand.indexOf(name) !== place));
  wrong.push(...[...twice].map((name) => words("room-by-hand-twice", { name })));
  const missing = players.filter((name) => !stand.includes(name));
  if (missing.length) wrong.push(words("room-by-hand-missing", { names: missing.join(", ") }));
  const byes = pairs.filter(([, second]) => second === BYE).length;
  if (!missing.length && byes !== players.length % 2) wrong.push(words("room-by-hand-byes"));
  return { pairs, wrong };
}

/** Who is meant: by name, whatever its capitals, or by the number in the entry list. */
function nameOf(view: EventView, players: readonly string[], written: string): string | undefined {
  const same = players.find((name) => name.toLocaleLowerCase() === written.toLocaleLowerCase());
  if (same) return same;
  const numbered = view.entries.find((entry) => String(entry.number) === written)?.name;
  return numbered && players.includes(numbered) ? numbered : undefined;
}
