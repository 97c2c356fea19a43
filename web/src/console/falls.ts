import { html, type TemplateResult } from "lit";
import type { Words } from "../boards/words";
import type { Row } from "./choices";
import type { Desk } from "./desk";
import { chip, chips, stepper, toggle } from "./parts";

/** A stroke of carrom as it is entered. */
export interface Stroke {
  readonly white?: number;
  readonly black?: number;
  readonly queen?: boolean;
  readonly striker?: boolean;
  readonly improper?: boolean | string;
  readonly off_board?: boolean;
  readonly jumped?: readonly string[];
}

export const COLOURS = ["white", "black"] as const;
export type Colour = (typeof COLOURS)[number];
export const OTHER: Readonly<Record<Colour, Colour>> = { white: "black", black: "white" };
/** As many men of each side as stand on the keys of one sheet; more are counted. */
const OWN = [0, 1, 2, 3];
const THEIRS = [0, 1, 2];
const FLAGS = [false, true];

/** What the sheets of a stroke need to know, and what they do with it. */
export interface Falling {
  readonly mine: Colour;
  readonly turn: string;
  /** What has been counted so far. */
  readonly stroke: Stroke;
  /** As many men of a side as there are on the board. */
  most(colour: Colour): number;
  readonly queen: boolean;
  count(stroke: Stroke): void;
  enter(stroke: Stroke): void;
}

/** Returns a stroke without what did not happen. */
export function full(stroke: Stroke): Stroke {
  return Object.fromEntries(
    Object.entries(stroke).filter(([, value]) => (Array.isArray(value) ? value.length : value)),
  );
}

/** A text as it stands within a line: without a capital at its beginning. */
export function within(text: string): string {
  return text.charAt(0).toLocaleLowerCase() + text.slice(1);
}

/** A stroke in words, without who made it; nothing where nothing fell. */
export function inWords(words: Words, stroke: Stroke): string {
  const parts = COLOURS.filter((colour) => stroke[colour]).map((colour) =>
    words(`carrom-told-${colour}`, { count: stroke[colour]! }),
  );
  for (const part of ["queen", "striker", "improper"] as const) {
    if (stroke[part]) parts.push(words(part === "improper" ? "umpire-improper" : `umpire-and-${part}`));
  }
  if (stroke.jumped?.length) parts.push(words("umpire-jumped"));
  if (stroke.off_board) parts.push(words("umpire-striker-off"));
  return parts.join(", ");
}

/** Everything that may fall together: what does so often is one key, the rest is counted. */
export function fallsSheet(desk: Desk, falling: Falling): TemplateResult {
  const { words } = desk;
  return html`<header>
      <div>
        <p class="eyebrow">${words("umpire-stroke-of", { name: desk.name(falling.turn) })}</p>
        <h2 id="sheet-h">${words("umpire-all-fell")}</h2>
      </div>
    </header>
    <div class="falls" role="group" aria-label=${words("umpire-all-fell")}>
      ${together(falling.mine).map((stroke) => cell(words, falling, stroke))}
    </div>
    <details class="counted">
      <summary>${words("umpire-counted")}</summary>
      ${counted(desk, falling)}
    </details>`;
}

/** What falls together often enough to have a key: rows of own men without and with the queen, columns of the rest. */
function together(mine: Colour): Stroke[] {
  return FLAGS.flatMap((queen) =>
    OWN.flatMap((own) =>
      FLAGS.flatMap((striker) =>
        THEIRS.map((theirs) => full({ [mine]: own, [OTHER[mine]]: theirs, queen, striker })),
      ),
    ),
  );
}

function cell(words: Words, falling: Falling, stroke: Stroke): TemplateResult {
  const { mine } = falling;
  const not =
    COLOURS.some((colour) => (stroke[colour] ?? 0) > falling.most(colour)) ||
    (!!stroke.queen && !falling.queen);
  const pieces = [mine, OTHER[mine]].filter((colour) => stroke[colour]);
  const nothing = !Object.keys(stroke).length;
  return html`<button
    type="button"
    class="key"
    ?disabled=${not}
    aria-label=${inWords(words, stroke) || words("umpire-nothing")}
    @click=${() => falling.enter(stroke)}
  >
    ${pieces.map((colour) => chip(colour, stroke[colour]))}
    ${stroke.queen ? chip("queen") : ""}${stroke.striker ? chip("striker") : ""}${nothing ? "–" : ""}
  </button>`;
}

