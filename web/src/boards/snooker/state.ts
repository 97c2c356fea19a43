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
  return { ...NOTHING, plan, at, inHand: false, nominated: null, values: false };
}

/** Returns the value of a ball, 0 for the cue ball. */
export function worth(ball: string): number {
  return VALUES[ball.split("-")[0]!] ?? 0;
}

/** Returns a place brought within the D, which is behind the baulk-line. */
export function withinD(plan: Plan, [x, y]: Point): Point {
  const half = plan.bed.circles[0]!;
  const under = Math.min(y, half.y);
  const out = Math.hypot(x - half.x, under - half.y);
  const share = out > half.radius ? half.radius / out : 1;
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
