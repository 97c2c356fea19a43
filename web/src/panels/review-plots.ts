import type { Words } from "../boards/words";
import { traits } from "../games";
import type { Label, Mark, Plot } from "./plot";
import { figure, isBlunder, type Moment, type Review } from "./review-values";

type Name = (side: string) => string;

/** The chance to win the match where it is known, else the score as it went, with every blunder marked. */
export function course(
  review: Review,
  game: string,
  words: Words,
  name: Name,
  chosen: number,
  width: number,
): Plot {
  const { moments, sides } = review;
  const chances = !!traits(game).weighed;
  const first: number[] = [];
  for (const one of moments) first.push(chances ? (one.win ?? first.at(-1) ?? 0.5) : one.score[0]);
  const second = moments.map((one) => one.score[1]);
  const high = chances ? 1 : Math.max(1, ...first, ...second);
  const of = (one: Moment): "first" | "second" => (one.side === sides[0] ? "first" : "second");
  const value = (one: Moment, place: number): number =>
    (chances || of(one) === "first" ? first : second)[place]!;
  const marks = moments.flatMap((one, place): Mark[] =>
    isBlunder(game, one) ? [{ place, value: value(one, place), kind: of(one) }] : [],
  );
  const lines = [
    { values: first, kind: "first" as const },
    ...(chances ? [] : [{ values: second, kind: "second" as const }]),
  ];
  return {
    title: words(`review-course-${game}`, { name: name(sides[0]) }),
    lines: lines.map((line) => ({ ...line, ...(chances ? {} : { end: String(line.values.at(-1) ?? 0) }) })),
    ...(chances ? { ground: 0.5 } : {}),
    low: 0,
    high,
    rules: steps(high, chances),
    parts: parts(moments, game, words),
    labels: chances ? cubes(moments, first) : [],
    marks,
    chosen,
    width,
  };
}

function steps(high: number, chances: boolean): [number, string][] {
  if (chances) return [0, 0.25, 0.5, 0.75, 1].map((share) => [share, `${100 * share} %`]);
  const step = [1, 2, 5, 10, 20, 25, 50].find((one) => high / one <= 5) ?? 50;
  return Array.from({ length: Math.floor(high / step) + 1 }, (_, place) => [
    place * step,
    String(place * step),
  ]);
}

/** Where a part begins: the first by its name, the others by their numbers. */
function parts(moments: readonly Moment[], game: string, words: Words): [number, string][] {
  return moments.flatMap((one, place): [number, string][] => {
    if (place && moments[place - 1]!.part === one.part) return [];
    return [[place, place ? String(one.part) : words(`review-part-${game}`, { number: one.part })]];
  });
}

/** The cube where it was turned. */
function cubes(moments: readonly Moment[], values: readonly number[]): Label[] {
  return moments.flatMap((one, place): Label[] => {
    if (one.kind !== "cube" || one.made !== "take") return [];
    return [{ place, value: values[place]!, words: String(2 * (one.cube ?? 1)) }];
  });
}

/** The luck of the dice as it added up, for both sides. */
export function luck({ moments, sides }: Review, words: Words, chosen: number): Plot {
  const run = (side: string): number[] => {
    let total = 0;
    return moments.map((one) => (total += one.side === side ? (one.luck ?? 0) : 0));
  };
  const lines = sides.map((side, place) => {
    const values = run(side);
    const kind = place ? ("second" as const) : ("first" as const);
    return { values, kind, end: figure(values.at(-1) ?? 0, 2, true) };
  });
  const far = Math.max(0.5, ...lines.flatMap((line) => line.values.map(Math.abs)));
  const rules = [-far, 0, far].map((value) => [value, figure(value, 1, value !== 0)] as const);
  return {
    title: words("review-dice"),
    lines,
    low: -far,
    high: far,
    rules,
    parts: [],
    labels: [],
    marks: [],
    chosen,
    width: 340,
  };
}
