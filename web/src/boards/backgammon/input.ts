import type { BackgammonBoard } from "./api";
import { choose, move, sources, targets, undo } from "./state";

const FAR = 6;

/** Lets a person move checkers by click, drag or keys; returns how to stop. */
export function handle(board: BackgammonBoard, changed: () => void): () => void {
  const { drawing } = board;
  let held: { id: number; x: number; y: number; dragged: boolean } | null = null;
  const act = (change: () => void): void => {
    change();
    changed();
  };
  const down = (event: PointerEvent): void => {
    const place = offered(event.target);
    if (place === null) return;
    held = { id: event.pointerId, x: event.clientX, y: event.clientY, dragged: false };
    drawing.setPointerCapture(event.pointerId);
    act(() => taken(board, place, false));
    event.preventDefault();
  };
  const drag = (event: PointerEvent): void => {
    if (!held || board.state.chosen === null) return;
    const far = Math.hypot(event.clientX - held.x, event.clientY - held.y) > FAR;
    if (!held.dragged && !far) return;
    held.dragged = true;
    board.carry(event);
  };
  const up = (event: PointerEvent): void => {
    const dragged = held?.dragged;
    held = null;
    if (!dragged) return;
    board.carry(null);
    const place = offered(document.elementFromPoint(event.clientX, event.clientY));
    act(() => dropped(board, place));
  };
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const place = offered(event.target);
    if ((event.key === "Enter" || event.key === " ") && place !== null) act(() => taken(board, place, true));
    else if (event.key === "Escape") act(() => board.set(choose(board.state, null)));
    else if (event.key === "Backspace") act(() => board.set(undo(board.state)));
    else if (!around(board, event.key)) return;
    event.preventDefault();
  };
  const heard = { pointerdown: down, pointermove: drag, pointerup: up, pointercancel: up, keydown: press };
  for (const [name, hear] of Object.entries(heard)) drawing.addEventListener(name, hear as EventListener);
  return () => {
    for (const [name, hear] of Object.entries(heard))
      drawing.removeEventListener(name, hear as EventListener);
  };
}

/** Returns the place that an element of the board offers. */
function offered(target: EventTarget | null): number | null {
  const found = target instanceof Element ? target.closest<SVGElement>("[data-offer]") : null;
  return found ? Number(found.dataset["offer"]) : null;
}

/** A checker is taken up, laid down, or goes where it may; with one way to go it goes at once on a second tap. */
function taken(board: BackgammonBoard, place: number, byKey: boolean): void {
  const { state } = board;
  if (state.chosen !== null && targets(state).some((one) => one.to === place)) board.set(move(state, place));
  else if (sources(state).includes(place)) board.set(choose(state, place));
  else board.set(choose(state, null));
  if (byKey) board.refocus(board.state.chosen === null ? place : null);
}

function dropped(board: BackgammonBoard, place: number | null): void {
  const { state } = board;
  const may = place !== null && targets(state).some((one) => one.to === place);
  board.set(may ? move(state, place) : choose(state, null));
}

/** Arrows go round what is offered. Tells whether it was one. */
function around(board: BackgammonBoard, key: string): boolean {
  const by =
    key === "ArrowRight" || key === "ArrowDown" ? 1 : key === "ArrowLeft" || key === "ArrowUp" ? -1 : 0;
  const all = [...board.drawing.querySelectorAll<SVGElement>("[data-offer]")];
  if (!by || !all.length) return false;
  const at = all.findIndex((one) => one === document.activeElement);
  all[(at + by + all.length) % all.length]!.focus();
  return true;
}
