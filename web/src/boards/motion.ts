/** One stroke as `arbitro table play --json` writes it: exact segments, so that it can be shown at any frame rate. */
export interface Motion {
  readonly table: string;
  readonly start: { readonly at: Readonly<Record<string, readonly [number, number]>> };
  readonly duration: number;
  readonly segments: readonly Segment[];
}

/** Piece, time, place, velocity, acceleration, spin, phase; of a piece in the air also height, and how that changes. */
export type Segment = readonly [
  piece: string,
  time: number,
  x: number,
  y: number,
  vx: number,
  vy: number,
  ax: number,
  ay: number,
  wx: number,
  wy: number,
  wz: number,
  phase: string,
  z?: number,
  vz?: number,
  az?: number,
];

/** Where a piece is, in metres; `z` is the height above the bed. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Reads a motion; null where the text is none. */
export function readMotion(text: string): Motion | null {
  try {
    const held = JSON.parse(text) as Partial<Motion> | null;
    const whole = held?.start?.at && Array.isArray(held.segments) && Number.isFinite(held.duration);
    return whole && typeof held.table === "string" ? (held as Motion) : null;
  } catch {
    return null;
  }
}

/** The pieces of a stroke at any time of it. */
export class Course {
  readonly duration: number;
  private readonly paths = new Map<string, Segment[]>();

  constructor(readonly motion: Motion) {
    this.duration = motion.duration;
    for (const segment of motion.segments) {
      const path = this.paths.get(segment[0]);
      if (path) path.push(segment);
      else this.paths.set(segment[0], [segment]);
    }
  }

  /** Returns where each piece on the table is; what has fallen or left is not among them. */
  at(time: number): Map<string, Place> {
    const places = new Map<string, Place>();
    for (const [piece, [x, y]] of Object.entries(this.motion.start.at)) {
      const segment = latest(this.paths.get(piece) ?? [], time);
      if (!segment) places.set(piece, { x, y, z: 0 });
      else if (segment[11] !== "gone") places.set(piece, along(segment, time));
    }
    return places;
  }
}

/** Seconds between two places of a trail. */
const STEP = 0.03;
/** Metres below which a piece has not moved. */
const STILL = 0.001;

/** Returns the way of each piece that moved in a stroke, in millimetres. */
export function trails(course: Course): { piece: string; places: [number, number][] }[] {
  const ways = new Map<string, [number, number][]>();
  for (let time = 0; time < course.duration + STEP; time += STEP)
    for (const [piece, { x, y }] of course.at(Math.min(time, course.duration))) {
      const way = ways.get(piece) ?? [];
      const last = way.at(-1);
      if (!last || Math.hypot(x - last[0] / 1000, y - last[1] / 1000) > STILL) way.push([x * 1000, y * 1000]);
      ways.set(piece, way);
    }
  return [...ways].flatMap(([piece, places]) => (places.length > 1 ? [{ piece, places }] : []));
}

function along(segment: Segment, time: number): Place {
  const [, start, x, y, vx, vy, ax, ay] = segment;
  const [z = 0, vz = 0, az = 0] = segment.slice(12) as number[];
  const t = time - start;
  return { x: moved(x, vx, ax, t), y: moved(y, vy, ay, t), z: moved(z, vz, az, t) };
}

function moved(from: number, speed: number, pull: number, t: number): number {
  return from + (speed + 0.5 * pull * t) * t;
}

/** Returns the last segment that has begun, by halving. */
function latest(path: readonly Segment[], time: number): Segment | undefined {
  let low = 0;
  let high = path.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (path[middle]![1] <= time) low = middle + 1;
    else high = middle;
  }
  return path[low - 1];
}
