import type { Places, Point } from "../aim";
import type { Plan } from "../plan";
import { NOTHING, isFree, put, type TableState } from "../tabletop";

/** A snooker table. */
export interface SnookerState extends TableState {
  /** Whether the cue ball is in hand and may be put anywhere within the D. */
  readonly inHand: boolean;
  /** The ball that is nominated, or nothing. */
  readonly nominated: string | null;
  /** Whether colours carry their values, for eyes that do not part them. */
  readonly values: boolean;
  /** The part of the table's length that is seen at once, cue ball included; all of it without. */
  readonly part: number | null;
}

export const CUE = "cue";
export const VALUES: Readonly<Record<string, number>> = {
  red: 1,
  yellow: 2,
  green: 3,
  brown: 4,
  blue: 5,
  pink: 6,
  black: 7,
};

export function snookerState(plan: Plan, at: Places = {}): SnookerState {
  return { ...NOTHING, plan, at, inHand: false, nominated: null, values: false, part: null };
}

/** Returns the value of a ball, 0 for the cue ball. */
export function worth(ball: string): number {
  return VALUES[ball.split("-")[0]!] ?? 0;
}

/** Millimetres by which a place on the edge of the D is within it, however it is rounded. */
const EDGE = 1e-6;

/** Returns a place brought within the D, which is behind the baulk-line. */
export function withinD(plan: Plan, [x, y]: Point): Point {
  const half = plan.bed.circles[0]!;
  const under = Math.min(y, half.y);
  const out = Math.hypot(x - half.x, under - half.y);
  const share = out > half.radius - EDGE ? (half.radius - EDGE) / out : 1;
  return [half.x + (x - half.x) * share, half.y + (under - half.y) * share];
}

/** Returns the state with the cue ball put within the D, if it lies on no ball there. */
export function handed(state: SnookerState, to: Point): SnookerState {
  const place = withinD(state.plan, to);
  return state.inHand && isFree(state, CUE, place) ? { ...state, at: put(state.at, CUE, place) } : state;
}

/** Returns the balls on the table in the order of their values, reds by number. */
export function inOrder(at: Places): string[] {
  const number = (ball: string): number => Number(ball.split("-")[1] ?? 0);
  return Object.keys(at).sort((one, other) => worth(one) - worth(other) || number(one) - number(other));
}

/** One ball in text: how far it is from the left cushion and from the bottom cushion. */
export interface Told {
  readonly piece: string;
  readonly left: number;
  readonly bottom: number;
  /** Distance from the cue ball. */
  readonly far: number | null;
}

/** Returns the table in text, the cue ball first. */
export function told(state: SnookerState): Told[] {
  const cue = state.at[CUE];
  return inOrder(state.at).map((piece) => {
    const [x, y] = state.at[piece]!;
    const far = cue && piece !== CUE ? Math.round(Math.hypot(x - cue[0], y - cue[1])) : null;
    return { piece, left: Math.round(x), bottom: Math.round(y), far };
  });
}

/** Returns a free place within the D, the usual ones first; null where balls lie all over it. */
export function freeInD(state: SnookerState): Point | null {
  const half = state.plan.bed.circles[0]!;
  for (const [right, back] of USUAL) {
    const place = withinD(state.plan, [half.x + right * half.radius, half.y - back * half.radius]);
    if (isFree(state, CUE, place)) return place;
  }
  return null;
}

const STEPS = [...Array(41).keys()].map((step) => step / 20 - 1);
/** Shares of the radius of the D to the right and back: beside the brown first, then all over it. */
const USUAL: readonly Point[] = [
  [0.5, 0.15],
  [-0.5, 0.15],
  ...STEPS.flatMap((right) => STEPS.filter((back) => back >= 0).map((back) => [right, back] as Point)),
];

/** Returns the pieces of a kind of ball that lie on the table, the nearest to the cue ball first. */
export function nearest(state: SnookerState, ball: string): string[] {
  const cue = state.at[CUE];
  const far = (piece: string): number => {
    const [x, y] = state.at[piece]!;
    return cue ? Math.hypot(x - cue[0], y - cue[1]) : 0;
  };
  const kind = Object.keys(state.at).filter((piece) => piece.split("-")[0] === ball);
  return kind.sort((one, other) => far(one) - far(other));
}
