/** The draw as it can be read: brackets, cross tables, rounds of a Swiss. */
import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../boards/words";
import type { EventView, MatchView, Side } from "./api";
import { crossTable, standings } from "./crosstable";
import "./groups";
import { roundName } from "./rounds";

/** How a draw is shown: what is said, what a score is, and what happens when a match is chosen. */
export interface Look {
  readonly words: Words;
  readonly score: (match: string) => string;
  readonly choose: ((match: string) => void) | null;
  /** Why a pair of a Swiss was made, where that is told. */
  readonly why?: (match: string) => readonly string[];
  /** Matches that are to be noticed. */
  readonly marked?: ReadonlySet<string>;
}

/** Shows everything that was drawn. */
export function drawn(view: EventView, look: Look): TemplateResult {
  const names = Object.keys(view.event.rounds);
  if (!names.length) return html`<p class="soft inside">${look.words("room-not-drawn")}</p>`;
  const swiss = view.one_table;
  return html`
    ${hasGroups(view) ? html`<group-tables .view=${view} .look=${look}></group-tables>` : nothing}
    ${swiss ? html`${view.in_rounds || !view.tables[""]?.crossed ? standings(view, look) : nothing}${crossTable(view, "", look)}${rounds(view, names, look)}` : nothing}
    ${view.brackets.map((found) => bracket(view, found, look))}
  `;
}

/** Shows a bracket, round beside round; `of` says which picture of it, where there are several. */
export function bracket(
  view: EventView,
  names: readonly string[],
  look: Look,
  of: string = "",
): TemplateResult {
  const label = look.words(`room-bracket-${kindOf(view, names[0]!)}`);
  const several = view.brackets.length > 1 || hasGroups(view);
  const said = names.length === 1 && roundName(look.words, view, names[0]!) === label;
  return html`<div class="room-bracket">
    ${several && !said ? html`<h3>${label}</h3>` : nothing}
    <div class="bracket" tabindex="0" role="region" aria-label=${of ? `${label} · ${of}` : label}>
      ${names.map((name, place) => level(view, name, names[place + 1], look, of))}
    </div>
  </div>`;
}

/** What a bracket is called: the first where there are no groups, below its format's name, is the main one. */
function kindOf(view: EventView, round: string): string {
  const kind = round[0]!.toLowerCase();
  return kind === "r" && !hasGroups(view) ? "main" : kind;
}

function hasGroups({ event }: EventView): boolean {
  return Object.keys(event.groups).length > 0;
}

/** A round; its matches lead to those of the next, two to one or one to one. */
function level(
  view: EventView,
  name: string,
  next: string | undefined,
  look: Look,
  of: string,
): TemplateResult {
  const matches = matchesOf(view, name);
  const way = next === undefined ? "" : matchesOf(view, next).length < matches.length ? "joins" : "goes-on";
  const title = roundName(look.words, view, name);
  return html`<section class="level ${way}" aria-label=${of ? nothing : title}>
    <p class="level-name">${title}</p>
    <ol>
      ${matches.map((id) => html`<li class="tie">${cell(view, id, look)}</li>`)}
    </ol>
  </section>`;
}

function matchesOf(view: EventView, round: string): readonly string[] {
  return Object.keys(view.event.matches).filter((id) => id.split(".")[0] === round);
}

/** Shows one match: its sides, its score, where and how it stands. */
export function cell(view: EventView, id: string, look: Look): TemplateResult {
  const match = view.event.matches[id]!;
  const kind = ["called", "playing"].includes(match.state)
    ? "at-play"
    : ["withheld", "suspended", "disputed"].includes(match.state)
      ? "withheld"
      : "";
  const classes = look.marked?.has(id) ? `${kind} changed` : kind;
  const sides = match.sides.map((side, place) => line(view, id, match, side, place, look));
  const foot = html`<span class="foot-note"
    ><span>${id}${match.table ? ` · ${match.table}` : ""}</span
    ><span
      >${look.words(`room-state-${match.state}`)}${match.by && match.by !== "play" && match.by !== "bye" ? ` · ${look.words(`room-by-${match.by}`)}` : ""}</span
    ></span
  >`;
  const said = `${id}: ${match.sides.map((side) => side ?? "–").join(" – ")}, ${look.words(`room-state-${match.state}`)}`;
  if (!look.choose || match.state === "bye")
    return html`<span class="cell ${classes}">${sides}${foot}</span>`;
  return html`<button class="cell ${classes}" type="button" @click=${() => look.choose!(id)}>
    <span class="unseen">${said}</span><span class="seen" aria-hidden="true">${sides}${foot}</span>
  </button>`;
}

function line(
  view: EventView,
  id: string,
  match: MatchView,
  side: Side,
  place: number,
  look: Look,
): TemplateResult {
  const won = match.winner !== null && match.winner === side;
  const score = look.score(id).split("–")[place] ?? "";
  const seed = side ? view.entries.find((entry) => entry.name === side)?.seed : null;
  return html`<span class="p ${won ? "won" : match.winner && match.winner !== "draw" ? "out" : ""}"
    ><i>${seed ?? ""}</i
    ><b>${side === "bye" ? look.words("room-bye") : (side ?? coming(view, match, place, look.words))}</b
    ><em>${score}</em></span
  >`;
}

/** Who may come into a place that is still open: "Ferrari or Perera", "winner of R1.2". */
export function coming(view: EventView, match: MatchView, place: number, words: Words): string {
  const source = match.from[place];
  if (!source) return "–";
  const before = view.event.matches[source.match];
  const names = before?.sides.filter((side): side is string => !!side && side !== "bye") ?? [];
  if (names.length === 2 && !source.lost)
    return words("room-either", { first: names[0]!, second: names[1]! });
  return words(`room-paper-${source.lost ? "loser" : "winner"}-of`, { match: source.match });
}

function rounds(view: EventView, names: readonly string[], look: Look): TemplateResult {
  return html`${[...names].reverse().map(
    (name) =>
      html`<section class="room-round">
        <h3>${roundName(look.words, view, name)}</h3>
        ${name === names.at(-1) ? why(view, look) : nothing}
        <div class="room-pairs">
          ${matchesOf(view, name).map((id) => pair(view, id, name === names.at(-1), look))}
        </div>
      </section>`,
  )}`;
}

/** Shows a match of a round, and why it was paired: at once in the last round, folded in earlier ones. */
function pair(view: EventView, id: string, last: boolean, look: Look): TemplateResult {
  const reasons = look.why?.(id) ?? [];
  if (!reasons.length) return cell(view, id, look);
  return html`<div class="room-paired">
    ${cell(view, id, look)}
    <details ?open=${last}>
      <summary>${look.words("room-pairs-why")}</summary>
      ${told(reasons)}
    </details>
  </div>`;
}

/** Shows reasons, one in each line. */
export function told(reasons: readonly string[]): TemplateResult {
  return html`<ul class="room-reasons">
    ${reasons.map((reason) => html`<li>${reason}</li>`)}
  </ul>`;
}

/** Why the last round of a Swiss was paired so. */
function why(view: EventView, look: Look): TemplateResult | typeof nothing {
  const pairing = view.event.pairing as {
    valid?: boolean;
    rematches?: number;
    floats?: number;
    spread?: number;
  } | null;
  if (!view.in_rounds || !pairing) return nothing;
  const { rematches = 0, floats = 0, spread = 0 } = pairing;
  const key = pairing.valid === false ? "room-why-hand" : "room-why";
  return html`<p class="soft">${look.words(key, { rematches, floats, spread })}</p>`;
}
