/** Who has played whom, and who stands where by which tie-break. */
import { html, nothing, type TemplateResult } from "lit";
import { inFigures, type Words } from "../boards/words";
import type { EventView, Standing } from "./api";
import type { Look } from "./bracket";
import type { StandingTable } from "../../wire";

/** What is counted first: what comes after it are tie-breaks. */
const COUNTED: readonly string[] = ["points", "wins"];
/** Columns that are no tie-break of any event. */
const BESIDE: readonly string[] = ["draws", "losses"];

/** Who stands in a table, in order; who is not ranked comes last. */
export function standingIn(view: EventView, group: string): readonly string[] {
  const { ranking, groups, order, standings } = view.event;
  const all = group ? groups[group]! : order;
  const ranked = (group ? (ranking as Readonly<Record<string, readonly string[]>>)[group] : ranking) ?? [];
  return [...(ranked as readonly string[]), ...all.filter((name) => standings[name]?.place === null)];
}

/** The figures of a player, the one that puts them below another, or another below them, marked. */
function figures(
  view: EventView,
  order: readonly string[],
  place: number,
  table: StandingTable,
): TemplateResult {
  const one = view.event.standings[order[place]!];
  const below = view.event.standings[order[place + 1] ?? ""];
  const marked = (column: string): boolean =>
    !COUNTED.includes(column) && ((place > 0 && one?.by === column) || below?.by === column);
  return html`${table.columns.map((column) => html`<td class="${rare(table, column)} ${marked(column) ? "decides" : ""}">${figure(one, column)}</td>`)}`;
}

/** A column that a narrow screen can do without. */
function rare({ main }: StandingTable, column: string): string {
  return main.includes(column) ? "" : "opt";
}

/** What a player has in a column. */
export function figure(one: Standing | undefined, column: string): string | TemplateResult {
  const value = one?.[column as keyof Standing] ?? "";
  const written = inFigures(value);
  if (COUNTED.includes(column)) return html`<b>${written}</b>`;
  if (column !== "difference") return written;
  return Number(value) > 0 ? `+${written}` : written.replace("-", "−");
}

/** What a column is called. */
export function columnTitle(column: string, words: Words): string {
  return words(BESIDE.includes(column) ? `room-${column}` : `room-tiebreak-${column}`);
}

function heads(table: StandingTable, look: Look): TemplateResult {
  return html`${table.columns.map((column) => html`<th scope="col" class=${rare(table, column)}>${columnTitle(column, look.words)}</th>`)}`;
}

/** What the marks of a table mean. */
function legend(view: EventView, letter: string, look: Look): TemplateResult {
  return html`<p class="xt-legend">
    ${letter ? html`<span class="goes-on">${look.words("room-legend-up", { count: view.setup.advance })}</span>` : nothing}
    <span class="decides">${look.words("room-legend-decides")}</span>
    <span class="in-play">${look.words("room-legend-play")}</span>
  </p>`;
}

/** Shows who has played whom: a row and a column for each, and the tie-breaks; who goes on from a group is marked. */
export function crossTable(view: EventView, letter: string, look: Look): TemplateResult | typeof nothing {
  const table = view.tables[letter];
  if (view.in_rounds || !table?.crossed) return nothing;
  const order = standingIn(view, letter);
  const goesOn = (name: string): boolean => {
    const place = view.event.standings[name]?.place;
    return !!letter && !!place && place <= view.setup.advance;
  };
  return html`<div
      class="room-scroll"
      tabindex="0"
      role="region"
      aria-label=${`${look.words("room-cross-table")} ${letter}`}
    >
      <table class="xt">
        <thead>
          <tr>
            <th scope="col">${look.words("room-place")}</th>
            <th scope="col">${look.words("room-player")}</th>
            ${order.map((_, place) => html`<th scope="col">${place + 1}</th>`)}${heads(table, look)}
          </tr>
        </thead>
        <tbody>
          ${order.map(
            (name, place) =>
              html`<tr class=${goesOn(name) ? "up" : ""}>
                <td>${view.event.standings[name]?.place ?? "–"}</td>
                <th scope="row">${name}</th>
                ${order.map((other) => crossing(name, other, letter, view, look))}${figures(view, order, place, table)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${legend(view, letter, look)}`;
}

/** Where two cross: each of their matches, from the side of the row. */
function crossing(name: string, other: string, letter: string, view: EventView, look: Look): TemplateResult {
  if (name === other) return html`<td class="self" aria-label=${look.words("room-same")}></td>`;
  const met = Object.entries(view.event.matches).filter(
    ([id, match]) => id[0] === (letter || "R") && match.sides.includes(name) && match.sides.includes(other),
  );
  const live = met.some(([, match]) => ["called", "playing"].includes(match.state));
  return html`<td class=${live ? "in-play" : ""}>
    ${met.length ? met.map(([id]) => score(id, name, other, view, look)) : "–"}
  </td>`;
}

function score(id: string, name: string, other: string, view: EventView, look: Look): TemplateResult {
  const match = view.event.matches[id]!;
  const live = ["called", "playing"].includes(match.state);
  const [one, two] = look.score(id).split("–");
  const mine = match.sides[0] === name ? [one, two] : [two, one];
  const known =
    two !== undefined
      ? mine.join("–")
      : !match.winner
        ? "·"
        : match.winner === name
          ? "1"
          : match.winner === "draw"
            ? "½"
            : "0";
  const said = html`<span class=${match.winner === name ? "won" : ""}>${known}</span>`;
  const label = `${id}: ${name} – ${other} ${known === "·" || live ? look.words(`room-state-${match.state}`) : known}`;
  return look.choose
    ? html`<button class="room-cross" type="button" aria-label=${label} @click=${() => look.choose!(id)}>
        ${said}
      </button>`
    : said;
}

/** Shows the standings of those who all meet, or of a Swiss. */
export function standings(view: EventView, look: Look): TemplateResult | typeof nothing {
  const table = view.tables[""];
  if (!table) return nothing;
  const order = standingIn(view, "");
  return html`<section class="panel room-standings">
    <h3>${look.words("room-standings")}</h3>
    <div class="room-scroll" tabindex="0" role="region" aria-label=${look.words("room-standings")}>
      <table class="xt">
        <thead>
          <tr>
            <th scope="col">${look.words("room-place")}</th>
            <th scope="col">${look.words("room-player")}</th>
            <th scope="col">${look.words("room-played")}</th>
            ${heads(table, look)}
          </tr>
        </thead>
        <tbody>
          ${order.map(
            (name, place) =>
              html`<tr>
                <td>${view.event.standings[name]?.place ?? "–"}</td>
                <th scope="row">${name}</th>
                <td>${view.event.standings[name]?.played ?? 0}</td>
                ${figures(view, order, place, table)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}
