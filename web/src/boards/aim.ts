import type { Nose, Plan } from "./plan";

export type Point = readonly [x: number, y: number];
export type Places = Readonly<Record<string, Point>>;

/** A straight way of a piece until it meets something, in millimetres. */
export interface Way {
  readonly piece: string;
  readonly start: Point;
  /** Where its middle is when it meets something. */
  readonly end: Point;
  readonly meets: "piece" | "cushion" | "jaw" | "pocket";
  /** Which piece or pocket; nothing for a cushion or a jaw. */
  readonly name: string;
  /** Its speed as a share of the stroke's. */
  readonly speed: number;
}

/** The struck piece up to its first contact; then the piece that it met and itself, or itself off a cushion. */
export interface Aim {
  readonly first: Way;
  readonly after: readonly Way[];
}

type Meeting = readonly [far: number, meets: Way["meets"], name: string];

/** Millimetres by which two pieces that touch may be measured in one another. */
const CLOSED = 1e-6;
/** Shares of the stroke's speed below which a piece stands. */
const SLOW = 1e-9;

/** Returns what the struck piece meets from a place in a direction: the same as `arbitro.table.aim`. */
export function aim(plan: Plan, at: Places, place: Point, angle: number): Aim {
  const others = without(at, plan.struck);
  const to: Point = [Math.cos(angle), Math.sin(angle)];
  const first = way(plan, others, plan.struck, place, to, 1);
  if (first.meets === "pocket") return { first, after: [] };
  if (first.meets === "piece") return { first, after: parted(plan, others, first, to) };
  const back = turned(to, normal(plan, first.end));
  return { first, after: [way(plan, others, plan.struck, first.end, back, 1)] };
}

function way(plan: Plan, at: Places, piece: string, place: Point, to: Point, speed: number): Way {
  const [far, meets, name] = meetings(plan, at, piece, place, to).reduce((a, b) => (before(b, a) ? b : a));
  return { piece, start: place, end: [place[0] + far * to[0], place[1] + far * to[1]], meets, name, speed };
}

/** Orders meetings by their distance, then by their words, so that equals are the same everywhere. */
function before(one: Meeting, other: Meeting): boolean {
  if (one[0] !== other[0]) return one[0] < other[0];
  return one[1] !== other[1] ? one[1] < other[1] : one[2] < other[2];
}

function meetings(plan: Plan, at: Places, piece: string, place: Point, to: Point): Meeting[] {
  const radius = plan.pieces[piece]!;
  const { jaws, pockets, cushions } = plan.bed;
  return [
    ...Object.entries(at).map(([name, there]): Meeting => {
      return [toCircle(place, to, there, radius + plan.pieces[name]!), "piece", name];
    }),
    ...jaws.map((jaw): Meeting => [toCircle(place, to, [jaw.x, jaw.y], jaw.radius + radius), "jaw", ""]),
    ...pockets.map((hole): Meeting => {
      return [toCircle(place, to, [hole.x, hole.y], hole.radius), "pocket", hole.name];
    }),
    ...cushions.map((nose): Meeting => [toNose(place, to, nose, radius), "cushion", ""]),
  ];
}

/** Returns how far it is until a middle comes within reach of another, if it comes nearer. */
function toCircle(place: Point, to: Point, middle: Point, reach: number): number {
  const dx = middle[0] - place[0];
  const dy = middle[1] - place[1];
  const near = dx * to[0] + dy * to[1];
  const under = near * near - (dx * dx + dy * dy - reach * reach);
  if (near <= 0 || under <= 0) return Infinity;
  const far = near - Math.sqrt(under);
  return far > -CLOSED ? Math.max(far, 0) : Infinity;
}

/** Returns how far it is until a middle is a radius from a cushion, between its ends. */
function toNose(place: Point, to: Point, nose: Nose, radius: number): number {
  const length = Math.hypot(nose.x1 - nose.x0, nose.y1 - nose.y0);
  const dx = (nose.x1 - nose.x0) / length;
  const dy = (nose.y1 - nose.y0) / length;
  const x = place[0] - nose.x0;
  const y = place[1] - nose.y0;
  const closing = to[0] * dy - to[1] * dx;
  const apart = dx * y - dy * x - radius;
  if (closing <= 0 || apart < -CLOSED) return Infinity;
  const far = Math.max(apart, 0) / closing;
  const along = (x + far * to[0]) * dx + (y + far * to[1]) * dy;
  return along >= 0 && along <= length ? far : Infinity;
}

/** Returns the ways of two pieces that met, without friction: one along the line of their middles. */
function parted(plan: Plan, at: Places, first: Way, to: Point): Way[] {
  const there = at[first.name]!;
  const apart = Math.hypot(there[0] - first.end[0], there[1] - first.end[1]);
  const nx = (there[0] - first.end[0]) / apart;
  const ny = (there[1] - first.end[1]) / apart;
  const mass = plan.masses[first.piece]!;
  const other = plan.masses[first.name]!;
  const push = ((1 + plan.bounce) * (to[0] * nx + to[1] * ny)) / (mass + other);
  const rest: Point = [to[0] - push * other * nx, to[1] - push * other * ny];
  const left = { ...without(at, first.name), [first.piece]: first.end };
  const gone = way(plan, left, first.name, there, [nx, ny], push * mass);
  const speed = Math.hypot(rest[0], rest[1]);
  if (speed < SLOW) return [gone, { ...first, start: first.end, speed: 0 }];
  return [gone, way(plan, at, first.piece, first.end, [rest[0] / speed, rest[1] / speed], speed)];
}

/** Returns the direction away from the cushion or jaw that a piece touches. */
function normal(plan: Plan, [x, y]: Point): Point {
  const found: (readonly [number, number, number])[] = plan.bed.jaws.map((jaw) => {
    const apart = Math.hypot(x - jaw.x, y - jaw.y);
    return [apart - jaw.radius, (x - jaw.x) / apart, (y - jaw.y) / apart] as const;
  });
  for (const nose of plan.bed.cushions) {
    const dx = nose.x1 - nose.x0;
    const dy = nose.y1 - nose.y0;
    const length = Math.hypot(dx, dy);
    const along = (x - nose.x0) * dx + (y - nose.y0) * dy;
    if (along < 0 || along > length * length) continue;
    found.push([(dx * (y - nose.y0) - dy * (x - nose.x0)) / length, -dy / length, dx / length]);
  }
  const nearest = found.reduce((a, b) => (b[0] < a[0] ? b : a));
  return [nearest[1], nearest[2]];
}

/** Returns a direction mirrored at a cushion. */
function turned(to: Point, [nx, ny]: Point): Point {
  const into = to[0] * nx + to[1] * ny;
  return [to[0] - 2 * into * nx, to[1] - 2 * into * ny];
}

function without(at: Places, piece: string): Places {
  return Object.fromEntries(Object.entries(at).filter(([name]) => name !== piece));
}
