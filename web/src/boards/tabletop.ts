import { aim, type Aim, type Places, type Point } from "./aim";
import type { Plan } from "./plan";
import type { Turn } from "./view";

/** What is seen on a table, and where one aims: all in millimetres of its plan. Values, never changed in place. */
export interface TableState {
  readonly plan: Plan;
  /** The pieces that lie on the table; the struck one is among them once it has a place. */
  readonly at: Places;
  readonly turn: Turn;
  /** The direction of the stroke in radians, or none where nobody aims. */
  readonly angle: number | null;
  /** How far a finger has pulled back, as a share of the strongest stroke; nothing where none does. */
  readonly pull: number | null;
  /** Whether the aim would be a foul. */
  readonly foul: boolean;
  /** Whether first contact and the ways after it are shown. */
  readonly ways: boolean;
  /** Whether millimetres stand along the edges. */
  readonly rulers: boolean;
  /** The ways of a stroke that is seen as a still picture. */
  readonly trail: readonly Trail[];
}

/** The way that a piece took, in millimetres. */
export interface Trail {
  readonly piece: string;
  readonly places: readonly Point[];
}

export const NOTHING = {
  at: {},
  turn: 0,
  angle: null,
  pull: null,
  foul: false,
  ways: true,
  rulers: false,
  trail: [],
} as const;

/** Returns what the stroke would meet first, or nothing where nobody aims. */
export function preview(state: TableState): Aim | null {
  const place = state.at[state.plan.struck];
  if (!place || state.angle === null) return null;
  return aim(state.plan, state.at, place, state.angle);
}

/** Returns the direction from the struck piece to a place. */
export function towards(state: TableState, to: Point): number | null {
  const from = state.at[state.plan.struck];
  return from ? Math.atan2(to[1] - from[1], to[0] - from[0]) : null;
}

/** Tells whether a piece would lie on no other at a place. */
export function isFree(state: TableState, piece: string, [x, y]: Point): boolean {
  const own = state.plan.pieces[piece]!;
  return Object.entries(state.at).every(([name, place]) => {
    const apart = Math.hypot(place[0] - x, place[1] - y);
    return name === piece || apart >= own + state.plan.pieces[name]! - 1e-6;
  });
}

/** Returns the other pieces with how far they lie from a place, the nearest first. */
export function nearestTo(at: Places, [x, y]: Point): (readonly [name: string, far: number])[] {
  const far = Object.entries(at).map(([name, to]) => [name, Math.hypot(to[0] - x, to[1] - y)] as const);
  return far.filter(([, apart]) => apart > 0).sort((one, other) => one[1] - other[1]);
}

/** Returns the state with a piece at a place, or off the table. */
export function put(at: Places, piece: string, place: Point | null): Places {
  const others = Object.fromEntries(Object.entries(at).filter(([name]) => name !== piece));
  return place ? { ...others, [piece]: place } : others;
}
