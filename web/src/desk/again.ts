import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { enterAll, type EventView, type MatchView, type Outcome } from "./api";
import "./handround";
import { Room } from "./room";
import { winnerBy } from "./typed";

const OPEN = ["ready", "called", "playing", "reported"];

/** Results from the paper, typed in round by round: all that were filled in are entered, or none. */
@customElement("desk-again")
export class DeskAgain extends Room {
  @state() private problem = "";
  /** What is wrong with the result of a match, said at its row. */
  @state() private troubles: ReadonlyMap<string, string> = new Map();
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
      <p class="row-of" role="status">
        ${this.noted ? html`${this.noted} <button class="button quiet" @click=${() => this.takeBack()}>${this.words("room-undo")}</button>` : nothing}
      </p>
      ${this.further(view)}
      ${open.length ? this.form(view, open) : html`<div class="panel empty"><b>${this.words("room-again-none")}</b><span>${this.words("room-again-none-says")}</span></div>`}`;
  }

  /** What brings the next matches: the next round of a Swiss, the knockout after the groups. */
  private further(view: EventView): TemplateResult {
    const next = view.waits.filter((wait) => ["round", "knockout"].includes(wait.kind));
    const pairing = view.in_rounds && view.waits.some((wait) => ["round", "draw"].includes(wait.kind));
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

  private form(view: EventView, open: readonly Open[]): TemplateResult {
    const rounds = [...new Set(open.map(([id]) => id.split(".")[0]!))];
    return html`<form
      class="room-again"
      @submit=${(event: SubmitEvent) => void this.send(event, view, open)}
      @input=${(event: Event) => this.count(event, view, open)}
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
    const trouble = this.troubles.get(id);
    return html`<div class="again-row" role="group" aria-label=${`${id}: ${match.sides.join(" – ")}`}>
      <b>${id}</b>
      ${match.sides.map(
        (side, place) =>
          html`<span class="again-side" aria-hidden="true">${side}</span
            ><input
              class="input"
              type="number"
              min="0"
              max="999"
              inputmode="numeric"
              name="${id} ${place}"
              aria-label=${this.words("room-score-of", { player: side! })}
              aria-invalid=${trouble ? "true" : nothing}
              aria-describedby=${trouble ? `why-${id}` : nothing}
            />`,
      )}
      ${trouble ? html`<p class="again-why" id=${`why-${id}`} role="alert">${trouble} ${this.words("room-again-nothing")}</p>` : nothing}
    </div>`;
  }

  private count(event: Event, view: EventView, open: readonly Open[]): void {
    const form = (event.target as Element).closest("form")!;
    this.filled = written(view, new FormData(form), open).length;
  }

  private async send(event: SubmitEvent, view: EventView, open: readonly Open[]): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const sheet = written(view, new FormData(form), open);
    this.noted = "";
    this.troubles = new Map(
      sheet.filter(({ amiss }) => amiss).map(({ id, amiss }) => [id, this.words(amiss!, { match: id })]),
    );
    if (!sheet.length || this.troubles.size) return this.first(".again-row [aria-invalid]");
    const { outcome, place } = await enterAll(
      view,
      sheet.map(({ id, winner, score }) => ({ result: { match: id, winner, score } })),
    );
    if (outcome.view) this.take(outcome.view);
    if (outcome.refused) {
      const match = sheet[(place ?? 1) - 1]!.id;
      this.troubles = new Map([[match, this.words("room-again-which", { match, text: outcome.refused })]]);
      return this.first(".again-row [aria-invalid]");
    }
    this.noted = this.words("room-again-done", { count: sheet.length });
    form.reset();
    this.filled = 0;
    return this.first(".again-row input");
  }

  private async first(field: string): Promise<void> {
    await this.updateComplete;
    this.querySelector<HTMLInputElement>(field)?.focus();
  }

  /** Takes all that was entered at once back at once. */
  private async takeBack(): Promise<void> {
    this.noted = "";
    await this.go("undo");
  }
}

type Open = readonly [string, MatchView];

interface Written {
  readonly id: string;
  readonly winner: string;
  readonly score: Readonly<Record<string, number>>;
  /** Why it cannot be sent, as the name of its words. */
  readonly amiss: string | null;
}

/** The results that are filled in: whoever has the higher score has won. */
function written(view: EventView, data: FormData, open: readonly Open[]): readonly Written[] {
  return open.flatMap(([id, match]) => {
    const sides = match.sides as readonly [string, string];
    const typed = [0, 1].map((place) => String(data.get(`${id} ${place}`) ?? ""));
    if (typed.every((one) => one === "")) return [];
    const [one, other] = typed.map(Number) as [number, number];
    const half = typed.some((score) => score === "");
    const winner = winnerBy(view, sides, one, other);
    return [
      {
        id,
        winner: winner ?? "",
        score: { [sides[0]]: one, [sides[1]]: other },
        amiss: half ? "room-again-half" : winner === null ? "room-again-level" : null,
      },
    ];
  });
}
