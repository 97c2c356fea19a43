import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { explained, pairsTold, type EventView } from "./api";
import { drawn } from "./bracket";
import { finalPlaces } from "./places";
import { Room } from "./room";

/** The draw of an event, to be read on a phone and from across the hall. */
@customElement("desk-draw")
export class DeskDraw extends Room {
  @state() private lines: readonly { readonly text: string }[] = [];
  @state() private reasons: ReadonlyMap<string, readonly string[]> = new Map();

  protected override take(view: EventView): void {
    super.take(view);
    void explained(view.id).then((lines) => (this.lines = lines ?? this.lines));
    if (view.in_rounds) void this.ask(view.id);
  }

  private async ask(event: string): Promise<void> {
    const found = await pairsTold(event);
    if (found) this.reasons = new Map(found.map(({ match, why }) => [match, why]));
  }

  protected override show(view: EventView): TemplateResult {
    if (!Object.keys(view.event.rounds).length)
      return html`<div class="panel empty">
        <b>${this.words("room-not-drawn")}</b>
        <span
          >${this.words(this.me?.official ? "room-not-drawn-yours" : "room-not-drawn-says", { count: view.entries.length })}</span
        >
        <a class="button" href="/desk/${view.id}">${view.title}</a>
      </div>`;
    return html`
      ${view.event.champion ? html`<p class="room-champion">${this.words("room-champion", { player: view.event.champion })}</p>` : nothing}
      <h2>${this.words(`room-format-${view.setup.format}`)}</h2>
      ${drawn(view, {
        words: this.words,
        score: (match) => this.score(match),
        choose: null,
        why: (match) => this.reasons.get(match) ?? [],
      })}
      ${finalPlaces(view, this.words)}
      ${
        this.lines.length && Object.keys(view.tables).length
          ? html`<section class="panel">
              <h2>${this.words("room-why-standings")}</h2>
              <ol class="room-why">
                ${this.lines.map((line) => html`<li>${line.text}</li>`)}
              </ol>
            </section>`
          : nothing
      }
      ${view.setup.commit || view.lots ? html`<p><a class="button" href="/desk/${view.id}/ceremony">${this.words("room-check-draw")}</a></p>` : nothing}
    `;
  }
}
