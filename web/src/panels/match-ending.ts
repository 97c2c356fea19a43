import { LitElement, html, nothing, render, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { pageWords } from "../boards/words";
import type { StoryShown } from "../../wire";
import { traits } from "../games";
import type { Match } from "../hall";

/** Milliseconds until it is asked again whether the review has come to its end. */
const AGAIN = 1500;

/** The ways on from a match that is over. */
interface Ways {
  /** Where the game is played. */
  readonly home: string;
  /** Asks for the same match again; nothing for who only watches. */
  readonly again: (() => void) | null;
  /** The match that another wants to play next. */
  readonly wanted: string | null;
  readonly busy: boolean;
}

/** The end of a match: who won, what it was about, and the ways on. */
@customElement("match-ending")
export class MatchEnding extends LitElement {
  @property({ attribute: false }) match!: Match;
  /** Who won, in words. */
  @property({ attribute: false }) who = "";
  @property({ attribute: false }) ways!: Ways;
  @state() private story: StoryShown | null = null;
  private readonly words = pageWords();
  private waiting = 0;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.waiting);
    this.sheet.remove();
  }

  /** The story lies over the foot of the board, where there is room at every size. */
  private readonly sheet = document.createElement("div");

  protected override updated(): void {
    this.sheet.className = "story-sheet";
    if (!this.sheet.isConnected)
      this.closest("[data-match]")?.querySelector(".live-board")?.append(this.sheet);
    render(this.told(), this.sheet);
  }

  protected override firstUpdated(_changed: PropertyValues): void {
    void this.read();
  }

  /** Reads the story; what only a review can tell comes when it has been through the match. */
  private async read(): Promise<void> {
    const answer = await fetch(`/api/matches/${this.match.id}/story`).catch(() => null);
    if (!answer?.ok) return;
    this.story = (await answer.json()) as StoryShown;
    if (this.story.share < 1) this.waiting = window.setTimeout(() => void this.read(), AGAIN);
  }

  protected override render(): TemplateResult {
    return html`<div class="over" data-part="over">
      <p role="status" data-part="status">${this.words("play-over")} ${this.who}</p>
      <div class="row-of">${this.ways.again ? this.onward(this.ways.again) : nothing} ${this.back()}</div>
    </div>`;
  }

  private told(): TemplateResult | typeof nothing {
    const { lines = [], share = 1 } = this.story ?? {};
    if (!lines.length) return nothing;
    const review = `${this.ways.home}/${this.match.id}/review`;
    return html`<details open class="story">
      <summary>${this.words("story-title")}</summary>
      <dl>
        ${lines.map(
          ({ kind, text, number }) =>
            html`<div>
              <dt>${this.words(`story-${kind}`)}</dt>
              <dd>${typeof number !== "number" ? text : html`<a href="${review}#${number}">${text}</a>`}</dd>
            </div>`,
        )}
      </dl>
      ${share < 1 ? html`<p class="soft">${this.words("story-reviewing")}</p>` : nothing}
    </details>`;
  }

  /** Playing on: the same match again, or another. */
  private onward(again: () => void): TemplateResult {
    const { wanted, home, busy } = this.ways;
    return html`${
        wanted
          ? html`<a class="button primary" data-part="main-action" href=${wanted}
              >${this.words("play-rematch-accept")}</a
            >`
          : html`<button
              class="button primary"
              type="button"
              data-part="main-action"
              ?disabled=${busy}
              @click=${again}
            >
              ${this.words("play-rematch")}
            </button>`
      } <a class="button" href=${home}>${this.words("play-again")}</a>`;
  }

  /** Looking back: the review, the record. */
  private back(): TemplateResult {
    const review = html`<a class="button" href="${this.ways.home}/${this.match.id}/review"
      >${this.words("play-review")}</a
    >`;
    return html`${traits(this.match.edition.split("/")[0]!).review ? review : nothing}
      <a class="button" href="/watch/${this.match.id}">${this.words("play-record")}</a>`;
  }
}
