import type { Words } from "../boards/words";
import type { EventView } from "./api";

const OPEN = ["ready", "called", "playing", "reported", "disputed"];
const LINE = /^\s*(\S+)\s+(\d{1,3})\s*[-–:\s]\s*(\d{1,3})\s*$/;

/** What was typed in one line: the act that it means, or why it means none. */
export type Typed = { readonly act: unknown } | { readonly amiss: string };

/** Reads a match and the scores of its sides, in the order of the sheet: who has the higher has won. */
export function typedResult(view: EventView, line: string, words: Words): Typed {
  const [, name, ...scores] = LINE.exec(line) ?? [];
  if (!name) return { amiss: words("room-line-unread") };
  const found = Object.entries(view.event.matches).filter(
    ([id, match]) => OPEN.includes(match.state) && named(id, name),
  );
  const [id, match] = found[0] ?? [];
  if (!id || !match || found.length > 1) return { amiss: words("room-line-unknown", { match: name }) };
  const [one, other] = scores.map(Number) as [number, number];
  const [first, second] = match.sides as readonly [string, string];
  const winner = winnerBy(view, [first, second], one, other);
  if (!winner) return { amiss: words("room-again-level", { match: id }) };
  return { act: { result: { match: id, winner, score: { [first]: one, [second]: other } } } };
}

/** Who has won by two scores: the higher; level ones are a draw where draws are announced, and else nobody's. */
export function winnerBy(
  view: EventView,
  [first, second]: readonly [string, string],
  one: number,
  other: number,
): string | null {
  if (one === other) return view.setup.draws ? "draw" : null;
  return one > other ? first : second;
}

/** Whether a match is meant: by its whole name, or by its numbers alone. */
function named(id: string, typed: string): boolean {
  return id.toLowerCase() === typed.toLowerCase() || id.slice(1) === typed;
}
