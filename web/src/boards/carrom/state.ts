import type { Places, Point } from "../aim";
import type { Plan } from "../plan";
import { NOTHING, isFree, put, type TableState } from "../tabletop";
import { seen } from "../view";

/** The line on which the middle of the striker may lie. */
export interface BaseLine {
  readonly from: Point;
  readonly to: Point;
}

/** A carrom board. */
export interface CarromState extends TableState {
  /** Where the striker may be put, or nothing where nobody strikes. */
  readonly line: BaseLine | null;
  /** The man that is being placed, or nothing. */
  readonly placing: string | null;
  /** Millimetres around the middle that are seen while a man is placed, or nothing where the whole board stays in view. */
  readonly near: number | null;
}

export const STRIKER = "striker";

export function carromState(plan: Plan, at: Places = {}): CarromState {
  return { ...NOTHING, plan, at, line: null, placing: null, near: null };
}

/** Returns the place on the base line nearest to a point at which the striker lies on no man; nothing where all is taken. */
export function onLine(state: CarromState, to: Point): Point | null {
  if (!state.line) return null;
  const { from, to: end } = state.line;
  const length = Math.hypot(end[0] - from[0], end[1] - from[1]);
  const wish = ((to[0] - from[0]) * (end[0] - from[0]) + (to[1] - from[1]) * (end[1] - from[1])) / length;
  const near = Math.min(Math.max(wish, 0), length);
  for (let away = 0; away <= length; away += 0.5) {
    for (const far of [near - away, near + away]) {
      const place = between(state.line, far / length);
      if (far >= 0 && far <= length && isFree(state, STRIKER, place)) return place;
    }
  }
  return null;
}

/** Returns the state with the striker moved to the nearest legal place. */
export function slid(state: CarromState, to: Point): CarromState {
  const place = onLine(state, to);
  return place ? { ...state, at: put(state.at, STRIKER, place) } : state;
}

/** Returns the state with the striker moved along the line, to the reader's right for more than nothing. */
export function stepped(state: CarromState, by: number): CarromState {
  const place = state.at[STRIKER];
  if (!place || !state.line) return state;
  const { from, to } = state.line;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const right = seen(state.plan, state.turn, to)[0] >= seen(state.plan, state.turn, from)[0] ? 1 : -1;
  const share = (by * right) / length;
  return slid(state, [place[0] + (to[0] - from[0]) * share, place[1] + (to[1] - from[1]) * share]);
}

/** Tells whether a man fits at a place: on nothing, and within the area that the plan names. */
export function fits(state: CarromState, man: string, place: Point): boolean {
  const { width, length, placed_from: from, placed_within: within } = state.plan.bed;
  const out = Math.hypot(place[0] - width / 2, place[1] - length / 2);
  return out <= within && out >= from && isFree(state, man, place);
}

/** Returns the state with the man that is placed moved to a place where it fits; else as it was. */
export function shifted(state: CarromState, to: Point): CarromState {
  const man = state.placing;
  return man && fits(state, man, to) ? { ...state, at: put(state.at, man, to) } : state;
}

/** One piece in text: where it is from the middle, as on a clock, and how far from the reader's frame. */
export interface Told {
  readonly piece: string;
  readonly far: number;
  readonly hour: number;
  readonly fromYou: number;
}

/** Returns the board in text, nearest to the middle first. */
export function told(state: CarromState): Told[] {
  const rows = Object.entries(state.at).map(([piece, place]) => {
    const [x, y] = seen(state.plan, state.turn, place);
    const hour = Math.round((Math.atan2(x, y) / (2 * Math.PI)) * 12 + 12) % 12 || 12;
    return {
      piece,
      far: Math.round(Math.hypot(x, y)),
      hour,
      fromYou: Math.round(y + state.plan.bed.length / 2),
    };
  });
  return rows.sort((one, other) => one.far - other.far);
}

function between({ from, to }: BaseLine, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
