import type { Point } from "../aim";
import { Pull, onScreen } from "../pull";
import { preview, towards } from "../tabletop";
import { pointed } from "../view";
import type { SnookerBoard } from "./api";
import { CUE, handed } from "./state";

const TURN = Math.PI / 180;
const NUDGE = 10;
/** Pixels to either side of the cue at which a finger takes hold of it. */
const HOLD = 26;

/** Aims, and puts the cue ball within the D while it is in hand, by pointer and by keys; returns how to stop. */
export function handle(board: SnookerBoard, changed: () => void, release: () => void): () => void {
  const { drawing } = board;
  let moving: "ball" | "aim" | Pull | null = null;
  const down = (event: PointerEvent): void => {
    if (moving instanceof Pull) return up();
    moving = gripped(board, event);
    if (!moving) return;
    drawing.setPointerCapture(event.pointerId);
    move(event);
    event.preventDefault();
  };
  const move = (event: PointerEvent): void => {
    if (!moving || !event.isPrimary) return;
    if (moving instanceof Pull) return draw(moving, event);
    const place = pointed(board.world, event);
    board.set(moving === "ball" ? handed(board.state, place) : { angle: towards(board.state, place) });
    changed();
  };
  /** Pulls the cue back; a finger that goes aside or ahead aims instead. */
  const draw = (pull: Pull, event: PointerEvent): void => {
    const back = board.state.pull === null ? pull.goesBack(event) : true;
    if (back) board.set({ angle: pull.turned(event), pull: pull.power(event) });
    else if (back === false) moving = "aim";
    changed();
  };
  const up = (): void => {
    const pulled = moving instanceof Pull;
    moving = null;
    if (!pulled) return;
    board.set({ pull: null });
    changed();
  };
  const letGo = (event: PointerEvent): void => {
    const strikes = moving instanceof Pull && event.isPrimary && !!board.state.pull;
    up();
    if (strikes) release();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !steered(board, event.key, event.shiftKey)) return;
    event.preventDefault();
    changed();
  };
  const heard = { pointerdown: down, pointermove: move, pointerup: letGo, pointercancel: up, keydown: press };
  for (const [name, act] of Object.entries(heard)) drawing.addEventListener(name, act as EventListener);
  return () => {
    for (const [name, act] of Object.entries(heard)) drawing.removeEventListener(name, act as EventListener);
  };
}

function gripped(board: SnookerBoard, event: PointerEvent): "ball" | "aim" | Pull | null {
  const cue = board.state.at[CUE];
  if (!cue || board.state.angle === null) return null;
  const [x, y] = pointed(board.world, event);
  if (board.state.inHand && Math.hypot(x - cue[0], y - cue[1]) < 90) return "ball";
  return onCue(board, cue, [event.clientX, event.clientY]) ? new Pull(board, event) : "aim";
}

/** Tells whether a finger is on the cue, behind the ball. */
function onCue(board: SnookerBoard, cue: Point, [x, y]: Point): boolean {
  const angle = board.state.angle!;
  const [left, top] = onScreen(board, cue);
  const [butt, low] = onScreen(board, [cue[0] - 600 * Math.cos(angle), cue[1] - 600 * Math.sin(angle)]);
  const long = Math.hypot(butt - left, low - top);
  const along = ((x - left) * (butt - left) + (y - top) * (low - top)) / long;
  const aside = Math.abs((x - left) * (low - top) - (y - top) * (butt - left)) / long;
  return along > HOLD && along < long + HOLD && aside < HOLD;
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
