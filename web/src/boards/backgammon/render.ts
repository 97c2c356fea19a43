import { circle, line, path, rect, svg } from "../svg";
import type { Words } from "../words";
import { CHECKER, EDGE, POINT, SPIKE, STACK, TALL, across, ground, stacked, type Ground } from "./measures";
import { BAR, OFF, type Side } from "./moves";
import { left, now, numbered, sources, targets, type BackgammonState } from "./state";

const PIPS: Readonly<Record<number, string>> = {
  1: "4",
  2: "08",
  3: "048",
  4: "0268",
  5: "02468",
  6: "035268",
};

/** Returns the board itself. */
export function board(trays: boolean, numbers: boolean): SVGElement[] {
  const all = ground(trays);
  const { width, height, fields, bar } = all;
  return [
    rect([0, 5, width, height], "shade", { rx: 14 }),
    rect([0, 0, width, height], "g-frame", { rx: 14 }),
    rect([3, 3, width - 6, height - 6], "g-edge", { rx: 12, "stroke-width": 2 }),
    ...all.wells.flatMap((x) => wells(x, all)),
    ...fields.map((x) => rect([x, EDGE, 6 * POINT, TALL], "g-field", { rx: 4 })),
    path(line("M", bar, EDGE, "V", EDGE + TALL), "g-hinge"),
    ...Array.from({ length: 24 }, (_, place) => spike(all, place + 1)),
    ...(numbers ? Array.from({ length: 24 }, (_, place) => number(all, place + 1)) : []),
  ];
}

function wells(x: number, { tray }: Ground): SVGElement[] {
  const tall = TALL / 2 - 28;
  return [EDGE, EDGE + TALL - tall].map((y) => rect([x, y, tray, tall], "g-well", { rx: 5 }));
}

function spike(all: Ground, point: number): SVGElement {
  const x = across(all, point);
  const foot = point <= 12 ? EDGE + TALL : EDGE;
  const tip = point <= 12 ? foot - SPIKE : foot + SPIKE;
  const d = line("M", x - POINT / 2 + 2, foot, "L", x, tip, "L", x + POINT / 2 - 2, foot, "z");
  return path(d, point % 2 ? "g-a" : "g-b", { "data-point": point });
}

function number(all: Ground, point: number): SVGElement {
  const y = point <= 12 ? all.height - 7.5 : 15.5;
  return svg("text", { class: "g-no", x: across(all, point), y, "aria-hidden": "true" }, String(point));
}

/** Returns the middle of the checker of a side that lies so high at a place of its own. */
export function lies(
  state: BackgammonState,
  trays: boolean,
  side: Side,
  place: number,
  high: number,
): readonly [number, number] {
  const all = ground(trays);
  const near = side === state.seat;
  if (place === BAR) return [all.bar, all.height / 2 + (near ? -1 : 1) * (46 + Math.min(high, 3) * CHECKER)];
  if (place === OFF) {
    const y = near ? EDGE + TALL - 9.2 - high * 13.6 : EDGE + 9.8 + high * 13.6;
    return [all.wells.at(-1)! + all.tray / 2, y];
  }
  return stacked(all, numbered(state, side, place), high);
}

/** Returns every checker. */
export function checkers(state: BackgammonState, trays: boolean, words: Words): SVGElement[] {
  const men = now(state);
  return (["X", "O"] as const).flatMap((side) =>
    men[side].flatMap((count, place) =>
      Array.from({ length: count }, (_, high) => checker(state, trays, words, { side, place, high, count })),
    ),
  );
}

interface Checker {
  readonly side: Side;
  readonly place: number;
  readonly high: number;
  readonly count: number;
}

function checker(state: BackgammonState, trays: boolean, words: Words, one: Checker): SVGElement {
  const { side, place, high, count } = one;
  const [x, y] = lies(state, trays, side, place, high);
  const parts = place === OFF ? flat(side) : round(side);
  if (high === count - 1 && place !== OFF && count > (place === BAR ? 4 : STACK))
    parts.push(counted(side, count));
  const said = words(`board-backgammon-${placeKind(place)}`, {
    side: words(`board-backgammon-${side}`),
    point: numbered(state, side, place),
    number: high + 1,
    count,
  });
  const named = { role: "img", "aria-label": said };
  const known = { "data-side": side, "data-place": place, "data-high": high };
  return svg(
    "g",
    { class: "piece checker", transform: `translate(${x} ${y})`, ...named, ...known },
    ...parts,
  );
}

function placeKind(place: number): string {
  return place === BAR ? "on-bar" : place === OFF ? "borne-off" : "on-point";
}

function round(side: Side): SVGElement[] {
  const r = CHECKER / 2;
  return [
    circle(0.8, 2.6, r, "shade"),
    circle(0, 0, r - 0.6, `c-${tone(side)}`, { "stroke-width": 1.2 }),
    circle(0, 0, r * 0.72, "c-ring", { "stroke-width": 1.6 }),
    circle(0, 0, r * 0.3, "c-ring", { "stroke-width": 1.2 }),
  ];
}

function flat(side: Side): SVGElement[] {
  return [rect([-CHECKER / 2, -5.8, CHECKER, 11.6], `c-${tone(side)}`, { rx: 3, "stroke-width": 1 })];
}

