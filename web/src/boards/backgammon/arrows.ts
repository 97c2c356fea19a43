import { circle, line, path, svg } from "../svg";
import { ground } from "./measures";
import { ways, type Side } from "./moves";
import { lies } from "./render";
import type { BackgammonState } from "./state";

/** A move shown on the board without being made: the best one, or the one that was played. */
export interface Arrow {
  readonly move: string;
  readonly kind: "best" | "played";
}

type Spot = readonly [number, number];

/** Returns what shows the moves: a bow for the best, a broken straight line for what was played, never by colour alone. */
export function arrows(state: BackgammonState, trays: boolean): SVGElement[] {
  const played = [...state.arrows].sort((one, other) => (one.kind < other.kind ? 1 : -1));
  return played.flatMap(({ move, kind }) => {
    return hops(state, trays, move).flatMap(([from, to]) => drawn(from, to, kind, trays));
  });
}

/** Returns what marks the other's last move: a ring where each checker came from and lies, and the way between. */
export function marked(state: BackgammonState, trays: boolean): SVGElement[] {
  const { marks } = state;
  if (!marks) return [];
  const counts = [...marks.men[marks.side]];
  return marks.steps.map(({ from, to }) => {
    const start = at(state, trays, marks.side, from, Math.max(0, (counts[from] ?? 0) - 1));
    counts[from]! -= 1;
    const end = at(state, trays, marks.side, to, Math.min(counts[to] ?? 0, 4));
    counts[to]! += 1;
    const d = bow(start, end, trays);
    const ring = circle(...start, 13, "last-move", { "stroke-dasharray": "5 5" });
    const parts = [path(d, "last-move-edge"), path(d, "last-move"), ring, circle(...end, 13, "last-move")];
    return svg("g", { "data-part": "last-move", "aria-hidden": "true", "pointer-events": "none" }, ...parts);
  });
}

/** Returns where each checker of a move is taken up and laid down. */
function hops(state: BackgammonState, trays: boolean, move: string): [Spot, Spot][] {
  const { men, side } = state;
  const counts = [...men[side]];
  return ways(move).map(([from, to]): [Spot, Spot] => {
    const start = at(state, trays, side, from, Math.max(0, (counts[from] ?? 0) - 1));
    counts[from]! -= 1;
    const end = at(state, trays, side, to, Math.min(counts[to] ?? 0, 4));
    counts[to]! += 1;
    return [start, end];
  });
}

function at(state: BackgammonState, trays: boolean, side: Side, place: number, high: number): Spot {
  return lies(state, trays, side, place, high);
}

function drawn(from: Spot, to: Spot, kind: Arrow["kind"], trays: boolean): SVGElement[] {
  const d = kind === "best" ? bow(from, to, trays) : line("M", ...from, "L", ...to);
  const end = circle(to[0], to[1], 9, `arrow-end arrow-${kind}`);
  return [path(d, `arrow-under`), path(d, `arrow arrow-${kind}`), end];
}

/** A way that bends towards the middle of the board. */
function bow(from: Spot, to: Spot, trays: boolean): string {
  const middle = ground(trays).height / 2;
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return line("M", ...from, "Q", x, y + (middle - y) * 0.75, ...to);
}
