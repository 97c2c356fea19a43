/** The two sides, as in the hall. */
export type Side = "X" | "O";

/** The checkers of a side: off the board, on its own points 1 to 24, on the bar. */
export type Counts = readonly number[];
export type Men = Readonly<Record<Side, Counts>>;

/** One checker by one die, on the mover's own points; 25 is the bar, 0 is off. */
export interface Step {
  readonly from: number;
  readonly to: number;
  readonly die: number;
}

export const BAR = 25;
export const OFF = 0;

export function other(side: Side): Side {
  return side === "X" ? "O" : "X";
}

/** Returns the checkers after one of a side has moved; a blot of the other side that is met goes to its bar. */
export function moved(men: Men, side: Side, from: number, to: number): Men {
  const own = [...men[side]];
  const their = [...men[other(side)]];
  own[from]! -= 1;
  own[to]! += 1;
  const met = BAR - to;
  if (to !== OFF && their[met] === 1) {
    their[met] = 0;
    their[BAR]! += 1;
  }
  return side === "X" ? { X: own, O: their } : { X: their, O: own };
}

/** Returns from where to where each checker of a move goes. */
export function ways(notation: string): (readonly [from: number, to: number])[] {
  return courses(notation).map((stops) => [stops[0]!, stops.at(-1)!]);
}

/** Returns the points at which each checker of a move touches down, the first where it is taken up. */
function courses(notation: string): number[][] {
  return notation
    .trim()
    .split(/\s+/)
    .flatMap((part) => {
      const [, way, times] = /^([^(]*)(?:\((\d)\))?$/.exec(part.replaceAll("*", "")) ?? [];
      const stops = (way ?? "").split("/").map(point);
      if (stops.some(Number.isNaN) || stops.length < 2) return [];
      return Array.from({ length: Number(times ?? 1) }, () => stops);
    });
}

/** Returns a text that is equal where the checkers are. */
export function key(men: Men): string {
  return `${men.X.join()}|${men.O.join()}`;
}

/** Writes steps as a move: those of one checker joined, hits marked, equals counted. */
export function notation(men: Men, side: Side, made: readonly Step[]): string {
  const ways: string[][] = [];
  let now = men;
  for (const { from, to } of made) {
    const hit = to !== OFF && now[other(side)][BAR - to] === 1;
    const going = ways.find((way) => way.at(-1)!.replace("*", "") === named(from));
    const stop = named(to) + (hit ? "*" : "");
    if (going) going.push(stop);
    else ways.push([named(from), stop]);
    now = moved(now, side, from, to);
  }
  const texts = ways.map((way) =>
    way.filter((stop, at) => !at || at === way.length - 1 || stop.endsWith("*")).join("/"),
  );
  const counted = [...new Set(texts)].map((text) => {
    const count = texts.filter((one) => one === text).length;
    return count > 1 ? `${text}(${count})` : text;
  });
  return counted.join(" ");
}

function point(stop: string): number {
  return stop === "bar" ? BAR : stop === "off" ? OFF : Number(stop);
}

export function named(place: number): string {
  return place === BAR ? "bar" : place === OFF ? "off" : String(place);
}