function counted(side: Side, count: number): SVGElement {
  return svg("text", { class: `c-count c-on-${tone(side)}`, y: 6, "aria-hidden": "true" }, String(count));
}

/** X plays the light checkers. */
function tone(side: Side): string {
  return side === "X" ? "light" : "dark";
}

/** Returns the dice and the cube. */
export function dice(state: BackgammonState, trays: boolean, words: Words): SVGElement[] {
  const all = ground(trays);
  const near = state.side === state.seat;
  const middle = all.fields[near ? 1 : 0] + 3 * POINT;
  const rest = left(state);
  const shown = state.dice.map((value, place) => {
    const at = rest.indexOf(value);
    const used = at < 0;
    if (!used) rest.splice(at, 1);
    return die(words, state.side, value, used, middle + (place ? 28 : -28), all.height / 2);
  });
  return [...shown, ...cube(state, all, words)];
}

function die(words: Words, side: Side, value: number, used: boolean, x: number, y: number): SVGElement {
  const dark = side === "O" ? "-dark" : "";
  const dots = [...PIPS[value]!].map((place) =>
    circle(((Number(place) % 3) - 1) * 10.3, (Math.floor(Number(place) / 3) - 1) * 10.3, 3.6, `pip${dark}`),
  );
  const said = words(used ? "board-backgammon-die-played" : "board-backgammon-die", { value });
  const faces = [
    rect([-19, -16, 38, 38], "shade", { rx: 8 }),
    rect([-19, -19, 38, 38], `die${dark}`, { rx: 8 }),
  ];
  const about = {
    class: used ? "used" : "",
    "data-part": "dice",
    role: "img",
    "aria-label": said,
    transform: `translate(${x} ${y})`,
  };
  return svg("g", about, ...faces, ...dots);
}

function cube({ cube: held, seat }: BackgammonState, all: Ground, words: Words): SVGElement[] {
  if (!held) return [];
  const y = !held.owner ? all.height / 2 : held.owner === seat ? all.height - EDGE - 30 : EDGE + 30;
  const shown = held.value === 1 ? 64 : held.value;
  const said = words(held.owner ? "board-backgammon-cube-of" : "board-backgammon-cube", {
    value: held.value,
    side: held.owner ? words(`board-backgammon-${held.owner}`) : "",
  });
  const faces = [rect([-19, -16, 38, 38], "shade", { rx: 7 }), rect([-19, -19, 38, 38], "cube", { rx: 7 })];
  const value = svg("text", { class: "cube-no", y: 7, "aria-hidden": "true" }, String(shown));
  const about = { role: "img", "aria-label": said, transform: `translate(${all.cube} ${y})` };
  return [svg("g", about, ...faces, value)];
}

/** Returns what can be taken up or where the taken checker may go: buttons that keyboard and finger find alike. */
export function offers(state: BackgammonState, trays: boolean, words: Words): SVGElement[] {
  const { side } = state;
  if (state.chosen === null) return sources(state).map((place) => offer(state, trays, words, "from", place));
  const chosen = state.chosen;
  const high = Math.max(0, now(state)[side][chosen]! - 1);
  const [x, y] = lies(state, trays, side, chosen, high);
  const ring = circle(x, y, CHECKER / 2 + 3, "chosen-ring", { "aria-hidden": "true" });
  const back = offer(state, trays, words, "back", chosen);
  return [ring, back, ...targets(state).map(({ to }, place) => offer(state, trays, words, "to", to, !place))];
}

function offer(
  state: BackgammonState,
  trays: boolean,
  words: Words,
  kind: "from" | "to" | "back",
  place: number,
  hot = false,
): SVGElement {
  const men = now(state);
  const there = kind === "to" ? landing(state, place) : Math.max(0, men[state.side][place]! - 1);
  const [x, y] = lies(state, trays, state.side, place, there);
  const mark = { to: hot ? "target hot" : "target", from: "source", back: "" }[kind];
  const shown = mark ? [circle(x, y, CHECKER / 2 - 1, mark)] : [];
  const where = words(`board-backgammon-place-${place === BAR ? "bar" : place === OFF ? "off" : "point"}`, {
    point: numbered(state, state.side, place),
  });
  const said = words(`board-backgammon-${kind}`, { place: where });
  const about = {
    class: `offer offer-${kind}`,
    role: "button",
    tabindex: 0,
    "aria-label": said,
    "data-offer": place,
  };
  return svg("g", about, hit(state, trays, place), ...shown);
}

/** The height at which a checker would come to lie: a blot that is met makes room. */
function landing(state: BackgammonState, place: number): number {
  return Math.min(now(state)[state.side][place]!, place === OFF ? 14 : STACK - 1);
}

/** The whole point, bar or tray answers the finger. */
function hit(state: BackgammonState, trays: boolean, place: number): SVGElement {
  const all = ground(trays);
  const half = TALL / 2 - 4;
  const [x] = lies(state, trays, state.side, place, 0);
  const low =
    place === OFF || place === BAR
      ? (place === OFF) === (state.side === state.seat)
      : numbered(state, state.side, place) <= 12;
  return rect([x - POINT / 2, low ? all.height / 2 + 4 : EDGE, POINT, half], "hit", { "data-to": place });
}
