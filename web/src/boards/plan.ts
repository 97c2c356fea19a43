/** A table in millimetres from its lower left corner, y upwards, as `/api/table/plans/{game}` serves it. */
export interface Plan {
  readonly table: string;
  /** The piece that is struck. */
  readonly struck: string;
  /** The radius of each piece. */
  readonly pieces: Readonly<Record<string, number>>;
  /** The weight of each piece in grams. */
  readonly masses: Readonly<Record<string, number>>;
  /** Restitution of two pieces that meet slowly. */
  readonly bounce: number;
  readonly bed: Bed;
}

/** The playing surface and what is drawn on it. */
export interface Bed {
  readonly width: number;
  readonly length: number;
  readonly cushions: readonly Nose[];
  readonly pockets: readonly Pocket[];
  readonly jaws: readonly Round[];
  readonly lines: readonly Line[];
  readonly circles: readonly Circle[];
  readonly spots: readonly Spot[];
  /** How far from the middle a piece that is placed may have its own, by the law of the game. */
  readonly placed_from: number;
  readonly placed_within: number;
  /** Width of the wood around. */
  readonly rim: number;
  /** Width of the cushions from their noses to the wood. */
  readonly cushion: number;
}

/** A straight cushion by its nose, the bed on its left. */
export interface Nose {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export interface Round {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface Pocket extends Round {
  readonly name: string;
}

/** A straight mark by the middle of its thickness; the tip of an arrow is its first end. */
export interface Line extends Nose {
  readonly width: number;
  readonly arrow: boolean;
}

/** A round mark by its outer edge, or the arc of one between two angles in degrees. */
export interface Circle extends Round {
  readonly start: number;
  readonly end: number;
  readonly width: number;
  readonly red: boolean;
}

export interface Spot {
  readonly piece: string;
  readonly x: number;
  readonly y: number;
}

const plans = new Map<string, Promise<Plan>>();

/** Returns the plan of a table. It is asked for once, and again where it could not be had. */
export function tablePlan(table: string): Promise<Plan> {
  let plan = plans.get(table);
  if (!plan) {
    plan = fetch(`/api/table/plans/${table}`).then((answer) => answer.json() as Promise<Plan>);
    plan.catch(() => plans.delete(table));
    plans.set(table, plan);
  }
  return plan;
}
