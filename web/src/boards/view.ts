import type { Point } from "./aim";
import type { Plan } from "./plan";

/** By how many quarters a table is turned to the reader: 0 as its plan, 1 with its right side nearest, and so on. */
export type Turn = 0 | 1 | 2 | 3;

/** Returns the box of a drawing of the whole table, its middle at 0, 0, with so much around it. */
export function box(plan: Plan, turn: Turn, around = 8): string {
  const edge = plan.bed.rim + plan.bed.cushion + around;
  const sides = [plan.bed.width + 2 * edge, plan.bed.length + 2 * edge];
  const [width, height] = turn % 2 ? [sides[1]!, sides[0]!] : [sides[0]!, sides[1]!];
  return `${-width / 2} ${-height / 2} ${width} ${height}`;
}

/** Returns the transform from the plan, y upwards, to the drawing. */
export function toDrawing(plan: Plan, turn: Turn): string {
  return `rotate(${90 * turn}) scale(1 -1) translate(${-plan.bed.width / 2} ${-plan.bed.length / 2})`;
}

/** Returns the transform that sets upright what is drawn within the plan. */
export function upright(turn: Turn): string {
  return `scale(1 -1) rotate(${-90 * turn})`;
}

/** Returns a place of the plan as the reader sees it: from the middle, x to the right, y away. */
export function seen(plan: Plan, turn: Turn, [x, y]: Point): Point {
  const dx = x - plan.bed.width / 2;
  const dy = y - plan.bed.length / 2;
  return (
    [
      [dx, dy],
      [dy, -dx],
      [-dx, -dy],
      [-dy, dx],
    ] as const
  )[turn];
}

/** Returns a place of the plan in the drawing: its middle at 0, 0, y downwards. */
export function inDrawing(plan: Plan, turn: Turn, place: Point): Point {
  const [x, y] = seen(plan, turn, place);
  return [x, -y];
}

/** Returns the direction in which the reader looks, in the plan, in radians. */
export function ahead(turn: Turn): number {
  return Math.PI / 2 + (turn * Math.PI) / 2;
}

/** Returns where a pointer is, in the plan, in millimetres. */
export function pointed(world: SVGGraphicsElement, event: { clientX: number; clientY: number }): Point {
  const place = new DOMPoint(event.clientX, event.clientY).matrixTransform(world.getScreenCTM()!.inverse());
  return [place.x, place.y];
}
