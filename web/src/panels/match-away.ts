import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { pageWords } from "../boards/words";
import type { AbsenceShown } from "../../wire";
import type { Match } from "../hall";

/** Milliseconds for which somebody is waited for before it is said what can be done, and until it is looked again. */
const [SOON, AGAIN] = [45_000, 20_000];
const MINUTE = 60_000;

/** Whoever waits for another person is told until when, and may then end the match. */
@customElement("match-away")
export class MatchAway extends LitElement {
  @property({ attribute: false }) match!: Match;
  /** Who is waited for. */
  @property({ attribute: false }) name = "";
  @property({ attribute: false }) end!: () => void;
  @state() private absence: AbsenceShown | null = null;
  private readonly words = pageWords();
  private timer = 0;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("match") || changed.get("match")?.sequence === this.match.sequence) return;
    this.absence = null;
    this.wait(changed.get("match") ? SOON : 0);
  }

  private wait(ms: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.look(), ms);
  }

  /** Asks how long is still to be waited; it is not said before somebody has waited a while. */
  private async look(): Promise<void> {
    const answer = await fetch(`/api/matches/${this.match.id}/walkover`).catch(() => null);
    const told = answer?.ok ? ((await answer.json()) as AbsenceShown) : null;
    const waited = told ? told.minutes * MINUTE - told.left_ms : 0;
    this.absence = waited >= SOON ? told : null;
    this.wait(waited >= SOON ? AGAIN : SOON - waited);
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.absence) return nothing;
    const { minutes, left_ms, law } = this.absence;
    const name = this.name;
    const left = Math.max(1, Math.ceil(left_ms / MINUTE));
    const said = left_ms
      ? this.words("play-away", { name, minutes: left })
      : this.words("play-away-now", { name, minutes });
    return html`<p class="away" role="status">${said} ${law ? html`<span>§ ${law}</span>` : nothing}</p>
      ${
        left_ms
          ? nothing
          : html`<button class="button" type="button" @click=${this.end}>
              ${this.words("play-walkover")}
            </button>`
      }`;
  }
}
