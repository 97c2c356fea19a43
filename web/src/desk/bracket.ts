/** The draw as it can be read: brackets, cross tables, rounds of a Swiss. */
import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../boards/words";
import type { EventView, MatchView, Side } from "./api";
import { roundName } from "./room";

/** How a draw is shown: what is said, what a score is, and what happens when a match is chosen. */
export interface Look {
  readonly words: Words;
  readonly score: (match: string) => string;
  readonly choose: ((match: string) => void) | null;
}

const BRACKETS = ["W", "L", "F", "R", "T", "C", "X"];

/** Shows everything that was drawn. */
export function drawn(view: EventView, look: Look): TemplateResult {
  const names = Object.keys(view.event.rounds);
  if (!names.length) return html`<p class="soft inside">${look.words("room-not-drawn")}</p>`;
  const groups = Object.keys(view.event.groups);
  const swiss = ["swiss", "round-robin"].includes(view.setup.format);
  const knockouts = swiss
    ? []
    : BRACKETS.map((kind) => names.filter((name) => name[0] === kind && !groups.includes(kind))).filter(
        (found) => found.length,
      );
  return html`
    ${groups.map((letter) => group(view, letter, view.event.groups[letter]!, look))}
    ${swiss ? html`${standings(view, look)}${crossTable(view, "", view.event.order, look)}${rounds(view, names, look)}` : nothing}
    ${knockouts.map((found) => bracket(view, found, look))}
  `;
}

function bracket(view: EventView, names: readonly string[], look: Look): TemplateResult {
  const label = look.words(`room-bracket-${names[0]![0]!.toLowerCase()}`);
  return html`<div class="room-bracket">
    <h3>${label}</h3>
    <div class="bracket" tabindex="0" role="region" aria-label=${label}>
      ${names.map((name, place) => level(view, name, names[place + 1], look))}
    </div>
  </div>`;
}

/** A round; its matches lead to those of the next, two to one or one to one. */
function level(view: EventView, name: string, next: string | undefined, look: Look): TemplateResult {
  const of = (round?: string): string[] =>
    Object.keys(view.event.matches).filter((id) => id.split(".")[0] === round);
  const matches = of(name);
  const way = next === undefined ? "" : of(next).length < matches.length ? "joins" : "goes-on";
  return html`<section class="level ${way}" aria-label=${roundName(look.words, view, name)}>
    <h4>${roundName(look.words, view, name)}</h4>
    <ol>
      ${matches.map((id) => html`<li class="tie">${cell(view, id, look)}</li>`)}
    </ol>
  </section>`;
}

/** Shows one match: its sides, its score, where and how it stands. */
export function cell(view: EventView, id: string, look: Look): TemplateResult {
  const match = view.event.matches[id]!;
  const kind = ["called", "playing"].includes(match.state)
    ? "at-play"
    : ["withheld", "suspended", "disputed"].includes(match.state)
      ? "withheld"
      : "";
  const sides = match.sides.map((side, place) => line(view, id, match, side, place, look));
  const foot = html`<span class="foot-note"
    ><span>${id}${match.table ? ` · ${match.table}` : ""}</span
    ><span
      >${look.words(`room-state-${match.state}`)}${match.by && match.by !== "play" && match.by !== "bye" ? ` · ${look.words(`room-by-${match.by}`)}` : ""}</span
    ></span
  >`;
  const said = `${id}: ${match.sides.map((side) => side ?? "–").join(" – ")}, ${look.words(`room-state-${match.state}`)}`;
  if (!look.choose || match.state === "bye") return html`<span class="cell ${kind}">${sides}${foot}</span>`;
  return html`<button class="cell ${kind}" type="button" @click=${() => look.choose!(id)}>
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
  return html`<span class="p ${won ? "won" : match.winner ? "out" : ""}"
    ><i>${seed ?? ""}</i
    ><b>${side === "bye" ? look.words("room-bye") : (side ?? coming(view, id, place, look))}</b
    ><em>${score}</em></span
  >`;
}

/** Who may come into a place that is still open: "Ferrari or Perera". */
function coming(view: EventView, id: string, place: number, look: Look): string {
  const [round, number] = id.split(".") as [string, string];
  if (!/^[RW][0-9]+$/.test(round) || round.slice(1) === "1") return "–";
  const before =
    view.event.matches[`${round[0]}${Number(round.slice(1)) - 1}.${2 * Number(number) - 1 + place}`];
  const names = before?.sides.filter((side): side is string => !!side && side !== "bye") ?? [];
  return names.length === 2 ? look.words("room-either", { first: names[0]!, second: names[1]! }) : "–";
}

function group(view: EventView, letter: string, names: readonly string[], look: Look): TemplateResult {
  return html`<section class="panel room-group">
    <h3>${look.words("room-group", { group: letter })}</h3>
    ${crossTable(view, letter, names, look)}
  </section>`;
}

/** Shows who has played whom: a row and a column for each, the first places of a group marked. */
function crossTable(
  view: EventView,
  letter: string,
  names: readonly string[],
  look: Look,
): TemplateResult | typeof nothing {
  if (view.setup.format === "swiss" || names.length > 24) return nothing;
  const ranking = view.event.ranking;
  const listed = Array.isArray(ranking)
    ? (ranking as readonly string[])
    : ((ranking as Record<string, readonly string[]>)[letter] ?? []);
  const order = listed.length ? listed : names;
  const between = (one: string, other: string): string | undefined =>
    Object.entries(view.event.matches).find(
      ([id, match]) => id[0] === (letter || "R") && match.sides.includes(one) && match.sides.includes(other),
    )?.[0];
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
          ${order.map((_, place) => html`<th scope="col">${place + 1}</th>`)}
          <th scope="col">${look.words("room-wins")}</th>
          <th scope="col">±</th>
        </tr>
      </thead>
      <tbody>
        ${order.map((name) => {
          const standing = view.event.standings[name];
          return html`<tr class=${standing?.place && letter && standing.place <= 2 ? "up" : ""}>
            <td>${standing?.place ?? "–"}</td>
            <th scope="row">${name}</th>
            ${order.map((other) => crossing(name, other, between(name, other), view, look))}
            <td><b>${standing?.wins ?? 0}</b></td>
            <td>${standing?.difference ?? 0}</td>
          </tr>`;
        })}
      </tbody>
    </table>
  </div>`;
}

