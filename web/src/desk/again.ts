import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { enterAll, type EventView, type MatchView, type Outcome } from "./api";
import "./handround";
import { Room } from "./room";

const OPEN = ["ready", "called", "playing", "reported"];

/** Results from the paper, typed in round by round: all that were filled in are entered, or none. */
@customElement("desk-again")
export class DeskAgain extends Room {
  @state() private problem = "";
  @state() private noted = "";
  @state() private filled = 0;
  @state() private byHand = false;

  protected override show(view: EventView): TemplateResult {
    if (this.me && !this.me.official)
      return html`<div class="panel empty">
        <b>${this.words("room-nobody")}</b><a class="button" href="/sign-in">${this.words("room-sign-in")}</a>
      </div>`;
    const open = Object.entries(view.event.matches).filter(
      ([, match]) => OPEN.includes(match.state) && match.sides.every((side) => side && side !== "bye"),
    );
    return html`${this.problem ? html`<p class="ruling foul" role="alert">${this.problem}</p>` : nothing}
      <p role="status">${this.noted}</p>
      ${this.further(view)}
      ${open.length ? this.form(view, open) : html`<div class="panel empty"><b>${this.words("room-again-none")}</b><span>${this.words("room-again-none-says")}</span></div>`}`;
  }

  /** What brings the next matches: the next round of a Swiss, the knockout after the groups. */
  private further(view: EventView): TemplateResult {
    const next = view.waits.filter((wait) => ["round", "knockout"].includes(wait.kind));
    const pairing =
      view.setup.format === "swiss" && view.waits.some((wait) => ["round", "draw"].includes(wait.kind));
    if (pairing && this.byHand)
      return html`<desk-hand-round
        .view=${view}
        .done=${(outcome: Outcome) => this.paired(outcome)}
        .close=${() => (this.byHand = false)}
      ></desk-hand-round>`;
    return html`${next.map((wait) => html`<p class="row-of"><b>${wait.title}</b>${wait.taps.filter((tap) => !tap.sheet).map((tap) => html`<button class="button primary" @click=${() => this.act(tap.event)}>${tap.says}</button>`)}</p>`)}
    ${
      pairing
        ? html`<p>
            <button class="button" @click=${() => (this.byHand = true)}>${this.words("room-by-hand")}</button>
          </p>`
        : nothing
    }`;
  }

  private paired(outcome: Outcome): void {
    this.problem = outcome.refused ?? "";
    if (outcome.view) this.take(outcome.view);
    if (outcome.refused) return;
    this.byHand = false;
    this.noted = outcome.says.join(" ");
  }

  private form(view: EventView, open: readonly (readonly [string, MatchView])[]): TemplateResult {
    const rounds = [...new Set(open.map(([id]) => id.split(".")[0]!))];
    return html`<form
      class="room-again"
      @submit=${(event: SubmitEvent) => void this.send(event, view, open)}
      @input=${(event: Event) => this.count(event, open)}
    >
      ${rounds.map(
        (round) =>
          html`<fieldset class="panel">
            <legend>${this.round(round)}</legend>
            ${open.filter(([id]) => id.split(".")[0] === round).map(([id, match]) => this.row(id, match))}
          </fieldset>`,
      )}
      <p>
        <button class="button primary" ?disabled=${!this.filled}>
          ${this.words("room-again-enter", { count: this.filled })}
        </button>
      </p>
    </form>`;
  }

  private row(id: string, match: MatchView): TemplateResult {
    return html`<div class="again-row" role="group" aria-label=${`${id}: ${match.sides.join(" – ")}`}>
      <b>${id}</b>
      ${match.sides.map(
        (side, place) =>
          html`<label class="again-side"
              ><input
                type="radio"
                name="${id} winner"
                value=${place}
                aria-label=${this.words("room-again-first", { player: side! })}
              /><span>${side}</span></label
            ><input
              class="input"
              type="number"
              min="0"
              max="999"
              inputmode="numeric"
              name="${id} ${place}"
              aria-label=${this.words("room-score-of", { player: side! })}
            />`,
      )}
    </div>`;
  }

  private count(event: Event, open: readonly (readonly [string, MatchView])[]): void {
    const form = (event.target as Element).closest("form")!;
    this.filled = results(new FormData(form), open).length;
  }

  private async send(
    event: SubmitEvent,
    view: EventView,
    open: readonly (readonly [string, MatchView])[],
  ): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const written = results(new FormData(form), open);
    if (!written.length) return;
    const { outcome, place } = await enterAll(view, written);
    this.problem = outcome.refused
      ? this.words("room-again-which", {
          match: written[(place ?? 1) - 1]!.result.match,
          text: outcome.refused,
        })
      : "";
    if (outcome.view) this.take(outcome.view);
    if (outcome.refused) return;
    this.noted = this.words("room-again-done", { count: written.length });
    form.reset();
    this.filled = 0;
    await this.updateComplete;
    this.querySelector<HTMLInputElement>(".again-row input")?.focus();
  }
}

interface Written {
  readonly result: {
    readonly match: string;
    readonly winner: string;
    readonly score?: Record<string, number>;
  };
}

/** The results that are filled in: who won is chosen, or has the higher score. */
function results(data: FormData, open: readonly (readonly [string, MatchView])[]): readonly Written[] {
  return open.flatMap(([id, match]) => {
    const sides = match.sides as readonly [string, string];
    const score = [0, 1].map((place) => String(data.get(`${id} ${place}`) ?? ""));
    const chosen = data.get(`${id} winner`);
    const scored = score.some((one) => one !== "");
    const [one, other] = score.map(Number) as [number, number];
    if (chosen === null && (!scored || one === other)) return [];
    const winner = sides[chosen === null ? (one > other ? 0 : 1) : (Number(chosen) as 0 | 1)];
    return [
      { result: { match: id, winner, ...(scored ? { score: { [sides[0]]: one, [sides[1]]: other } } : {}) } },
    ];
  });
}
