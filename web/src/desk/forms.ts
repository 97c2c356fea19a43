/** The acts that need something said: each as a form, with what the law makes possible in that event. */
import type { Words } from "../boards/words";
import type { EventView, MatchView } from "./api";
import { said, type Field, type Form, type Law } from "./sheet";
import { boardResult, lineUp } from "./teamforms";

const CAUSES: Readonly<Record<string, readonly string[]>> = {
  backgammon: [
    "language",
    "slow-play",
    "aid",
    "recording",
    "headphones",
    "phone",
    "outside-help",
    "etiquette",
    "equipment",
    "agreed-result",
  ],
  snooker: ["time-wasting", "misconduct"],
};
const REQUESTS = [
  "observer",
  "clock",
  "baffle-box",
  "remove-spectators",
  "no-smoking",
  "preference-by-dice",
  "emergency",
];

/** What can be done in a match besides the acts that need nothing said. */
export type MatchForm =
  | "call"
  | "score"
  | "walkover"
  | "board"
  | "break"
  | "protest"
  | "claim"
  | "warn"
  | "penalty"
  | "disqualify"
  | "request"
  | "clock"
  | "observer"
  | "table"
  | "late-clock"
  | "baffle"
  | "umpire"
  | "line_up"
  | "board_result";

/** The causes for which an official may act in an event. */
export function causesOf(view: EventView): readonly string[] {
  return view.causes.length ? view.causes : (CAUSES[gameOf(view)] ?? []);
}

export function gameOf(view: EventView): string {
  return view.edition.split("/")[0]!;
}

/** The forms that a match offers in its state. */
export function formsFor(view: EventView, match: MatchView): readonly MatchForm[] {
  const game = gameOf(view);
  const live = ["called", "playing", "reported", "disputed"].includes(match.state);
  const forms: MatchForm[] = [];
  if (match.state === "ready") forms.push("call");
  if (["ready", "called"].includes(match.state) && view.setup.tables.length) forms.push("table");
  if (match.state === "playing") forms.push("score");
  if (match.state === "playing" && game === "carrom") forms.push("board");
  if (match.state === "playing" && game === "backgammon") forms.push("break");
  if (match.state === "ready" || live) forms.push("walkover");
  if (view.protests && (live || ["withheld", "done"].includes(match.state))) forms.push("protest");
  if (live && game !== "desk") forms.push("claim", "warn", "disqualify");
  if (live && game === "backgammon") forms.push("penalty", "request", "clock", "baffle", "observer");
  if (match.state === "called" && game === "backgammon" && match.clock) forms.push("late-clock");
  if (["ready", "called"].includes(match.state) && view.setup.umpires.length) forms.push("umpire");
  if (["ready", "called"].includes(match.state) && view.setup.boards) forms.push("line_up");
  if (match.state === "playing" && view.setup.boards) forms.push("board_result");
  return forms;
}

/** The form of a protest: what the law asks for, each with its clause, and what follows. */
function protestForm(
  base: Pick<Form, "title" | "submit">,
  by: readonly Field[],
  view: EventView,
  id: string,
  words: Words,
): Form {
  const law = (number: string): Law => ({ law: number, address: `/laws/${view.edition}/${number}` });
  const asked = (name: string, label: string, number: string): Field => ({
    name,
    label: words(label),
    kind: "check",
    value: true,
    law: law(number),
  });
  const follows = ["150", "151c", "151a", "151b", "149"];
  return {
    ...base,
    says: words("room-protest-says"),
    fields: [
      ...by,
      { name: "game", label: words("room-field-game"), kind: "number", value: 1 },
      { name: "board", label: words("room-field-board"), kind: "number", value: 1 },
      asked("written", "room-field-written", "144"),
      asked("signed", "room-field-signed", "144"),
      {
        ...asked("fee_paid", "room-field-fee-of", "145"),
        label: words("room-field-fee-of", { fee: view.setup.protest_fee }),
      },
      asked("facts_only", "room-field-facts", "147"),
      { ...asked("abusive", "room-field-abusive", "148"), value: false },
    ],
    then: follows.map((number) => ({ ...law(number), text: words(`room-then-${number}`) })),
    build: (values) => ({ protest: { match: id, ...said(values) } }),
  };
}

