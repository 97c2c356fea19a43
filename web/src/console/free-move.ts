import type { BackgammonBoard } from "../boards/backgammon/api";
import { BAR, OFF, notation, type Side, type Step } from "../boards/backgammon/moves";
import { POINT, TALL, ground } from "../boards/backgammon/measures";
import { now } from "../boards/backgammon/state";
import { pointed } from "../boards/view";

/** How far a pointer goes before it drags, in pixels. */
const FAR = 6;

/** Lets a checker be put anywhere, as it was put at the table; `changed` is called after each. Returns how to stop. */
export function putFreely(board: BackgammonBoard, trays: () => boolean, changed: () => void): () => void {
  let from: number | null = null;
  const down = (event: PointerEvent): void => {
    const place = placeAt(board, trays(), event);
    if (place === null) return;
    if (from === null) from = has(board, place) ? place : null;
    else from = put(board, from, place, changed);
  };
  const up = (event: PointerEvent): void => {
    const place = placeAt(board, trays(), event);
    if (from !== null && place !== null && place !== from) from = put(board, from, place, changed);
  };
  board.drawing.addEventListener("pointerdown", down);
  board.drawing.addEventListener("pointerup", up);
  return () => {
    board.drawing.removeEventListener("pointerdown", down);
    board.drawing.removeEventListener("pointerup", up);
  };
}

/** Lets a checker be dragged where no law lets it go; `put` gets the step. The board makes the legal ones itself. */
export function dragFreely(board: BackgammonBoard, trays: () => boolean, put: (step: Step) => void): void {
  let held: { from: number; made: number; x: number; y: number; dragged: boolean } | null = null;
  board.drawing.addEventListener("pointerdown", (event) => {
    const from = board.state.dice.length ? placeAt(board, trays(), event) : null;
    const made = board.state.made.length;
    const { clientX: x, clientY: y } = event;
    held = from !== null && has(board, from) ? { from, made, x, y, dragged: false } : null;
  });
  board.drawing.addEventListener("pointermove", (event) => {
    if (!held || (!held.dragged && Math.hypot(event.clientX - held.x, event.clientY - held.y) <= FAR)) return;
    held.dragged = true;
    if (board.state.chosen === null) board.set({ chosen: held.from });
    board.carry(event);
  });
  board.drawing.addEventListener("pointerup", (event) => {
    const before = held;
    held = null;
    if (!before?.dragged) return;
    board.set({ chosen: null });
    const to = placeAt(board, trays(), event);
    const stays = to === null || to === before.from || to === BAR;
    if (!stays && before.made === board.state.made.length)
      put({ from: before.from, to, die: before.from - to });
  });
}

/** Writes what has been put so far. */
export function asPut(board: BackgammonBoard): string {
  const { men, side, made } = board.state;
  return notation(men, side, made);
}

function has(board: BackgammonBoard, place: number): boolean {
  return now(board.state)[board.state.side][place]! > 0;
}

function put(board: BackgammonBoard, from: number, to: number, changed: () => void): null {
  const step: Step = { from, to, die: from - to };
  if (from !== to && to !== BAR && has(board, from)) board.set({ made: [...board.state.made, step] });
  changed();
  return null;
}

/** Returns the place under a pointer as a side numbers it, the one that moves unless told; nothing beside the board. */
export function placeAt(
  board: BackgammonBoard,
  trays: boolean,
  event: PointerEvent,
  side: Side = board.state.side,
): number | null {
  const { seat } = board.state;
  const all = ground(trays);
  const [x, y] = pointed(board.drawing, event);
  const low = y > all.height / 2;
  if (x >= all.wells.at(-1)!) return OFF;
  if (Math.abs(x - all.bar) < 25) return BAR;
  const column = column6(x, all.fields);
  if (column === null || Math.abs(y - all.height / 2) > TALL / 2 + 22) return null;
  const point = low ? 12 - column : 13 + column;
  return side === seat ? point : BAR - point;
}

function column6(x: number, fields: readonly [number, number]): number | null {
  for (const [half, left] of fields.entries()) {
    const at = Math.floor((x - left) / POINT);
    if (at >= 0 && at < 6) return at + 6 * half;
  }
  return null;
}
