import type { Words } from "../boards/words";
import type { EventView } from "./api";

/** The name of a round in words. */
export function roundName(words: Words, view: EventView | null, id: string): string {
  const kind = id[0]!;
  const number = id.slice(1);
  if (kind === "R" && view?.event.size) {
    const left = Math.log2(view.event.size) - Number(number);
    if (left === 0) return words("room-round-final");
    if (left === 1) return words("room-round-semi");
    if (left === 2) return words("room-round-quarter");
  }
  if (["R", "W", "L", "F", "T", "C", "X"].includes(kind) && !(id[0]! in (view?.event.groups ?? {})))
    return words(`room-round-${kind.toLowerCase()}`, { number });
  return words("room-round-group", { group: kind, number });
}
