import { LitElement, html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { EventView } from "./api";
import type { Look } from "./bracket";
import { crossTable } from "./crosstable";

/** The groups of an event: all of them where there is room, one at a time on a phone, chosen by its letter. */
@customElement("group-tables")
export class GroupTables extends LitElement {
  @property({ attribute: false }) view!: EventView;
  @property({ attribute: false }) look!: Look;
  @state() private chosen: string | null = null;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    const { groups } = this.view.event;
    const letters = Object.keys(groups);
    const chosen = this.chosen && letters.includes(this.chosen) ? this.chosen : letters[0];
    return html`${letters.length > 1 ? this.tabs(letters, chosen) : nothing}
    ${letters.map(
      (letter) =>
        html`<section class="panel room-group ${letter === chosen ? "" : "not-chosen"}">
          <h3>${this.look.words("room-group", { group: letter })}</h3>
          ${crossTable(this.view, letter, this.look)}
        </section>`,
    )}`;
  }

  private tabs(letters: readonly string[], chosen: string | undefined): TemplateResult {
    return html`<div class="room-tabs" role="group" aria-label=${this.look.words("room-groups")}>
      ${letters.map(
        (letter) =>
          html`<button
            type="button"
            aria-pressed=${letter === chosen}
            aria-label=${this.look.words("room-group", { group: letter })}
            @click=${() => (this.chosen = letter)}
          >
            ${letter}
          </button>`,
      )}
    </div>`;
  }
}
