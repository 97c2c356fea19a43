/** What spectators are shown of a match: names, points, notes and a middle, the same on screens, overlays and lists. */
import { playsFor, traits } from "./games";
import { quoted, type Words } from "./boards/words";
import { onTurn, playerName, sideOnTurn, type Match } from "./hall";

/** One who plays, and whether it is their act that is due. */
export interface Person {
  readonly name: string;
  readonly turn: boolean;
}

export interface SideFace {
  readonly people: readonly Person[];
  readonly note: string;
  readonly points: number;
  readonly turn: boolean;
  /** The colour of the side's men, or of the ball that is on: a chip beside the name. */
  readonly chip: string;
  readonly clock: string;
}

export interface Face {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly table: string;
  readonly sides: readonly [SideFace, SideFace];
  readonly middle: string;
  readonly under: string;
  /** One line for those who watch: a break and what is left, or the last words of the official. */
  readonly line: readonly string[];
  readonly law: string;
  readonly review: boolean;
  readonly over: boolean;
}

const COLOURS = ["yellow", "green", "brown", "blue", "pink", "black"];

export function face(match: Match, words: Words, left: (ms: number, running: boolean) => string): Face {
  const game = match.edition.split("/")[0]!;
  const { standing } = match;
  const [one, other] = standing.sides.map((_, place) => side(match, game, place, words, left));
  return {
    id: match.id,
    game,
    title: words(`screen-game-${game}`),
    table: match.table ?? "",
    sides: [one!, other!],
    ...middle(match, game, words),
    ...told(match, words),
    review: match.state === "review",
    over: match.state === "over",
  };
}

function side(
  match: Match,
  game: string,
  place: number,
  words: Words,
  left: (ms: number, running: boolean) => string,
): SideFace {
  const { standing, after } = match;
  const name = standing.sides[place]!;
  const turn = sideOnTurn(match, name);
  const clock = match.clocks.find((one) => one.side === name && one.name === "bank");
  const { board, points: scored } = traits(game);
  const whole = board && !scored ? 0 : standing.score[place as 0 | 1];
  const points = standing.part?.[place as 0 | 1] ?? whole;
  return {
    people: peopleOf(match, name, words),
    note: note(match, place, turn, words),
    points,
    turn,
    chip: chip(game, place, turn, match.players, after),
    clock: clock ? left(clock.left_ms, clock.running) : "",
  };
}

function peopleOf(match: Match, side: string, words: Words): readonly Person[] {
  const due = onTurn(match);
  const mine = match.players.filter((player) => playsFor(player.side, side));
  return mine.map((one) => ({ name: playerName(one, words), turn: due.includes(one) }));
}

function nameOf(match: Match, side: string, words: Words): string {
  const names = peopleOf(match, side, words).map((one) => one.name);
  return names.join(" · ") || side;
}

function note(match: Match, place: number, turn: boolean, words: Words): string {
  const { after, standing } = match;
  if (match.players[place]?.colour) {
    const games = words("screen-games", { games: standing.score[place as 0 | 1] });
    return turn ? `${words(after["covering"] ? "screen-cover" : "watch-turn")} · ${games}` : games;
  }
  if (!turn) return "";
  const made = match.spectators?.break?.[standing.sides[place]!];
  if (made) return words("screen-break", { points: made });
  return words("watch-turn");
}

function chip(
  game: string,
  place: number,
  turn: boolean,
  players: Match["players"],
  after: Match["after"],
): string {
  const men = players[place]?.colour;
  if (men) return men;
  if (traits(game).dice) return place ? "black" : "white";
  const on = String(after["ball_on"] ?? "");
  return turn && (on === "red" || COLOURS.includes(on)) ? on : "";
}

function middle({ standing, after }: Match, game: string, words: Words): Pick<Face, "middle" | "under"> {
  const cube = after["cube"] as { value?: number } | undefined;
  if (cube) return { middle: `${cube.value ?? 1}×`, under: words("screen-cube") };
  const unit = `screen-unit-${game}`;
  const under = words(unit) === unit ? "" : words(unit);
  return { middle: `${standing.score[0]} – ${standing.score[1]}`, under };
}

function told(match: Match, words: Words): Pick<Face, "line" | "law"> {
  const last = match.last.at(-1);
  if (match.state === "review") return { line: [words("watch-state-review")], law: "" };
  if (!match.standing.ended) {
    const line = prospects(match, words);
    if (line.length) return { line, law: "" };
  }
  const said = last?.say.at(-1);
  return {
    line: said ? [quoted(said)] : [],
    law: said ? (last!.rulings.at(-1)?.law ?? "") : "",
  };
}

/** What spectators are told beside the score. */
export function facts(match: Match, words: Words): string[] {
  const { after, standing, spectators } = match;
  if (standing.ended) return [];
  if (spectators?.remaining !== undefined) return [...lead(match, words), ...prospects(match, words)];
  const line = ["to_win", "strokes", "pips"].flatMap((name) => {
    const counted = spectators?.[name as "to_win" | "strokes" | "pips"];
    if (!counted) return [];
    const [one, other] = standing.sides.map((side) => counted[side] ?? 0);
    return [words(`screen-${name.replace("_", "-")}`, { one: one!, other: other! })];
  });
  if (!after["men"]) return line;
  const men = after["men"] as Record<string, number>;
  const counted = words("screen-men", { white: men["white"] ?? 0, black: men["black"] ?? 0 });
  return [counted, words(`screen-queen-${String(after["queen"])}`), ...line];
}

function lead(match: Match, words: Words): string[] {
  const { ahead } = match.spectators!;
  return ahead
    ? [words("screen-ahead", { name: nameOf(match, ahead.side, words), points: ahead.points })]
    : [];
}

/** What spectators of snooker want to know, and the referee may not say: break, remaining, snookers, frame ball. */
export function prospects({ after, spectators }: Match, words: Words): string[] {
  if (spectators?.remaining === undefined || !after["striker"] || after["frame"]) return [];
  const made = Object.values(spectators.break ?? {})[0];
  const line = made ? [words("screen-break", { points: made })] : [];
  line.push(words("screen-remaining", { points: spectators.remaining }));
  const needed = Object.values(spectators.snookers ?? {}).find(Boolean);
  if (needed) line.push(words("screen-snookers", { count: needed }));
  const balls = (spectators.frame_ball ?? []).map((ball) => words(`play-ball-${ball}`));
  if (balls.length) line.push(words("screen-frame-ball", { balls: balls.join(", ") }));
  return line;
}
