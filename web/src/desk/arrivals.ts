import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { inFigures } from "../boards/words";
import type { Entry, EventView } from "./api";
import "./long-list";
import { Room } from "./room";
import { formBody, sheet, type Form } from "./sheet";

const ARRIVING = ["approved", "waiting"];

/** The check-in: who has not come yet first, what each still owes or lacks, and the one act that ends it all. */
@customElement("desk-arrivals")
export class DeskArrivals extends Room {
  @state() private opened: Form | null = null;

  protected override show(view: EventView): TemplateResult {
    if (this.me && !this.me.official)
      return html`<div class="panel empty">
        <b>${this.words("room-nobody")}</b><a class="button" href="/sign-in">${this.words("room-sign-in")}</a>
      </div>`;
    const here = new Set(view.event.checked_in);
    const expected = view.entries.filter(({ state }) => ARRIVING.includes(state));
    if (!view.offers.close_check_in)
      return html`<div class="panel empty">
        <b>${this.words("room-arrivals-closed")}</b
        ><a class="button" href="/desk/${view.id}">${view.title}</a>
      </div>`;
    const order = [...expected].sort(
      (one, other) => Number(here.has(one.name)) - Number(here.has(other.name)),
    );
    return html`<div class="row-of room-head">
        <p role="status">
          <b>${this.words("room-arrivals-count", { here: here.size, all: expected.length })}</b>
        </p>
        <button class="button primary" @click=${() => this.close(view)}>
          ${this.words("room-act-close_check_in")}…
        </button>
      </div>
      ${this.figures(view, here.size, expected.length - here.size)}
      <section class="panel">
        <long-list
          .many=${8}
          .rows=${order.map((entry) => ({ text: `${entry.name} ${entry.club ?? ""}`, draw: () => this.row(view, entry, here.has(entry.name)) }))}
          .frame=${(rows: readonly TemplateResult[]) =>
            html`<ul class="room-people room-arrivals">
              ${rows}
            </ul>`}
        ></long-list>
      </section>
      ${this.opened ? this.sheetOf(this.opened) : nothing}`;
  }

  /** Who is here, who is not yet, and what is still owed where there is a fee. */
  private figures(view: EventView, here: number, missing: number): TemplateResult {
    const owed = Number(view.event.treasury?.open ?? 0);
    const shown = [
      ["here", here, ""],
      ["missing", missing, missing ? "warn" : ""],
      ...(view.setup.entry_fee ? [["owed", owed, owed ? "warn" : ""] as const] : []),
    ] as const;
    return html`<dl class="panel figures">
      ${shown.map(
        ([key, count, look]) =>
          html`<div class=${look}>
            <dt>${this.words(`room-arrivals-${key}`, { count })}</dt>
            <dd>${inFigures(count)}</dd>
          </div>`,
      )}
    </dl>`;
  }

  private row(view: EventView, { name, club, state }: Entry, here: boolean): TemplateResult {
    const open = Number(view.event.dues?.[name]?.open ?? 0);
    const flags = (view.event.flags?.[name] ?? []).filter((flag) => flag !== "unpaid");
    const check = (event: Event): void => {
      (event.target as HTMLInputElement).checked = here; // it is ticked when the hall has it on disk
      if (!here) void this.act({ check_in: name });
    };
    return html`<li class=${open > 0 || flags.length ? "asks" : ""}>
      <label class="room-check">
        <input type="checkbox" .checked=${here} ?disabled=${here} @change=${check} />
        <span
          ><b>${name}</b>
          <span class="soft"
            >${[club, state === "waiting" ? this.words("room-entry-waiting") : ""].filter(Boolean).join(" · ")}</span
          ></span
        >
      </label>
      ${flags.map((flag) => html`<span class="flag">${this.words(`room-flag-${flag}`)}</span>`)}
      ${
        open > 0
          ? html`<button class="button" @click=${() => this.act({ pay: { player: name } })}>
              ${this.words("room-paid-now", { player: name, amount: open })}
            </button>`
          : nothing
      }
    </li>`;
  }

  /** Closing says who has not come: they are withdrawn by it. */
  private close(view: EventView): void {
    const absent = view.entries.filter(
      ({ name, state }) => state === "approved" && !view.event.checked_in?.includes(name),
    );
    this.opened = {
      title: this.words("room-act-close_check_in"),
      says: this.words(absent.length ? "room-arrivals-absent" : "room-arrivals-all", {
        names: absent.map(({ name }) => name).join(", "),
      }),
      submit: this.words("room-act-close_check_in"),
      danger: absent.length > 0,
      fields: [],
      build: () => ({ close_check_in: {} }),
    };
  }

  private sheetOf(form: Form): TemplateResult {
    const send = async (event: unknown): Promise<void> => {
      if (await this.act(event)) this.opened = null;
    };
    return sheet(
      form.title,
      () => (this.opened = null),
      this.words,
      this.outcome?.refused ?? null,
      formBody(form, (event) => void send(event)),
    );
  }
}
