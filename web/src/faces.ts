/** What spectators are shown of a match: names, points, notes and a middle, the same on screens, overlays and lists. */
import { quoted, type Words } from "./boards/words";
import { playerName, type Match } from "./hall";

export interface SideFace {
  readonly name: string;
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
const LEAST_FOUL = 4;

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
    ...told(match, game, words),
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
  const turn = !standing.ended && !!standing.turn?.startsWith(name);
  const clock = match.clocks.find((one) => one.side === name && one.name === "bank");
  const points =
    game === "backgammon" ? standing.score[place as 0 | 1] : (standing.part?.[place as 0 | 1] ?? 0);
  return {
    name: nameOf(match, name, words),
    note: note(match, game, place, turn, words),
    points,
    turn,
    chip: chip(game, place, turn, match.players, after),
    clock: clock ? left(clock.left_ms, clock.running) : "",
  };
}

function nameOf(match: Match, name: string, words: Words): string {
  const mine = match.players.filter((player) => player.side.startsWith(name));
  return mine.map((one) => playerName(one, words)).join(" · ") || name;
}

function note(match: Match, game: string, place: number, turn: boolean, words: Words): string {
  const { after, standing } = match;
  if (game === "carrom") {
    const games = words("screen-games", { games: standing.score[place as 0 | 1] });
    return turn ? `${words(after["covering"] ? "screen-cover" : "watch-turn")} · ${games}` : games;
  }
  if (!turn) return "";
  const made = Number(after["break"] ?? 0);
  if (game === "snooker" && made) return words("screen-break", { points: made });
  return words("watch-turn");
}

function chip(
  game: string,
  place: number,
  turn: boolean,
  players: Match["players"],
  after: Match["after"],
): string {
  if (game === "carrom") return players[place]?.colour ?? "";
  if (game === "backgammon") return place ? "black" : "white";
  const on = String(after["ball_on"] ?? "");
  return turn && (on === "red" || COLOURS.includes(on)) ? on : "";
}

function middle({ standing, after }: Match, game: string, words: Words): Pick<Face, "middle" | "under"> {
  if (game === "backgammon") {
    const cube = (after["cube"] ?? {}) as { value?: number };
    return { middle: `${cube.value ?? 1}×`, under: words("screen-cube") };
  }
  const under = words(game === "carrom" ? "screen-games-word" : "screen-frames-word");
  return { middle: `${standing.score[0]} – ${standing.score[1]}`, under };
}

function told(match: Match, game: string, words: Words): Pick<Face, "line" | "law"> {
  const last = match.last.at(-1);
  if (match.state === "review") return { line: [words("watch-state-review")], law: "" };
  if (game === "snooker" && !match.standing.ended) {
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
  const { after, standing } = match;
  const game = match.edition.split("/")[0];
  if (standing.ended) return [];
  if (game === "snooker") return prospects(match, words);
  if (game !== "carrom") return [];
  const men = (after["men"] ?? {}) as Record<string, number>;
  const counted = words("screen-men", { white: men["white"] ?? 0, black: men["black"] ?? 0 });
  return [counted, words(`screen-queen-${String(after["queen"])}`)];
}

/** What spectators of snooker want to know, and the referee may not say: break, remaining, snookers, frame ball. */
export function prospects({ after, standing }: Match, words: Words): string[] {
  const remaining = after["remaining"];
  const striker = standing.sides.findIndex((name) => standing.turn?.startsWith(name));
  if (typeof remaining !== "number" || striker < 0 || !standing.part || after["frame"]) return [];
  const made = Number(after["break"] ?? 0);
  const line = made ? [words("screen-break", { points: made })] : [];
  line.push(words("screen-remaining", { points: remaining }));
  const lead = standing.part[striker as 0 | 1] - standing.part[(1 - striker) as 0 | 1];
  const needed = snookers(lead, remaining, after["ball_on"] === "colour");
  if (needed) line.push(words("screen-snookers", { count: needed }));
  else if (frameBall(lead, remaining, String(after["ball_on"]))) line.push(words("screen-frame-ball"));
  return line;
}

/** How many fouls of the least value the side that is behind needs, to be able to draw level; the striker's lead. */
export function snookers(lead: number, remaining: number, colourDue: boolean): number {
  const open = lead >= 0 && colourDue ? remaining - 7 : remaining;
  return Math.max(0, Math.ceil((Math.abs(lead) - open) / LEAST_FOUL));
}

/** Tells whether the ball on, whatever colour it is, puts the striker out of the other's reach, and he is not so yet. */
export function frameBall(lead: number, remaining: number, on: string): boolean {
  if (on === "red") return lead <= remaining && lead + 1 > remaining - 8;
  if (on === "colour") return lead <= remaining - 7 && lead + 2 > remaining - 7;
  const value = COLOURS.indexOf(on) + 2;
  return value > 1 && lead <= remaining && lead + value > remaining - value;
}
