/** Who has played whom, and who stands where by which tie-break. */
import { html, nothing, type TemplateResult } from "lit";
import { inFigures } from "../boards/words";
import type { EventView, Standing, TieBreak } from "./api";
import type { Look } from "./bracket";

const MOST = 24;
/** What is counted first: the others are tie-breaks. */
const COUNTED: readonly string[] = ["points", "wins"];
/** What a table by points says beside them. */
const MATCHES = ["wins", "draws", "losses"] as const;

/** A tie-break as a column: whether it decides a place here. */
interface Column {
  readonly level: TieBreak;
  readonly decides: boolean;
}

/** The tie-breaks in their order; one that was not needed here is left out. */
function columns(view: EventView, order: readonly string[]): readonly Column[] {
  const rows = order.map((name) => view.event.standings[name]);
  return (view.levels as readonly TieBreak[])
    .filter((level) => level !== "h2h" || rows.some((row) => row?.by === "h2h"))
    .map((level) => ({
      level,
      decides: !COUNTED.includes(level) && rows.slice(1).some((row) => row?.by === level),
    }));
}

/** The figures of a player, the one that puts them below another, or another below them, marked. */
function figures(
  view: EventView,
  order: readonly string[],
  place: number,
  shown: readonly Column[],
): TemplateResult {
  const one = view.event.standings[order[place]!];
  const below = view.event.standings[order[place + 1] ?? ""];
  const marked = (level: TieBreak): boolean =>
    !COUNTED.includes(level) && ((place > 0 && one?.by === level) || below?.by === level);
  return html`${shown.map((column) => html`<td class="${rare(column)} ${marked(column.level) ? "decides" : ""}">${figure(one, column.level)}</td>`)}`;
}

/** A column that a narrow screen can do without. */
function rare({ level, decides }: Column): string {
  return decides || COUNTED.includes(level) || level === "difference" ? "" : "opt";
}

function figure(one: Standing | undefined, level: TieBreak): string | number | TemplateResult {
  if (level === "wins" || level === "points") return html`<b>${inFigures(one?.[level] ?? 0)}</b>`;
  const value = one?.[level as keyof Standing] ?? "";
  const written = inFigures(value);
  if (level !== "difference") return written;
  return Number(value) > 0 ? `+${written}` : written.replace("-", "−");
}

function heads(shown: readonly Column[], look: Look): TemplateResult {
  return html`${shown.map((column) => html`<th scope="col" class=${rare(column)}>${look.words(`room-tiebreak-${column.level}`)}</th>`)}`;
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
export function crossTable(
  view: EventView,
  letter: string,
  names: readonly string[],
  look: Look,
): TemplateResult | typeof nothing {
  if (view.in_rounds || names.length > MOST) return nothing;
  const ranking = view.event.ranking;
  const listed = Array.isArray(ranking)
    ? (ranking as readonly string[])
    : ((ranking as Record<string, readonly string[]>)[letter] ?? []);
  const order = listed.length ? listed : names;
  const shown = columns(view, order);
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
            ${order.map((_, place) => html`<th scope="col">${place + 1}</th>`)}${heads(shown, look)}
          </tr>
        </thead>
        <tbody>
          ${order.map(
            (name, place) =>
              html`<tr class=${goesOn(name) ? "up" : ""}>
                <td>${view.event.standings[name]?.place ?? "–"}</td>
                <th scope="row">${name}</th>
                ${order.map((other) => crossing(name, other, letter, view, look))}${figures(view, order, place, shown)}
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
export function standings(view: EventView, look: Look): TemplateResult {
  const order = Array.isArray(view.event.ranking) ? (view.event.ranking as readonly string[]) : [];
  const shown = columns(view, order);
  const counted = MATCHES.filter((key) => view.levels[0] === "points" && !view.levels.includes(key));
  return html`<section class="panel room-standings">
    <h3>${look.words("room-standings")}</h3>
    <div class="room-scroll" tabindex="0" role="region" aria-label=${look.words("room-standings")}>
      <table class="xt">
        <thead>
          <tr>
            <th scope="col">${look.words("room-place")}</th>
            <th scope="col">${look.words("room-player")}</th>
            <th scope="col">${look.words("room-played")}</th>
            ${counted.map((key) => html`<th scope="col" class="opt">${look.words(`room-${key}`)}</th>`)}
            ${heads(shown, look)}
          </tr>
        </thead>
        <tbody>
          ${order.map(
            (name, place) =>
              html`<tr>
                <td>${view.event.standings[name]?.place ?? "–"}</td>
                <th scope="row">${name}</th>
                <td>${view.event.standings[name]?.played ?? 0}</td>
                ${counted.map((key) => html`<td class="opt">${inFigures(view.event.standings[name]?.[key] ?? 0)}</td>`)}
                ${figures(view, order, place, shown)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}
