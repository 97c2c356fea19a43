import { SNOOKER_BOARD } from "../names";
import type { Nose, Plan, Pocket, Round } from "../plan";
import { circle, line, path, rect, svg } from "../svg";
import type { Look } from "../table-board";
import { pieceName } from "../words";

/** How a snooker table is drawn: to the plan; leather and brass behind the pockets. */
export const SNOOKER: Look = {
  game: SNOOKER_BOARD,
  falls: 0.22,
  bed: (plan) => [
    ...wood(plan),
    ...plan.bed.pockets.flatMap(leather),
    cloth(plan),
    ...plan.bed.pockets.flatMap((hole) => backs(plan, hole)),
    ...plan.bed.pockets.flatMap(fall),
    svg(
      "g",
      { "aria-hidden": "true" },
      ...plan.bed.cushions.flatMap((nose) => cushion(plan, nose)),
      ...marks(plan),
    ),
  ],
  piece: ball,
  name: (words, piece) => pieceName(words, SNOOKER_BOARD, piece),
};

function around({ bed }: Plan, edge: number): readonly [number, number, number, number] {
  return [-edge, -edge, bed.width + 2 * edge, bed.length + 2 * edge];
}

function wood(plan: Plan): SVGElement[] {
  const far = plan.bed.rim + plan.bed.cushion;
  const inner = { rx: 66, "stroke-width": 7 };
  return [rect(around(plan, far), "s-wood", { rx: 74 }), rect(around(plan, far - 9), "s-wood-2", inner)];
}

function leather({ x, y, radius }: Pocket): SVGElement[] {
  return [
    circle(x, y, radius + 30, "s-leather"),
    circle(x, y, radius + 26, "s-brass", { "stroke-width": 6 }),
  ];
}

/** The bed runs under the cushions and into the mouths of the pockets. */
function cloth(plan: Plan): SVGElement {
  return rect(around(plan, plan.bed.cushion), "s-cloth");
}

/** Behind the fall of a corner pocket is leather again. */
function backs({ bed }: Plan, { x, y }: Pocket): SVGElement[] {
  if (y > 0 && y < bed.length) return [];
  const [h, v] = [x < bed.width / 2 ? -1 : 1, y < bed.length / 2 ? -1 : 1];
  const corner = (dx: number, dy: number): [number, number] => [x + h * dx, y + v * dy];
  const ends = [corner(2, -52), corner(-52, 2), corner(-52, 34), corner(34, 34), corner(34, -52)];
  return [path(line("M", ...ends.flatMap((end, place) => (place ? ["L", ...end] : end)), "z"), "s-leather")];
}

function fall({ x, y, radius }: Pocket): SVGElement[] {
  return [circle(x, y, radius + 4, "b-hole"), circle(x, y, radius - 9, "b-net")];
}

/** A cushion with its rounded ends: along its nose, round one jaw to the wood, and back round the other. */
function cushion(plan: Plan, nose: Nose): SVGElement[] {
  const { x0, y0, x1, y1 } = nose;
  const length = Math.hypot(x1 - x0, y1 - y0);
  const [dx, dy] = [(x1 - x0) / length, (y1 - y0) / length];
  const back = (x: number, y: number, on: number): [number, number] => {
    const deep = plan.bed.cushion;
    const radius = jawAt(plan, x, y).radius;
    const far = on * Math.sqrt(Math.max(radius * radius - (radius - Math.min(deep, radius)) ** 2, 0));
    return [x + dx * far + dy * deep, y + dy * far - dx * deep];
  };
  const [one, other] = [jawAt(plan, x1, y1).radius, jawAt(plan, x0, y0).radius];
  const straight = line("M", x0, y0, "L", x1, y1);
  const bends = line("A", one, one, 0, 0, 0, ...back(x1, y1, 1), "L", ...back(x0, y0, -1));
  const whole = `${straight} ${bends} ${line("A", other, other, 0, 0, 0, x0, y0, "z")}`;
  return [path(whole, "s-cushion"), path(straight, "s-nose", { "stroke-width": 7 })];
}

/** The jaw that begins where a nose ends. */
function jawAt({ bed }: Plan, x: number, y: number): Round {
  const off = (jaw: Round): number => Math.abs(Math.hypot(jaw.x - x, jaw.y - y) - jaw.radius);
  return bed.jaws.reduce((best, jaw) => (off(jaw) < off(best) ? jaw : best));
}

function marks({ bed }: Plan): SVGElement[] {
  const straight = bed.lines.map(({ x0, y0, x1, y1 }) => line("M", x0, y0, "L", x1, y1));
  const arcs = bed.circles.map(({ x, y, radius }) => {
    return line("M", x - radius, y, "A", radius, radius, 0, 0, 1, x + radius, y);
  });
  const drawn = [...straight, ...arcs].map((d) => path(d, "s-line", { "stroke-width": 6 }));
  return [...drawn, ...bed.spots.map(({ x, y }) => circle(x, y, 8, "s-spot"))];
}

function ball(name: string, radius: number): SVGElement[] {
  return [
    circle(radius * 0.1, radius * 0.2, radius, "shade"),
    circle(0, 0, radius, `k-${name.split("-")[0]!}`),
    circle(-radius * 0.34, -radius * 0.38, radius * 0.2, "k-shine"),
    circle(0, 0, radius - 0.8, "k-edge", { "stroke-width": 1.6 }),
  ];
}
