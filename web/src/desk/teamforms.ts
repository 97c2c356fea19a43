/** The acts of a match between teams: who plays, and how each board ended. */
import type { Words } from "../boards/words";
import type { EventView, MatchView } from "./api";
import type { Field, Form } from "./sheet";

type Base = Pick<Form, "title" | "submit">;

/** The form by which a team names who plays its boards. */
export function lineUp(
  base: Base,
  view: EventView,
  match: MatchView,
  id: string,
  by: Field,
  words: Words,
): Form {
  const known = Object.values(match.line_up ?? {}).map((players) => players.join(", "));
  return {
    ...base,
    says: words("room-form-line_up-says", { boards: view.setup.boards ?? 0 }),
    fields: [
      by,
      { name: "players", label: words("room-field-players"), kind: "names", help: known.join(" · ") },
    ],
    build: (values) => ({ line_up: { match: id, ...values } }),
  };
}

/** The form by which a board of a team match is over. */
export function boardResult(base: Base, view: EventView, match: MatchView, id: string, words: Words): Form {
  const sides = match.sides as readonly [string, string];
  const open = Array.from({ length: view.setup.boards ?? 0 }, (_, place) => String(place + 1)).filter(
    (number) => !(number in (match.boards ?? {})),
  );
  const players = (number: string): string =>
    sides.map((side) => match.line_up?.[side]?.[Number(number) - 1] ?? side).join(" – ");
  return {
    ...base,
    fields: [
      {
        name: "board",
        label: words("room-field-board"),
        kind: "choice",
        choices: open.map((number) => [number, `${number}: ${players(number)}`] as const),
      },
      {
        name: "winner",
        label: words("room-field-winner"),
        kind: "choice",
        choices: sides.map((side) => [side, side] as const),
      },
      ...sides.map((side, place): Field => ({
        name: `s${place}`,
        label: words("room-score-of", { player: side }),
        kind: "number",
        optional: true,
      })),
    ],
    build: ({ board, winner, s0, s1 }) => ({
      board_result: {
        match: id,
        board: Number(board),
        winner,
        ...(s0 === null && s1 === null ? {} : { score: { [sides[0]]: s0 ?? 0, [sides[1]]: s1 ?? 0 } }),
      },
    }),
  };
}
