import type { Point } from "../aim";
import { Pull } from "../pull";
import { towards } from "../tabletop";
import { pointed } from "../view";
import type { CarromBoard } from "./api";
import { STRIKER, shifted, slid, stepped } from "./state";

const TURN = Math.PI / 180;
const SLIDE = 4;
const NUDGE = 1;

type Grip = "striker" | "aim" | "man";

/** Moves the striker, the aim or the man that is placed by pointer and by keys; returns how to stop. */
export function handle(board: CarromBoard, changed: () => void, release: () => void): () => void {
  let grip: Grip | Pull | null = null;
  const { drawing } = board;
  const down = (event: PointerEvent): void => {
    if (grip instanceof Pull) return up();
    grip = gripped(board, event);
    if (!grip) return;
    drawing.setPointerCapture(event.pointerId);
    move(event);
    event.preventDefault();
  };
  const move = (event: PointerEvent): void => {
    if (!grip || !event.isPrimary) return;
    if (grip instanceof Pull) board.set({ angle: grip.turned(event), pull: grip.power(event) });
    else if (!pull(board, grip, pointed(board.world, event))) return;
    changed();
  };
  const up = (): void => {
    const pulled = grip instanceof Pull;
    grip = null;
    if (!pulled) return;
    board.set({ pull: null });
    changed();
  };
  const letGo = (event: PointerEvent): void => {
    const strikes = grip instanceof Pull && event.isPrimary && !!board.state.pull;
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

/** Returns what a finger takes hold of at a place. */
function gripped(board: CarromBoard, event: PointerEvent): Grip | Pull | null {
  const { state } = board;
  const place = pointed(board.world, event);
  if (state.placing) return "man";
  if (!state.line || !state.at[STRIKER]) return null;
  const near = (other: Point | null, reach: number): boolean =>
    !!other && Math.hypot(other[0] - place[0], other[1] - place[1]) <= reach;
  if (near(board.grip, 30)) return new Pull(board, event);
  return near(state.at[STRIKER]!, 32) ? "striker" : "aim";
}

function pull(board: CarromBoard, grip: Grip, place: Point): boolean {
  const before = board.state;
  if (grip === "man") board.set(shifted(before, place));
  else if (grip === "striker") board.set(slid(before, place));
  else board.set({ angle: towards(before, place)! });
  return board.state !== before;
}

/** Carries out a key: arrows aim or nudge, A and D slide the striker. Tells whether it was one. */
export function steered(board: CarromBoard, key: string, fine: boolean): boolean {
  const { state } = board;
  if (state.placing) return nudged(board, key, fine ? 10 * NUDGE : NUDGE);
  const turn = (fine ? 0.1 : 1) * TURN;
  const keys: Record<string, () => void> = {
    ArrowLeft: () => board.set({ angle: (state.angle ?? board.ahead) + turn }),
    ArrowRight: () => board.set({ angle: (state.angle ?? board.ahead) - turn }),
    a: () => board.set(stepped(state, fine ? -NUDGE : -SLIDE)),
    d: () => board.set(stepped(state, fine ? NUDGE : SLIDE)),
  };
  const act = state.line && keys[key.length === 1 ? key.toLowerCase() : key];
  if (act) act();
  return !!act;
}

function nudged(board: CarromBoard, key: string, by: number): boolean {
  const ways: Record<string, number> = { ArrowUp: 0, ArrowLeft: 1, ArrowDown: 2, ArrowRight: 3 };
  const man = board.state.placing!;
  const place = board.state.at[man];
  const quarter = ways[key];
  if (quarter === undefined || !place) return false;
  const angle = board.ahead + (quarter * Math.PI) / 2;
  board.set(shifted(board.state, [place[0] + by * Math.cos(angle), place[1] + by * Math.sin(angle)]));
  return true;
}
