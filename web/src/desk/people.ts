import { html, nothing, type TemplateResult } from "lit";
import type { Entry } from "./api";
import type { Board } from "./boardroom";
import { titleOf } from "./offers";
import { empty } from "./tables";

/** Shows who has entered, and how more come in. */
export function people(board: Board): TemplateResult {
  const { view, words } = board;
  const add = (["enter", "late_entry", "close_check_in"] as const).filter((key) => view.offers[key]);
  return html`<section class="panel" aria-labelledby="room-entries">
    <header>
      <h2 id="room-entries">${words("room-entries")}</h2>
      <span class="soft">${view.entries.length}</span>
      ${board.official ? add.map((key) => html`<button class="button" @click=${() => board.offer("", key)}>${words(`room-act-${key}`)}…</button>`) : nothing}
    </header>
    ${board.official && view.setup.approval && view.event.stage === "entries" ? byThemselves(board) : nothing}
    ${
      view.entries.length
        ? html`<ul class="room-people">
            ${view.entries.map((entry) => person(board, entry))}
          </ul>`
        : empty(board, "room-no-entries", "room-no-entries-says")
    }
  </section>`;
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
  const named = (label: string): string => `${words(label)}: ${entry.name}`;
  const members = view.event.members[entry.name]?.join(", ");
  const about = [members, entry.club, entry.category, entry.rating].filter(Boolean).join(" · ");
  const open = !!view.offers.close_check_in && ["approved", "waiting"].includes(entry.state);
  const here = !!view.event.checked_in?.includes(entry.name);
  return html`<li>
    <span><b>${entry.name}</b> <span class="soft">${about}</span></span>
    <span class="state">${words(here && open ? "room-checked-in" : `room-entry-${entry.state}`)}</span>
    ${
      board.official
        ? html`<span class="row-of">
            <button
              class="button quiet"
              aria-label=${named("room-invite")}
              @click=${() => board.invite(entry.name)}
            >
              ${words("room-invite")}
            </button>
            ${
              open && !here
                ? html`<button
                    class="button"
                    aria-label=${named("room-act-check_in")}
                    @click=${() => board.act({ check_in: entry.name })}
                  >
                    ${words("room-act-check_in")}
                  </button>`
                : nothing
            }
            <button
              class="button quiet"
              aria-label=${named("room-act-withdraw")}
              @click=${() => board.offer(entry.name, "withdraw")}
            >
              ${words("room-act-withdraw")}
            </button>
            <button
              class="button quiet"
              aria-label=${named("room-more")}
              @click=${() => board.open({ kind: "person", about: entry.name })}
            >
              ${words("room-more")}…
            </button>
          </span>`
        : nothing
    }
  </li>`;
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
  return html`<p class="row-of">${all.filter(([, offer]) => offer.act !== "amend").map(button)}</p>
    ${
      amends.length
        ? html`<h3>${words("room-amend-entered")}</h3>
            <p class="row-of">${amends.map(button)}</p>`
        : nothing
    }`;
}
