import type { Arrow } from "./arrows";
import { BAR, OFF, moved, notation, other, type Men, type Side, type Step } from "./moves";

export interface Cube {
  readonly value: number;
  /** Who may turn it next, or nobody's in the middle. */
  readonly owner: Side | null;
}

/** The board between two halves of a move, as the engine tells it. */
export interface Stop {
  /** What one checker may do by one die: from, to, the die, and which stop comes then. */
  readonly halves?: readonly (readonly [from: number, to: number, die: number, after: number])[];
  /** The legal move that is whole here. */
  readonly play?: string;
}

/** A backgammon board with a move half made. Values, never changed in place. */
export interface BackgammonState {
  /** The checkers before the move that is being made. */
  readonly men: Men;
  /** The side at the bottom, whose points are numbered. */
  readonly seat: Side;
  /** The side that has rolled, and its dice. */
  readonly side: Side;
  readonly dice: readonly number[];
  readonly cube: Cube | null;
  /** Every legal move in standard notation; empty where nothing is to be moved here. */
  readonly choices: readonly string[];
  /** The ways to them, half by half, from the engine: nothing can be moved until they are there. */
  readonly stops: readonly Stop[];
  /** The steps made so far. */
  readonly made: readonly Step[];
  /** The point whose checker is taken up. */
  readonly chosen: number | null;
  readonly numbers: boolean;
  /** Moves that are shown without being made. */
  readonly arrows: readonly Arrow[];
  /** What the other has just played, from which checkers: marked until somebody acts. */
  readonly marks: { readonly men: Men; readonly side: Side; readonly steps: readonly Step[] } | null;
}

const EMPTY = Array.from({ length: 26 }, () => 0);
const START: Readonly<Record<number, number>> = { 24: 2, 13: 5, 8: 3, 6: 5 };

/** Returns the counts of a side from its points; 25 is the bar, 0 is off. */
export function counts(points: Readonly<Record<number, number>>): number[] {
  return EMPTY.map((_, place) => points[place] ?? 0);
}

export function opening(seat: Side = "X"): BackgammonState {
  return {
    men: { X: counts(START), O: counts(START) },
    seat,
    side: seat,
    dice: [],
    cube: { value: 1, owner: null },
    choices: [],
    stops: [],
    made: [],
    chosen: null,
    numbers: true,
    arrows: [],
    marks: null,
  };
}

/** Returns the checkers with the steps made so far. */
export function now(state: BackgammonState): Men {
  return state.made.reduce((men, step) => moved(men, state.side, step.from, step.to), state.men);
}

/** Returns the dice not yet played; a double has four. */
export function left({ dice, made }: BackgammonState): number[] {
  const all = dice.length === 2 && dice[0] === dice[1] ? [...dice, ...dice] : [...dice];
  for (const { die } of made) all.splice(all.indexOf(die), 1);
  return all;
}

/** Returns where the steps made so far have led on the ways to a legal move; nothing where they have led off them. */
function here({ stops, made }: BackgammonState): Stop | undefined {
  let stop = stops[0];
  for (const step of made) {
    const half = stop?.halves?.find(
      ([from, to, die]) => from === step.from && to === step.to && die === step.die,
    );
    stop = half && stops[half[3]];
  }
  return stop;
}

/** Returns the next steps from which some legal move can still be reached. */
export function open(state: BackgammonState): Step[] {
  return (here(state)?.halves ?? []).map(([from, to, die]) => ({ from, to, die }));
}

/** A place where the chosen checker may come to lie, and the steps that bring it there. */
export interface Target {
  readonly to: number;
  readonly way: readonly Step[];
}

/** Returns where the chosen checker may go, by one die or by several, nearest first. */
export function targets(state: BackgammonState): Target[] {
  if (state.chosen === null) return [];
  const found = new Map<number, Target>();
  let ends: Target[] = [{ to: state.chosen, way: [] }];
  while (ends.length) {
    ends = ends.flatMap(({ to, way }) => {
      const going = open({ ...state, made: [...state.made, ...way] }).filter((step) => step.from === to);
      return going.map((step) => ({ to: step.to, way: [...way, step] }));
    });
    for (const end of ends) if (!found.has(end.to)) found.set(end.to, end);
  }
  return [...found.values()];
}

/** Returns the points from which a checker may be moved now. */
export function sources(state: BackgammonState): number[] {
  return [...new Set(open(state).map((step) => step.from))].sort((one, two) => two - one);
}

/** Returns the state with a checker taken up, or laid down again. */
export function choose(state: BackgammonState, place: number | null): BackgammonState {
  const may = place !== null && place !== state.chosen && sources(state).includes(place);
  return { ...state, chosen: may ? place : null };
}

/** Returns the state with the chosen checker moved; as it was where it may not go there. */
export function move(state: BackgammonState, to: number): BackgammonState {
  const target = targets(state).find((one) => one.to === to);
  return target ? { ...state, made: [...state.made, ...target.way], chosen: null } : state;
}

/** Returns the state one step back. */
export function undo(state: BackgammonState): BackgammonState {
  return { ...state, made: state.made.slice(0, -1), chosen: null };
}

/** Returns the legal move that has been made, as the hall writes it, or nothing while it is not whole. */
export function whole(state: BackgammonState): string | null {
  return here(state)?.play || null;
}

/** Writes what has been moved so far. */
export function half(state: BackgammonState): string {
  return notation(state.men, state.side, state.made);
}

/** Returns a side's point as the seat numbers it: the far side counts from the other end. */
export function numbered(state: BackgammonState, side: Side, place: number): number {
  return side === state.seat || place === OFF || place === BAR ? place : BAR - place;
}

/** One place in text: whose checkers, how many. */
export interface Told {
  readonly side: Side;
  readonly place: number;
  readonly count: number;
}

/** Returns the board in text: the reader's own checkers first, from the bar home. */
export function told(state: BackgammonState): Told[] {
  const men = now(state);
  return [state.seat, other(state.seat)].flatMap((side) =>
    men[side].flatMap((count, place) => (count ? [{ side, place, count }] : [])).reverse(),
  );
}
