/** A position of backgammon laid on a board: any checker goes anywhere, by finger, mouse or arrow keys. */
import type { BackgammonBoard } from "./boards/backgammon/api";
import { BAR, OFF, moved, other, type Men, type Side } from "./boards/backgammon/moves";
import { pointed } from "./boards/view";
import { placeAt } from "./console/free-move";

interface Held {
  readonly piece: SVGGElement;
  readonly side: Side;
  readonly from: number;
}

/** Lets the checkers of a board be laid; `changed` gets the position after each. */
export function layable(board: BackgammonBoard, trays: boolean, changed: (men: Men) => void): void {
  const { drawing } = board;
  let held: Held | null = null;
  const put = (side: Side, from: number, to: number): void => {
    if (to === from || !free(board.state.men, side, to)) return laid(board);
    const men = moved(board.state.men, side, from, to);
    board.set({ men });
    laid(board);
    changed(men);
  };
  drawing.addEventListener("pointerdown", (event) => {
    held = checkerOf(event.target);
    if (held) drawing.setPointerCapture(event.pointerId);
  });
  drawing.addEventListener("pointermove", (event) => {
    if (!held) return;
    const [x, y] = pointed(drawing, event);
    held.piece.parentElement!.append(held.piece);
    held.piece.setAttribute("transform", `translate(${x} ${y})`);
  });
  drawing.addEventListener("pointerup", (event) => {
    const one = held;
    held = null;
    if (!one) return;
    const to = placeAt(board, trays, event, one.side);
    board.set({});
    put(one.side, one.from, to ?? one.from);
  });
  drawing.addEventListener("keydown", (event) => {
    const one = checkerOf(event.target);
    const by = { ArrowLeft: 1, ArrowUp: 1, ArrowRight: -1, ArrowDown: -1 }[event.key];
    if (!one || by === undefined) return;
    event.preventDefault();
    const to = next(board.state.men, one, by);
    put(one.side, one.from, to);
    top(board, one.side, to)?.focus();
  });
  laid(board);
}

/** Makes the highest checker of each place one that the keyboard finds. */
export function laid(board: BackgammonBoard): void {
  for (const side of ["X", "O"] as const) {
    for (const place of board.state.men[side].keys()) {
      const piece = top(board, side, place);
      piece?.setAttribute("tabindex", "0");
      piece?.setAttribute("role", "button");
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