/** Anything that may happen in a stroke, counted one by one, and what would be said of it. */
function counted(desk: Desk, falling: Falling): TemplateResult {
  const { words } = desk;
  const { stroke } = falling;
  const set = (change: Stroke): void => falling.count({ ...stroke, ...change });
  const jumped = stroke.jumped ?? [];
  const men = (colour: Colour): TemplateResult =>
    html`<div class="line-of">
      <span>${chip(colour)}${words(`umpire-men-${colour}`)}</span>
      ${stepper(stroke[colour] ?? 0, falling.most(colour), (count) => set({ [colour]: count }), words("umpire-less"), words("umpire-more-of"))}
    </div>`;
  const piece = (name: Colour | "queen"): TemplateResult =>
    toggle(jumped.includes(name), html`${chip(name)}${words("umpire-jumped-off")}`, (on) =>
      set({ jumped: on ? [...jumped, name] : jumped.filter((one) => one !== name) }),
    );
  return html`<div class="combine">
      <div>
        ${COLOURS.map(men)}
        ${toggle(!!stroke.queen, html`${chip("queen")}${words("umpire-queen")}`, (queen) => set({ queen }))}
        ${toggle(!!stroke.striker, html`${chip("striker")}${words("umpire-and-striker")}`, (striker) => set({ striker }))}
      </div>
      <div>
        ${toggle(!!stroke.improper, words("umpire-improper-stroke"), (improper) => set({ improper }))}
        ${toggle(!!stroke.off_board, words("umpire-striker-off"), (off_board) => set({ off_board }))}
        ${COLOURS.map(piece)}${piece("queen")}
      </div>
    </div>
    <console-rehearsal .event=${{ stroke: full(stroke) }} .desk=${desk}></console-rehearsal>
    <div class="two-of">
      <button type="button" class="button" @click=${() => falling.count({})}>${words("umpire-clear")}</button>
      <button type="button" class="button primary" @click=${() => falling.enter(full(stroke))}>
        ${words("umpire-enter-stroke")}
      </button>
    </div>`;
}

/** What left the board, each with what fell in the same stroke. */
export function jumpedRows(desk: Desk, { mine, most, queen }: Falling): Row[] {
  const { words } = desk;
  const left: readonly [string, Stroke, boolean][] = [
    [words("umpire-jumped-man", { name: desk.name(mine) }), { jumped: [mine] }, most(mine) > 0],
    [
      words("umpire-jumped-man", { name: desk.name(OTHER[mine]) }),
      { jumped: [OTHER[mine]] },
      most(OTHER[mine]) > 0,
    ],
    [words("umpire-queen"), { jumped: ["queen"] }, queen],
    [words("umpire-striker-off"), { off_board: true }, true],
  ];
  const beside: readonly (readonly [Stroke, string])[] = [
    [{}, ""],
    [{ [mine]: 1 }, mine],
    [{ [mine]: 2 }, mine],
    [{ [OTHER[mine]]: 1 }, OTHER[mine]],
    [{ striker: true }, "striker"],
  ];
  return left
    .filter(([, , there]) => there)
    .map(([label, piece]) => ({
      act: "stroke",
      label,
      keys: beside
        .filter(([fell]) => !(fell.striker && piece.off_board))
        .map(([fell, chip]) => ({
          label: inWords(words, fell) || words("umpire-nothing"),
          side: null,
          event: { stroke: { ...fell, ...piece } },
          ...(chip ? { chip } : {}),
        })),
    }));
}

/** The pieces of a key: so many own men, the queen, the striker. */
export function pieces(mine: Colour, own: number, queen: boolean, striker: boolean): TemplateResult {
  return html`${chips(...Array<string>(own).fill(mine), ...(queen ? ["queen"] : []), ...(striker ? ["striker"] : []))}`;
}
