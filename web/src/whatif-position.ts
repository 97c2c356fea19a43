/** A position of backgammon laid on a board: any checker goes anywhere, by finger, mouse or arrow keys. */
import type { BackgammonBoard } from "./boards/backgammon/api";
import { BAR, OFF, moved, other, type Men, type Side } from "./boards/backgammon/moves";
import { pointed } from "./boards/view";
import { placeAt } from "./console/free-move";

/** How far a pointer goes before it drags, in pixels. */
const FAR = 6;

interface Held {
  readonly piece: SVGGElement;
  readonly side: Side;
  readonly from: number;
}

/** Lets the checkers of a board be laid: dragged, tapped and then their place, or by keys; `changed` gets the position after each. */
export function layable(board: BackgammonBoard, trays: boolean, changed: (men: Men) => void): void {
  const { drawing } = board;
  let held: (Held & { readonly x: number; readonly y: number; dragged: boolean }) | null = null;
  let chosen: Held | null = null;
  const put = (side: Side, from: number, to: number): void => {
    chosen = null;
    const may =
      to !== from && free(board.state.men, side, to) && !lastLeaves(board.state.men, side, from, to);
    if (may) board.set({ men: moved(board.state.men, side, from, to) });
    laid(board);
    if (may) changed(board.state.men);
  };
  const tap = (event: PointerEvent, one: Held | null): void => {
    const to = chosen && placeAt(board, trays, event, chosen.side);
    if (chosen && to !== null && to !== chosen.from) return put(chosen.side, chosen.from, to);
    chosen = chosen ? null : one;
    laid(board);
    if (chosen) top(board, chosen.side, chosen.from)?.classList.add("taken");
  };
  drawing.addEventListener("pointerdown", (event) => {
    const one = checkerOf(event.target);
    held = one && { ...one, x: event.clientX, y: event.clientY, dragged: false };
    if (held) drawing.setPointerCapture(event.pointerId);
  });
  drawing.addEventListener("pointermove", (event) => {
    if (!held || (!held.dragged && Math.hypot(event.clientX - held.x, event.clientY - held.y) <= FAR)) return;
    held.dragged = true;
    const [x, y] = pointed(drawing, event);
    held.piece.parentElement!.append(held.piece);
    held.piece.setAttribute("transform", `translate(${x} ${y})`);
  });
  drawing.addEventListener("pointerup", (event) => {
    const one = held;
    held = null;
    if (!one?.dragged) return tap(event, one);
    const to = placeAt(board, trays, event, one.side);
    board.set({});
    put(one.side, one.from, to ?? one.from);
  });
  drawing.addEventListener("keydown", (event) => {
    const one = checkerOf(event.target);
    const by = { ArrowLeft: 1, ArrowUp: 1, ArrowRight: -1, ArrowDown: -1 }[event.key];
    if (!one || (by === undefined && event.key !== "Delete")) return;
    event.preventDefault();
    const to = by === undefined ? OFF : next(board.state.men, one, by);
    put(one.side, one.from, to);
    (top(board, one.side, to) ?? top(board, one.side, one.from))?.focus();
  });
  laid(board);
}

/** Whether the last checker of a side would leave the board: the game would be over. */
function lastLeaves(men: Men, side: Side, from: number, to: number): boolean {
  return from !== OFF && to === OFF && men[side].slice(1).reduce((sum, count) => sum + count, 0) === 1;
}

/** Makes the highest checker of each place one that the keyboard finds. */
export function laid(board: BackgammonBoard): void {
  for (const side of ["X", "O"] as const) {
    for (const place of board.state.men[side].keys()) {
      const piece = top(board, side, place);
      piece?.setAttribute("tabindex", "0");
      piece?.setAttribute("role", "button");
      piece?.classList.remove("taken");
    }
  }
}

function top({ drawing, state }: BackgammonBoard, side: Side, place: number): SVGGElement | null {
  const high = state.men[side][place]! - 1;
  const there = `[data-side="${side}"][data-place="${place}"][data-high="${high}"]`;
  return drawing.querySelector<SVGGElement>(there);
}

function checkerOf(target: EventTarget | null): Held | null {
  const piece = target instanceof Element ? target.closest<SVGGElement>(".checker") : null;
  if (!piece) return null;
  return { piece, side: piece.dataset["side"] as Side, from: Number(piece.dataset["place"]) };
}

/** Whether no checker of the other side stands at a place. */
function free(men: Men, side: Side, place: number): boolean {
  return place === BAR || place === OFF || men[other(side)][BAR - place] === 0;
}

/** Returns the next place that is free in a direction, or where the checker is. */
function next(men: Men, { side, from }: Held, by: number): number {
  for (let place = from + by; place >= OFF && place <= BAR; place += by) {
    if (free(men, side, place)) return place;
  }
  return from;
}
