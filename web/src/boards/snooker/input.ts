import { preview, towards } from "../tabletop";
import { pointed } from "../view";
import type { SnookerBoard } from "./api";
import { CUE, handed } from "./state";

const TURN = Math.PI / 180;
const NUDGE = 10;

/** Aims, and puts the cue ball within the D while it is in hand, by pointer and by keys; returns how to stop. */
export function handle(board: SnookerBoard, changed: () => void): () => void {
  const { drawing } = board;
  let moving: "ball" | "aim" | null = null;
  const down = (event: PointerEvent): void => {
    moving = gripped(board, event);
    if (!moving) return;
    drawing.setPointerCapture(event.pointerId);
    move(event);
    event.preventDefault();
  };
  const move = (event: PointerEvent): void => {
    if (!moving) return;
    const place = pointed(board.world, event);
    board.set(moving === "ball" ? handed(board.state, place) : { angle: towards(board.state, place) });
    changed();
  };
  const up = (): void => {
    moving = null;
  };
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !steered(board, event.key, event.shiftKey)) return;
    event.preventDefault();
    changed();
  };
  const heard = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up, keydown: press };
  for (const [name, act] of Object.entries(heard)) drawing.addEventListener(name, act as EventListener);
  return () => {
    for (const [name, act] of Object.entries(heard)) drawing.removeEventListener(name, act as EventListener);
  };
}

function gripped(board: SnookerBoard, event: PointerEvent): "ball" | "aim" | null {
  const cue = board.state.at[CUE];
  if (!cue || board.state.angle === null) return null;
  const [x, y] = pointed(board.world, event);
  return board.state.inHand && Math.hypot(x - cue[0], y - cue[1]) < 90 ? "ball" : "aim";
}

/** Carries out a key: arrows aim, with A and D, W and S the ball in hand moves. Tells whether it was one. */
export function steered(board: SnookerBoard, key: string, fine: boolean): boolean {
  const { state } = board;
  const cue = state.at[CUE];
  if (!cue || state.angle === null) return false;
  const turn = (fine ? 0.05 : 0.5) * TURN;
  const moved = (angle: number): void => {
    const by = fine ? 1 : NUDGE;
    board.set(
      handed(state, [
        cue[0] + by * Math.cos(board.ahead + angle),
        cue[1] + by * Math.sin(board.ahead + angle),
      ]),
    );
  };
  const keys: Record<string, () => void> = {
    ArrowLeft: () => board.set({ angle: state.angle! + turn }),
    ArrowRight: () => board.set({ angle: state.angle! - turn }),
    ...(state.inHand && {
      a: () => moved(Math.PI / 2),
      d: () => moved(-Math.PI / 2),
      w: () => moved(0),
      s: () => moved(Math.PI),
    }),
  };
  const act = keys[key.length === 1 ? key.toLowerCase() : key];
  if (act) act();
  return !!act;
}

/** Returns the ball that the aim meets first, or nothing. */
export function firstMet(board: SnookerBoard): string | null {
  const first = preview(board.state)?.first;
  return first?.meets === "piece" ? first.name : null;
}