/** Returns the form of an act in a match. */
export function matchForm(kind: MatchForm, view: EventView, id: string, words: Words): Form {
  const match = view.event.matches[id]!;
  const sides = match.sides.filter((side): side is string => side !== null && side !== "bye");
  const by = {
    name: "by",
    label: words("room-field-by"),
    kind: "choice",
    choices: sides.map((name) => [name, name] as const),
  } as const;
  const reason = { name: "reason", label: words("room-field-reason"), kind: "text", optional: true } as const;
  const base = { title: `${words(`room-form-${kind}`)} · ${id}`, submit: words("room-enter") };
  const free = [...new Set([match.table, ...view.setup.tables.filter((table) => !view.event.tables[table])])];
  const tables = {
    name: "table",
    label: words("room-field-table"),
    kind: "choice",
    choices: free.filter((table) => table !== null).map((table) => [table!, table!] as const),
  } as const;
  const causes = causesOf(view);
  const cause = {
    name: "for",
    label: words("room-field-for"),
    kind: "choice",
    choices: causes.map((one) => [one, words(causeWord(view, one))] as const),
  } as const;
  switch (kind) {
    case "call":
      return {
        ...base,
        fields: [
          ...(free.length ? [tables] : []),
          { name: "minutes", label: words("room-field-minutes"), kind: "number", value: 0 },
        ],
        build: ({ table, minutes }) => ({ call: said({ match: id, table, in_s: 60 * Number(minutes) }) }),
      };
    case "table":
      return { ...base, fields: [tables], build: ({ table }) => ({ assign_table: { match: id, table } }) };
    case "score":
      return {
        ...base,
        fields: sides.map((name, place) => ({
          name: `s${place}`,
          label: name,
          kind: "number",
          value: match.score?.[name] ?? 0,
        })),
        build: (values) => ({
          score: {
            match: id,
            score: Object.fromEntries(sides.map((name, place) => [name, values[`s${place}`]])),
          },
        }),
      };
    case "walkover":
      return {
        ...base,
        danger: true,
        fields: [
          {
            name: "to",
            label: words("room-field-to"),
            kind: "choice",
            choices: [...sides.map((name) => [name, name] as const), ["", words("room-both-lose")]],
          },
          reason,
        ],
        build: ({ to, reason: why }) => ({
          walkover: { match: id, to: to || null, ...said({ reason: why }) },
        }),
      };
    case "board":
      return {
        ...base,
        fields: [
          { name: "game", label: words("room-field-game"), kind: "number", value: 1 },
          { name: "board", label: words("room-field-board"), kind: "number", value: 1 },
        ],
        build: ({ game, board }) => ({ board_end: { match: id, game, board } }),
      };
    case "break":
      return { ...base, fields: [by], build: ({ by: who }) => ({ break: { match: id, by: who } }) };
    case "protest":
      return protestForm(base, [by], view, id, words);
    case "claim":
      return {
        ...base,
        says: words("room-claim-says"),
        fields: [by, { name: "subject", label: words("room-field-subject"), kind: "text", optional: true }],
        build: (values) => ({ claim: said({ match: id, ...values }) }),
      };
    case "warn":
      return {
        ...base,
        fields: [{ ...by, name: "player" }, cause],
        build: (values) => ({ warn: said(values) }),
      };
    case "penalty":
      return {
        ...base,
        danger: true,
        fields: [
          { ...by, name: "player" },
          cause,
          { name: "points", label: words("room-field-points"), kind: "number", value: 1 },
        ],
        build: (values) => ({ penalty: { match: id, ...said(values) } }),
      };
    case "disqualify":
      return {
        ...base,
        danger: true,
        fields: [{ ...by, name: "player" }, cause, reason],
        build: (values) => ({ disqualify: { match: id, ...said(values) } }),
      };
    case "request":
      return {
        ...base,
        fields: [
          by,
          {
            name: "what",
            label: words("room-field-what"),
            kind: "choice",
            choices: REQUESTS.map((one) => [one, words(`room-request-${one}`)] as const),
          },
          reason,
        ],
        build: (values) => ({ request: { match: id, ...said(values) } }),
      };
    case "clock":
      return {
        ...base,
        fields: [whys(words, ["director", "agreed", "preferred", "required", "slow-play"])],
        build: ({ why }) => ({ impose_clock: { match: id, why } }),
      };
    case "baffle":
      return {
        ...base,
        fields: [whys(words, ["invalid-rolls", "agreed", "preferred", "required"])],
        build: ({ why }) => ({ impose_baffle: { match: id, why } }),
      };
    case "late-clock":
      return {
        ...base,
        says: words("room-form-late-clock-says"),
        fields: [],
        build: () => ({ late: { match: id, measure: "clock" } }),
      };
    case "umpire":
      return {
        ...base,
        fields: [
          {
            name: "who",
            label: words("room-field-who"),
            kind: "choice",
            choices: view.setup.umpires.map(({ name }) => [name, name] as const),
          },
        ],
        build: ({ who }) => ({ assign_umpire: { match: id, who } }),
      };
    case "line_up":
      return lineUp(base, view, match, id, by, words);
    case "board_result":
      return boardResult(base, view, match, id, words);
    case "observer":
      return {
        ...base,
        fields: [{ name: "who", label: words("room-field-who"), kind: "text" }],
        build: ({ who }) => ({ observer: { match: id, who } }),
      };
  }
}

function whys(words: Words, reasons: readonly string[]): Field {
  const choices = reasons.map((one) => [one, words(`room-clock-${one}`)] as const);
  return { name: "why", label: words("room-field-why"), kind: "choice", choices };
}

function causeWord(view: EventView, cause: string): string {
  return view.causes.length ? `room-cause-${view.edition}-${cause}` : `room-cause-${cause}`;
}
