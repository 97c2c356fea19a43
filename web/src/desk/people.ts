import { html, nothing, type TemplateResult } from "lit";
import type { Entry } from "./api";
import type { Board } from "./boardroom";
import { personForm, personForms } from "./personforms";
import { empty } from "./tables";

/** Shows who has entered, and how more come in. */
export function people(board: Board): TemplateResult {
  const { view, words } = board;
  const kind = view.event.stage === "entries" ? "enter" : "late_entry";
  const add = (): void => board.open({ kind: "form", about: "", form: personForm(kind, view, "", words) });
  return html`<section class="panel" aria-labelledby="room-entries">
    <header>
      <h2 id="room-entries">${words("room-entries")}</h2>
      <span class="soft">${view.entries.length}</span>
      ${board.official ? html`<button class="button" @click=${add}>${words(`room-form-${kind}`)}…</button>` : nothing}
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
  const withdraw = (): void =>
    board.open({
      kind: "form",
      about: entry.name,
      form: personForm("withdraw", view, entry.name, words),
    });
  return html`<li>
    <span><b>${entry.name}</b> <span class="soft">${about}</span></span>
    <span class="state">${words(`room-entry-${entry.state}`)}</span>
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
            <button class="button quiet" aria-label=${named("room-form-withdraw")} @click=${withdraw}>
              ${words("room-form-withdraw")}
            </button>
            ${
              personForms(view, entry).length > 1
                ? html`<button
                    class="button quiet"
                    aria-label=${named("room-more")}
                    @click=${() => board.open({ kind: "person", about: entry.name })}
                  >
                    ${words("room-more")}…
                  </button>`
                : nothing
            }
          </span>`
        : nothing
    }
  </li>`;
}

/** Everything that can be done about somebody who has entered. */
export function personBody(board: Board, name: string): TemplateResult {
  const { view, words } = board;
  const entry = view.entries.find((one) => one.name === name)!;
  return html`<p class="row-of">
    ${personForms(view, entry).map((kind) => html`<button class="button" @click=${() => board.open({ kind: "form", about: name, form: personForm(kind, view, name, words) })}>${words(`room-form-${kind}`)}…</button>`)}
  </p>`;
}
