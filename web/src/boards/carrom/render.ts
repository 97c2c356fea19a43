import { CARROM_BOARD } from "../names";
import type { Circle, Line, Plan } from "../plan";
import { circle, line, path, rect, svg } from "../svg";
import type { Look } from "../table-board";
import { pieceName } from "../words";

const CORNER = 25;
const PETALS = 8;
/** Radius of the arc at the foot of an arrow, and half of the angle at which it is open. */
const ARC = 31.25;
const GAP = (52 * Math.PI) / 180;
const SMALL = 40;

/** How a carrom board is drawn: to the plan, with petals in its outer circle. */
export const CARROM: Look = {
  game: CARROM_BOARD,
  falls: 0.16,
  bed: (plan) => [...frame(plan), ...pockets(plan), svg("g", { "aria-hidden": "true" }, ...marks(plan))],
  piece: man,
  name: (words, piece) => pieceName(words, CARROM_BOARD, piece),
};

function frame({ bed }: Plan): SVGElement[] {
  const { width, length, rim } = bed;
  const around = (edge: number): readonly [number, number, number, number] => {
    return [-edge, -edge, width + 2 * edge, length + 2 * edge];
  };
  const ends = [-1, 1].flatMap((x) => [-1, 1].map((y) => [x, y] as const));
  const mitre = ends.map(([x, y]) => {
    const [left, top] = [width / 2 + x * (width / 2 + 4), length / 2 + y * (length / 2 + 4)];
    return line("M", left, top, "l", x * (rim - 14), y * (rim - 14));
  });
  return [
    rect([-rim, -rim - 6, width + 2 * rim, length + 2 * rim], "shade", { rx: 22 }),
    rect(around(rim), "b-frame-edge", { rx: 22 }),
    rect(around(rim - 5), "b-frame", { rx: 18 }),
    path(mitre.join(""), "b-mitre"),
    rect(around(6), "b-frame-edge", { rx: CORNER + 5 }),
    rect(around(0), "b-field", { rx: CORNER }),
  ];
}

function pockets({ bed }: Plan): SVGElement[] {
  return bed.pockets.flatMap(({ x, y, radius }) => [
    circle(x, y, radius + 1.5, "b-lip", { "stroke-width": 3 }),
    circle(x, y, radius, "b-hole"),
    circle(x, y - 3, radius * 0.67, "b-net"),
  ]);
}

function marks({ bed }: Plan): SVGElement[] {
  const middle = `translate(${bed.width / 2} ${bed.length / 2})`;
  const petals = Array.from({ length: PETALS }, (_, place) => {
    const d = "M0 18C13 36 13 62 0 80C-13 62 -13 36 0 18z";
    return path(d, place % 2 ? "b-petal" : "b-petal strong", {
      transform: `rotate(${(place * 360) / PETALS})`,
    });
  });
  return [
    svg("g", { transform: middle }, ...petals),
    ...bed.lines.flatMap((mark) => straight(mark)),
    ...bed.circles.map(round),
  ];
}

function straight(mark: Line): SVGElement[] {
  const { x0, y0, x1, y1, width, arrow } = mark;
  const drawn = path(line("M", x0, y0, "L", x1, y1), "b-line", { "stroke-width": width });
  return arrow ? [drawn, head(mark), arc(mark)] : [drawn];
}

/** The head of an arrow, its tip at the first end. */
function head({ x0, y0, x1, y1 }: Line): SVGElement {
  const length = Math.hypot(x1 - x0, y1 - y0) / 15;
  const [dx, dy] = [(x1 - x0) / length, (y1 - y0) / length];
  const wing = (side: number): [number, number] => [x0 + dx - (side * dy) / 3, y0 + dy + (side * dx) / 3];
  return path(line("M", x0, y0, "L", ...wing(1), "L", ...wing(-1), "z"), "b-ink");
}

/** The arc at the foot of an arrow, open towards its tip, with a head at each end. */
function arc({ x0, y0, x1, y1, width }: Line): SVGElement {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const [dx, dy] = [(x0 - x1) / length, (y0 - y1) / length];
  const middle = `translate(${x1 + dx * ARC} ${y1 + dy * ARC}) rotate(${(Math.atan2(dy, dx) * 180) / Math.PI})`;
  const [x, y] = [ARC * Math.cos(GAP), ARC * Math.sin(GAP)];
  const turned = 90 + (GAP * 180) / Math.PI;
  return svg(
    "g",
    { transform: middle },
    path(line("M", x, y, "A", ARC, ARC, 0, 1, 1, x, -y), "b-line", { "stroke-width": width }),
    path("M7 0L-5 4.5L-5 -4.5z", "b-ink", { transform: `translate(${x} ${-y}) rotate(${180 - turned})` }),
    path("M7 0L-5 4.5L-5 -4.5z", "b-ink", { transform: `translate(${x} ${y}) rotate(${turned - 180})` }),
  );
}

/** A round mark lies within its outer edge; a small one hides the lines that end in it. */
function round({ x, y, radius, width, red }: Circle): SVGElement {
  const kind = red ? "b-line b-red" : radius < SMALL ? "b-line b-bare" : "b-line";
  return circle(x, y, radius - width / 2, kind, { "stroke-width": width });
}

function man(name: string, radius: number): SVGElement[] {
  const kind = name.split("-")[0]!;
  const body = [
    circle(radius * 0.05, radius * 0.17, radius, "shade"),
    circle(0, 0, radius - 0.6, `m-${kind}`, { "stroke-width": 1.2 }),
  ];
  if (kind === "striker") {
    const ring = circle(0, 0, radius * 0.68, "m-ring", { "stroke-width": 2.6 });
    return [...body, ring, circle(0, 0, radius * 0.26, "m-eye")];
  }
  const rings = [0.7, 0.34].map((share) => circle(0, 0, radius * share, "m-ring", { "stroke-width": 1.4 }));
  return [...body, ...rings];
}
