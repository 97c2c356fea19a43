import { html, nothing, type TemplateResult } from "lit";
import type { Row } from "./choices";
import type { Desk } from "./desk";
import { chips } from "./parts";
import { ifDefined } from "lit/directives/if-defined.js";

/** So many rows are seen at once, and need no search. */
export const FEW = 8;

/** The field that narrows the rows of a sheet. */
export function search(desk: Desk): TemplateResult {
  return html`<label class="find"
    ><span class="unseen">${desk.words("umpire-find")}</span>
    <input
      class="input"
      type="search"
      autocomplete="off"
      placeholder=${desk.words("umpire-find")}
      @input=${narrow}
  /></label>`;
}

/** Adds to an event what else must be said of it; nothing where that is not known yet. */
type Complete = (event: any) => unknown;

/** A sheet of rows with a search: each row an offence, each key one who has committed it. */
export function foulSheet(
  desk: Desk,
  groups: readonly { heading: string; rows: readonly Row[] }[],
  heading = desk.words("umpire-foul-by"),
  complete: Complete = (event) => event,
): TemplateResult {
  return html`${heading ? html`<header><h2 id="sheet-h">${heading}</h2></header>` : nothing}
    ${groups.reduce((sum, group) => sum + group.rows.length, 0) > FEW ? search(desk) : nothing}
    ${groups
      .filter((group) => group.rows.length)
      .map(
        (group) =>
          html`<section class="offences">
            <h3>${group.heading}</h3>
            <ul>
              ${group.rows.map((row) => rowOf(desk, row, complete))}
            </ul>
          </section>`,
      )}
    <p class="soft none-found" hidden>${desk.words("umpire-none-found")}</p>`;
}

/** A row of keys; pressing one enters its event and closes the sheet. */
export function rowOf(desk: Desk, row: Row, complete: Complete = (event) => event): TemplateResult {
  const press = (event: unknown, label: string) => (): void => {
    const whole = row.act === "foul" ? complete(event) : event;
    if (!whole) return void document.querySelector(".was-on.open")?.scrollIntoView({ block: "start" });
    desk.show(null);
    desk.enter(whole, row.keys.length > 1 || label !== row.label ? `${row.label}: ${label}` : label);
  };
  return html`<li class="offence">
    <span>${row.label}</span>
    <span class="offence-keys"
      >${row.keys.map(
        ({ label, event, side, chip: piece }) =>
          html`<button
            type="button"
            class="key"
            data-side=${ifDefined(side ?? undefined)}
            aria-label="${row.label}: ${label}"
            @click=${press(event, label)}
          >
            ${piece ? chips(piece) : nothing}${label}
          </button>`,
      )}</span
    >
  </li>`;
}

/** Shows the rows that hold every word that was typed. */
function narrow(event: Event): void {
  const field = event.target as HTMLInputElement;
  const sheet = field.closest(".sheet")!;
  const typed = folded(field.value).split(/\s+/).filter(Boolean);
  for (const section of sheet.querySelectorAll<HTMLElement>(".offences")) {
    const found = [...section.querySelectorAll<HTMLElement>(".offence")].filter((row) => {
      row.hidden = !typed.every((word) => folded(row.textContent).includes(word));
      return !row.hidden;
    });
    section.hidden = !found.length;
  }
  const none = sheet.querySelector<HTMLElement>(".none-found");
  if (none) none.hidden = !!sheet.querySelector(".offence:not([hidden])");
}

function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
