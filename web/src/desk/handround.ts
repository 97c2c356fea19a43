import { LitElement, html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { pageWords, type Words } from "../boards/words";
import { enter, preview, type EventView, type Outcome, type Preview } from "./api";
import { told } from "./bracket";
import { BYE, readRound, stillIn, type Typed } from "./byhand";

/** Takes in a round of a Swiss that was paired by hand: typed, seen with what the rule says of it, then entered. */
@customElement("desk-hand-round")
export class DeskHandRound extends LitElement {
  @property({ attribute: false }) view!: EventView;
  @property({ attribute: false }) done: (outcome: Outcome) => void = () => {};
  @property({ attribute: false }) close: () => void = () => {};
  @state() private typed: Typed = { pairs: [], wrong: [] };
  @state() private seen: Preview | null = null;
  private readonly words: Words = pageWords();

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override firstUpdated(): void {
    this.querySelector("input")?.focus();
  }

  protected override render(): TemplateResult {
    const players = stillIn(this.view);
    const round = Object.keys(this.view.event.rounds).length + 1;
    const rows = Array.from({ length: Math.ceil(players.length / 2) }, (_, place) => this.row(place + 1));
    return html`<form class="room-hand panel inside" @submit=${this.see} @input=${() => (this.seen = null)}>
      <h2>${this.words("room-by-hand-title", { round })}</h2>
      <p class="soft">${this.words("room-by-hand-says")}</p>
      <datalist id="still-in">${players.map((name) => html`<option value=${name}></option>`)}</datalist>
      <ol>
        ${rows}
      </ol>
      ${this.faults()}${this.seen && !this.seen.refused ? this.round(this.seen) : nothing}
      <p class="row-of">
        <button class="button ${this.seen ? "" : "primary"}">${this.words("room-by-hand-see")}</button>
        ${this.seen && !this.seen.refused ? html`<button class="button primary" type="button" @click=${this.enter}>${this.words("room-by-hand-enter")}</button>` : nothing}
        <button class="button quiet" type="button" @click=${this.close}>
          ${this.words("room-by-hand-close")}
        </button>
      </p>
    </form>`;
  }

  private row(number: number): TemplateResult {
    const place = (side: "first" | "second"): TemplateResult =>
      html`<input
        class="input"
        name=${side}
        list="still-in"
        autocomplete="off"
        aria-label=${this.words(`room-by-hand-${side}`, { number })}
      />`;
    return html`<li>
      <b>${number}</b>${place("first")}<span aria-hidden="true">–</span>${place("second")}
    </li>`;
  }

  private faults(): TemplateResult | typeof nothing {
    const wrong = [...this.typed.wrong, ...(this.seen?.refused ? [this.seen.refused.text] : [])];
    if (!wrong.length) return nothing;
    return html`<ul class="ruling foul" role="alert">
      ${wrong.map((fault) => html`<li>${fault}</li>`)}
    </ul>`;
  }

  /** The round as it would stand, each pair with what the rule says of it. */
  private round(seen: Preview): TemplateResult {
    const sides = (pair: readonly string[]): string =>
      pair.map((side) => (side === BYE ? this.words("room-bye") : side)).join(" – ");
    return html`<section class="room-seen" role="status">
      <p class="ruling ${seen.sound ? "" : "ask"}">
        ${this.words(seen.sound ? "room-by-hand-fine" : "room-by-hand-off")}
      </p>
      ${seen.pairs.map(
        (pair) =>
          html`<p><b>${pair.match}</b> ${sides(pair.sides)}</p>
            ${told(pair.why)}`,
      )}
    </section>`;
  }

  private get act(): unknown {
    return { pair_round: { pairs: this.typed.pairs } };
  }

  private readonly see = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    const [first, second] = ["first", "second"].map((side) => data.getAll(side).map(String));
    const rows = first!.map((name, place) => [name, second![place]!] as const);
    this.typed = readRound(this.view, rows, this.words);
    this.seen = this.typed.wrong.length ? null : await preview(this.view, this.act);
  };

  private readonly enter = async (): Promise<void> => {
    this.done(await enter(this.view, this.act));
  };
}
