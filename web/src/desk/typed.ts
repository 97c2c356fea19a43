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
  if (one === other) return { amiss: words("room-again-level", { match: id }) };
  const [first, second] = match.sides as readonly [string, string];
  const score = { [first]: one, [second]: other };
  return { act: { result: { match: id, winner: one > other ? first : second, score } } };
}

/** Whether a match is meant: by its whole name, or by its numbers alone. */
function named(id: string, typed: string): boolean {
  return id.toLowerCase() === typed.toLowerCase() || id.slice(1) === typed;
}
