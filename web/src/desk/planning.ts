import { traits } from "../games";
/** How many matches an event has, and about how long it takes. */
export const FORMATS = ["knockout", "double", "groups", "round-robin", "swiss"] as const;
export type Format = (typeof FORMATS)[number];

export interface Plan {
  readonly format: Format;
  readonly players: number;
  readonly groups: number;
  readonly advance: number;
  readonly legs: number;
  readonly rounds: number | null;
  readonly tables: number;
  /** Minutes of a match. */
  readonly minutes: number;
}

/** The matches of each round, in the order in which rounds are played. */
export function roundsOf(plan: Plan): number[] {
  const { format, players } = plan;
  if (players < 2) return [];
  if (format === "knockout") return knockout(players);
  if (format === "double") return [...knockout(players), ...knockout(players).map((count) => count), 1];
  if (format === "round-robin") return circle(players, plan.legs);
  if (format === "swiss")
    return Array.from({ length: plan.rounds ?? Math.ceil(Math.log2(players)) }, () =>
      Math.floor(players / 2),
    );
  const size = players / plan.groups;
  const inGroups = circle(Math.ceil(size), plan.legs).map((count) => count * plan.groups);
  return [...inGroups, ...knockout(plan.groups * plan.advance)];
}

export function matchesOf(plan: Plan): number {
  if (plan.players < 2) return 0;
  if (plan.format === "double") return 2 * plan.players - 1;
  if (plan.format === "groups") {
    const size = plan.players / plan.groups;
    return Math.round((plan.legs * plan.groups * size * (size - 1)) / 2) + plan.groups * plan.advance - 1;
  }
  return roundsOf(plan).reduce((sum, count) => sum + count, 0);
}

/** Minutes until the last match is over: each round takes as long as its fullest table. */
export function minutesOf(plan: Plan): number {
  const tables = plan.tables || Math.max(1, plan.players / 2);
  return roundsOf(plan).reduce((sum, count) => sum + Math.ceil(count / tables) * plan.minutes, 0);
}

function knockout(players: number): number[] {
  const lines = 2 ** Math.ceil(Math.log2(players));
  const rounds = [players - lines / 2];
  for (let count = lines / 4; count >= 1; count /= 2) rounds.push(count);
  return rounds;
}

function circle(players: number, legs: number): number[] {
  const even = players + (players % 2);
  return Array.from({ length: legs * (even - 1) }, () => Math.floor(players / 2));
}

/** About how many minutes a match takes: of the best of five about four are played. */
export function minutesOfMatch(game: string, length: number): number {
  const { minutes = 30, points } = traits(game);
  if (game === "desk") return minutes;
  return minutes * (points ? length : length > 1 ? 0.8 * length : 1);
}
