import { html, nothing, type TemplateResult } from "lit";
import { inFigures } from "../boards/words";
import type { Entry } from "./api";
import type { Board } from "./boardroom";
import { titleOf } from "./offers";
import "./long-list";
import { empty } from "./tables";

/** Shows who has entered, and how more come in. */
export function people(board: Board): TemplateResult {
  const { view, words } = board;
  const add = (["enter", "late_entry", "close_check_in"] as const).filter((key) => view.offers[key]);
  const arriving = !!view.offers.close_check_in;
  return html`<section class="panel" aria-labelledby="room-entries">
    <header>
      <h2 id="room-entries">${words("room-entries")}</h2>
      <span class="soft">${view.entries.length}</span>
      ${board.official && arriving ? html`<a class="button" href="/desk/${view.id}/arrivals">${words("room-page-arrivals")}</a>` : nothing}
      ${board.official ? add.map((key) => html`<button class="button" @click=${() => board.offer("", key)}>${words(`room-act-${key}`)}…</button>`) : nothing}
    </header>
    ${board.official && view.setup.approval && view.event.stage === "entries" ? byThemselves(board) : nothing}
    ${
      view.entries.length
        ? html`<long-list
            .rows=${view.entries.map((entry) => ({ text: found(board, entry), draw: () => person(board, entry) }))}
            .frame=${(rows: readonly TemplateResult[]) => entered(board, rows)}
          ></long-list>`
        : empty(board, "room-no-entries", "room-no-entries-says")
    }
  </section>`;
}

/** What somebody is looked for by. */
function found({ view }: Board, { name, club, category }: Entry): string {
  return [name, ...(view.event.members[name] ?? []), club, category].filter(Boolean).join(" ");
}

/** Which columns have something to show. */
function columns({ view }: Board): readonly ("seed" | "club" | "category" | "rating")[] {
  return (["seed", "club", "category", "rating"] as const).filter((key) =>
    view.entries.some((entry) => entry[key] !== null),
  );
}

const LABELS = {
  seed: "room-paper-seed",
  club: "room-field-club",
  category: "room-field-category",
  rating: "room-field-rating",
} as const;

function entered(board: Board, rows: readonly TemplateResult[]): TemplateResult {
  const { words } = board;
  return html`<div class="room-scroll" tabindex="0" role="group" aria-labelledby="room-entries">
    <table class="lines room-entered">
      <thead>
        <tr>
          <th scope="col">${words("room-player")}</th>
          ${columns(board).map((key) => html`<th scope="col" class=${key}>${words(LABELS[key])}</th>`)}
          <th scope="col">${words("room-paper-state")}</th>
          ${board.official ? html`<th scope="col"><span class="unseen">${words("room-more")}</span></th>` : nothing}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

/** The address at which players enter themselves, for their cameras. */
function byThemselves({ view, words }: Board): TemplateResult {
  const address = `${location.origin}/desk/${view.id}/me`;
  return html`<details class="inside">
    <summary>${words("room-enter-yourself")}</summary>
    <p><a class="room-address" href=${address}>${address}</a></p>
    <img
      class="room-qr"
      alt=${words("room-invite-qr")}
      src="/desk/qr.svg?text=${encodeURIComponent(address)}"
    />
  </details>`;
}

function person(board: Board, entry: Entry): TemplateResult {
  const { words, view } = board;
  const members = view.event.members[entry.name]?.join(", ");
  const open = !!view.offers.close_check_in && ["approved", "waiting"].includes(entry.state);
  const here = !!view.event.checked_in?.includes(entry.name);
  return html`<tr>
    <th scope="row">
      <a href="/desk/${view.id}/me?of=${encodeURIComponent(entry.name)}">${entry.name}</a>
      ${members ? html`<small class="soft">${members}</small>` : nothing}
      ${entry.person ? html`<small><a href="/people/${entry.person}">${words("room-person-page")}</a></small>` : nothing}
    </th>
    ${columns(board).map((key) => html`<td class=${key}>${inFigures(entry[key] ?? "")}</td>`)}
    <td>${words(here && open ? "room-checked-in" : `room-entry-${entry.state}`)}</td>
    ${board.official ? html`<td class="row-of">${open && !here ? act(board, entry.name, "check_in") : nothing}${act(board, entry.name, "withdraw")}${act(board, entry.name, "more")}</td>` : nothing}
  </tr>`;
}

/** A key of a row, told apart from those of the others by the name. */
function act(board: Board, name: string, key: "check_in" | "withdraw" | "more"): TemplateResult {
  const label = board.words(key === "more" ? "room-more" : `room-act-${key}`);
  const press = (): void => {
    if (key === "check_in") board.act({ check_in: name });
    else if (key === "withdraw") board.offer(name, key);
    else board.open({ kind: "person", about: name });
  };
  return html`<button
    class="button ${key === "check_in" ? "" : "quiet"}"
    aria-label=${`${label}: ${name}`}
    @click=${press}
  >
    ${label}${key === "more" ? "…" : nothing}
  </button>`;
}

/** Everything that can be done about somebody who has entered; what was entered of them is changed apart. */
export function personBody(board: Board, name: string): TemplateResult {
  const { words, offers } = board;
  const all = Object.entries(offers ?? {});
  const button = ([key, offer]: (typeof all)[number]): TemplateResult =>
    html`<button class="button" @click=${() => board.offer(name, key)}>
      ${titleOf(key, offer, words)}…
    </button>`;
  const amends = all.filter(([, offer]) => offer.act === "amend");
  return html`<p class="row-of">
      <button class="button" @click=${() => board.invite(name)}>${words("room-invite")}</button>
      ${all.filter(([, offer]) => offer.act !== "amend").map(button)}
    </p>
    ${
      amends.length
        ? html`<h3>${words("room-amend-entered")}</h3>
            <p class="row-of">${amends.map(button)}</p>`
        : nothing
    }`;
}