function crossing(
  name: string,
  other: string,
  id: string | undefined,
  view: EventView,
  look: Look,
): TemplateResult {
  if (name === other) return html`<td class="self" aria-label=${look.words("room-same")}></td>`;
  const match = id ? view.event.matches[id] : undefined;
  if (!id || !match) return html`<td>–</td>`;
  const score = match.score
    ? `${match.score[name] ?? 0}–${match.score[other] ?? 0}`
    : match.winner
      ? match.winner === name
        ? "1"
        : "0"
      : "·";
  const label = `${name} – ${other}: ${score}`;
  return look.choose
    ? html`<td>
        <button class="room-cross" type="button" aria-label=${label} @click=${() => look.choose!(id)}>
          ${score}
        </button>
      </td>`
    : html`<td>${score}</td>`;
}

/** Shows the standings of a Swiss. */
function standings(view: EventView, look: Look): TemplateResult {
  const order = Array.isArray(view.event.ranking) ? (view.event.ranking as readonly string[]) : [];
  return html`<section class="panel room-standings">
    <h3>${look.words("room-standings")}</h3>
    <table class="lines">
      <thead>
        <tr>
          <th scope="col">${look.words("room-place")}</th>
          <th scope="col">${look.words("room-player")}</th>
          <th scope="col" class="n">${look.words("room-played")}</th>
          <th scope="col" class="n">${look.words("room-wins")}</th>
          ${view.setup.format === "swiss" ? html`<th scope="col" class="n opt">Buchholz</th>` : nothing}
        </tr>
      </thead>
      <tbody>
        ${order.map((name) => {
          const one = view.event.standings[name]!;
          return html`<tr>
            <td>${one.place ?? "–"}</td>
            <th scope="row">${name}</th>
            <td class="n">${one.played}</td>
            <td class="n"><b>${one.wins}</b></td>
            ${view.setup.format === "swiss" ? html`<td class="n opt">${one.buchholz ?? ""}</td>` : nothing}
          </tr>`;
        })}
      </tbody>
    </table>
  </section>`;
}

function rounds(view: EventView, names: readonly string[], look: Look): TemplateResult {
  return html`${[...names].reverse().map(
    (name) =>
      html`<section class="room-round">
        <h3>${roundName(look.words, view, name)}</h3>
        ${name === names.at(-1) ? why(view, look) : nothing}
        <div class="room-pairs">
          ${Object.keys(view.event.matches)
            .filter((id) => id.split(".")[0] === name)
            .map((id) => cell(view, id, look))}
        </div>
      </section>`,
  )}`;
}

/** Why the last round of a Swiss was paired so. */
function why(view: EventView, look: Look): TemplateResult | typeof nothing {
  const pairing = view.event.pairing as {
    rematches?: number;
    floats?: number;
    spread?: number;
    bye?: string | null;
  } | null;
  if (view.setup.format !== "swiss" || !pairing) return nothing;
  const bye = pairing.bye ? look.words("room-why-bye", { player: pairing.bye }) : "";
  return html`<p class="soft">
    ${look.words("room-why", { rematches: pairing.rematches ?? 0, floats: pairing.floats ?? 0, spread: pairing.spread ?? 0 })}
    ${bye}
  </p>`;
}
