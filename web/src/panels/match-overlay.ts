import { LitElement, html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { pageWords, type Words } from "../boards/words";
import { face, type SideFace } from "../faces";
import { named } from "./named";
import type { Match, Message } from "../hall";
import { watch, type Stream } from "../live";

/** The score of a match over a moving picture: bars on a transparent ground. */
@customElement("match-overlay")
export class MatchOverlay extends LitElement {
  @state() private match: Match | null = null;
  private readonly words: Words = pageWords();
  private since = 0;
  private ticking = 0;
  private stream: Stream | null = null;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.stream = watch({ matches: [this.dataset["match"]!] }, { match: (message) => this.hear(message) });
    this.ticking = window.setInterval(() => this.requestUpdate(), 500);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stream?.close();
    clearInterval(this.ticking);
  }

  private hear({ view }: Message): void {
    if (view === this.match || (this.match && this.match.sequence > view.sequence)) return;
    this.match = view;
    this.since = performance.now();
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.match) return nothing;
    const one = face(this.match, this.words, (ms, running) => this.left(ms, running));
    return html`${
        one.line.length
          ? html`<p class="over-line">
              ${one.line.map((part) => html`<span>${part}</span>`)}${
                one.law ? html`<b>§ ${one.law}</b>` : nothing
              }
            </p>`
          : nothing
      }
      <div class="over-bar">
        ${this.side(one.sides[0], "")}
        <p class="over-mid">${one.middle}<small>${one.under}</small></p>
        ${this.side(one.sides[1], "b")}
      </div>`;
  }

  private left(ms: number, running: boolean): string {
    const gone = running && this.match!.state === "running" ? performance.now() - this.since : 0;
    const seconds = Math.max(0, Math.ceil((ms - gone) / 1000));
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }

  private side({ people, points, turn, chip, clock }: SideFace, kind: string): TemplateResult {
    return html`<p class="over-side ${kind} ${turn ? "turn" : ""}">
      ${chip ? html`<i class="side-chip ${chip}"></i>` : nothing}<span class="over-name"
        >${named(people)}</span
      >
      ${clock ? html`<span class="over-clock">${clock}</span>` : nothing}<b>${points}</b>
    </p>`;
  }
}
