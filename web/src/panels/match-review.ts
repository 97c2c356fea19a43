import { playsFor, traits } from "../games";
import { LitElement, html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { BackgammonBoard } from "../boards/backgammon/api";
import type { Arrow } from "../boards/backgammon/arrows";
import type { Side } from "../boards/backgammon/moves";
import { readPosition } from "../boards/backgammon/position-id";
import { readMotion, type Motion } from "../boards/motion";
import { pageWords } from "../boards/words";
import { shortName, type Match } from "../hall";
import { layoutBoard, type LayoutBoard } from "./layout-board";
import { plot } from "./plot";
import { course, luck } from "./review-plots";
import { compared } from "./review-table";
import { figure, isBlunder, type Moment, type Review } from "./review-values";

const [AGAIN, PACE] = [700, 1200];
const NARROW = matchMedia("(max-width: 47.99rem)");
/** What is said about the cube instead of a move. */
const SAID = ["roll", "double", "take", "drop"];

/** A finished match looked at again: `data-match` and `data-game`. */
@customElement("match-review")
export class MatchReview extends LitElement {
  @state() private review: Review | null = null;
  @state() private match: Match | null = null;
  @state() private refused = "";
  @state() private chosen = 0;
  @state() private playing = 0;
  private readonly words = pageWords();
  private board: BackgammonBoard | null = null;
  private laid: Promise<LayoutBoard> | null = null;
  private shown = -1;
  private waiting = 0;

  protected override createRenderRoot(): HTMLElement {
    const place = document.createElement("div");
    place.className = "review";
    return this.appendChild(place);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.look();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.waiting);
    clearInterval(this.playing);
  }

  private get game(): string {
    return this.dataset["game"]!;
  }

  private async look(): Promise<void> {
    const id = this.dataset["match"]!;
    try {
      this.match ??= (await (await fetch(`/api/matches/${id}`)).json()) as Match;
      const answer = await fetch(`/api/matches/${id}/review`);
      const told = (await answer.json()) as Review & { detail?: string };
      if (!answer.ok) this.refused = told.detail ?? "";
      else this.take(told);
    } catch {
      this.refused = this.words("watch-lost");
    }
  }

  private take(review: Review): void {
    this.review = review;
    if (review.share < 1) this.waiting = window.setTimeout(() => void this.look(), AGAIN);
    else this.chosen = this.asked(review) ?? this.blunders[0] ?? 0;
  }

  /** The place of the moment that the address names by its entry. */
  private asked({ moments }: Review): number | undefined {
    const place = moments.findIndex((one) => `#${one.number}` === location.hash);
    return place < 0 ? undefined : place;
  }

  /** The places of the moments that were blunders. */
  private get blunders(): number[] {
    return this.review!.moments.flatMap((one, place) => (isBlunder(this.game, one) ? [place] : []));
  }

  private readonly name = (side: string): string => {
    const player = this.match?.players.find((one) => playsFor(one.side, side));
    return player ? shortName(player, this.words) : side;
  };

  private readonly choose = (place: number): void => {
    this.pause();
    this.chosen = place;
  };

  protected override render(): TemplateResult {
    if (this.refused) return html`<p class="refusal" role="alert">${this.refused}</p>`;
    const { review } = this;
    if (!review || review.share < 1) return this.progress(review?.share ?? 0);
    if (!review.moments.length) return html`<p role="status">${this.words("review-nothing")}</p>`;
    return html`<div class="review-main">
        ${this.course(review)} ${this.moment(review.moments[this.chosen]!)}
      </div>
      <div class="review-aside">
        ${compared(review, this.game, this.words, this.name)} ${this.luck(review)}
      </div>`;
  }

  private progress(share: number): TemplateResult {
    const done = Math.round(100 * share);
    return html`<section class="panel looking" role="status">
      <p>${this.words("review-looking")}</p>
      <progress max="100" .value=${done} aria-label=${this.words("review-looking")}>${done} %</progress>
    </section>`;
  }

  private course(review: Review): TemplateResult {
    const { game, words, name, chosen } = this;
    const drawn = course(review, game, words, name, chosen, NARROW.matches ? 340 : 640);
    return html`<section class="panel">
      <div class="plot-head">
        <h2>${drawn.title}</h2>
        <p class="plot-legend">
          ${review.sides.map((side, place) => html`<span class=${place ? "second" : "first"}><i aria-hidden="true">${place ? "▼" : "▲"}</i> ${words("review-blunder-of", { name: name(side) })}</span>`)}
        </p>
      </div>
      ${plot(drawn, this.choose)} ${this.steps(review)}
    </section>`;
  }

  private steps({ moments }: Review): TemplateResult {
    const { blunders, words, chosen } = this;
    const next = blunders.find((place) => place > chosen);
    const last = blunders.filter((place) => place < chosen).at(-1);
    const at = blunders.filter((place) => place <= chosen).length;
    return html`<div class="steps">
      ${this.step("review-blunder-before", "‹", last)}
      <button
        class="round filled"
        type="button"
        aria-label=${words(this.playing ? "review-pause" : "review-play")}
        @click=${this.playing ? this.pause : this.play}
      >
        ${this.playing ? "❚❚" : "▶"}
      </button>
      ${this.step("review-blunder-next", "›", next)}
      <input
        type="range"
        min="0"
        max=${moments.length - 1}
        .value=${String(chosen)}
        aria-label=${words("review-moment")}
        aria-valuetext=${this.heading(moments[chosen]!)}
        @input=${(event: Event) => this.choose(Number((event.target as HTMLInputElement).value))}
      />
      <b>${words("review-blunder-of-all", { number: at, count: blunders.length })}</b>
    </div>`;
  }

  private step(word: string, sign: string, to: number | undefined): TemplateResult {
    const go = (): void => (to === undefined ? undefined : this.choose(to));
    return html`<button
      class="round"
      type="button"
      aria-label=${this.words(word)}
      ?disabled=${to === undefined}
      @click=${go}
    >
      ${sign}
    </button>`;
  }

  private readonly play = (): void => {
    const last = this.review!.moments.length - 1;
    if (this.chosen >= last) this.chosen = 0;
    this.playing = window.setInterval(() => {
      if (this.chosen >= last) this.pause();
      else this.chosen += 1;
    }, PACE);
  };

  private readonly pause = (): void => {
    clearInterval(this.playing);
    this.playing = 0;
  };

  private heading({ part, number, side, dice }: Moment): string {
    const rolled = dice?.length ? ` ${dice.join("-")}` : "";
    const where = this.words(`review-part-${this.game}`, { number: part });
    return `${where}, ${this.words("review-act", { number })}: ${this.name(side)}${rolled}`;
  }

  private moment(one: Moment): TemplateResult {
    return html`<section class="panel moment">
      <h2>
        <span>${this.heading(one)}</span>
        ${one.loss ? html`<b class="lost">−${figure(one.loss, 3)}</b>` : nothing}
      </h2>
      <div class="moment-board"></div>
      ${traits(this.game).weighed ? this.decided(one) : this.shot(one)}
    </section>`;
  }

  private decided(one: Moment): TemplateResult {
    const { words } = this;
    if (one.kind === "roll")
      return html`<p class="inside">${words("review-rolled", { luck: figure(one.luck ?? 0, 3, true) })}</p>`;
    if (one.ranked?.length) return this.ranked(one);
    const [best, made] = [this.said(one.best ?? ""), this.said(one.made ?? "")];
    const wrong = !!one.loss;
    return html`<ol class="ranked">
      <li class="good"><b>${wrong ? best : made}</b><em>${words("review-best")}</em></li>
      ${wrong ? html`<li class="bad"><b>${made}</b><span>${words("review-made")}</span><em>−${figure(one.loss!, 3)}</em></li>` : nothing}
    </ol>`;
  }

  /** The best moves and the one that was made, each with its chance to win the game. */
  private ranked({ ranked = [], made }: Moment): TemplateResult {
    const share = (win: number): string =>
      win.toLocaleString(document.documentElement.lang, { style: "percent" });
    return html`<ol class="ranked">
      ${ranked.map(
        (one) =>
          html`<li class=${one.place === 1 ? "good" : one.made === made ? "bad" : ""}>
            <i>${one.place}</i><b>${one.made}</b>
            <span
              >${one.made === made ? `${this.words("review-made")}, ` : nothing}${this.words("review-wins", { share: share(one.win) })}</span
            >
            <em>${one.place === 1 ? this.words("review-best") : `−${figure(one.loss, 3)}`}</em>
          </li>`,
      )}
    </ol>`;
  }

  private said(made: string): string {
    return SAID.includes(made) ? this.words(`play-${made}`) : made;
  }

  private shot(one: Moment): TemplateResult {
    const said = this.words(one.good ? "review-good" : "review-not-good");
    return html`<div class="row-of inside">
      <p><b>${this.words(`review-kind-${one.kind}`)}</b>: ${said}</p>
      <button class="button" type="button" @click=${() => void this.replay(one)}>
        ${this.words("review-see")}
      </button>
    </div>`;
  }

  protected override updated(): void {
    const one = this.review?.moments[this.chosen];
    if (!one || this.review!.share < 1 || this.shown === this.chosen) return;
    const slider = this.querySelector<HTMLInputElement>(".steps input")!;
    slider.style.setProperty("--at", `${(100 * this.chosen) / (this.review!.moments.length - 1 || 1)}%`);
    this.shown = this.chosen;
    if (traits(this.game).weighed) this.lay(one);
    else void this.trace(one);
  }

  private lay({ position, side, dice = [], cube = 1, owner, ranked, made = "", best = "" }: Moment): void {
    const place = this.querySelector(".moment-board");
    const mover = side as Side;
    const men = position ? readPosition(position, mover) : null;
    if (!place || !men) return;
    this.board ??= new BackgammonBoard(place, this.words, !NARROW.matches);
    const arrows: Arrow[] = ranked?.length ? [{ move: best, kind: "best" }] : [];
    if (arrows.length && made !== best) arrows.push({ move: made, kind: "played" });
    const held = { value: cube, owner: owner === "X" || owner === "O" ? owner : null } as const;
    this.board.set({ men, seat: mover, side: mover, dice: [...dice], cube: held, arrows });
  }

  private async motion({ number, digest }: Moment): Promise<Motion | null> {
    const answer = await fetch(`/api/matches/${this.dataset["match"]}/strokes/${number}?of=${digest}`);
    return answer.ok ? readMotion(await answer.text()) : null;
  }

  private async table(): Promise<LayoutBoard> {
    this.laid ??= layoutBoard(this.querySelector(".moment-board")!, this.game, this.words);
    return this.laid;
  }

  /** Shows how a stroke began and what ways it took; only of the moment that is still looked at when it comes. */
  private async trace(one: Moment): Promise<void> {
    const [table, motion] = await Promise.all([this.table(), this.motion(one)]);
    if (motion && this.review!.moments[this.chosen] === one) table.trace(motion);
  }

  private async replay(one: Moment): Promise<void> {
    const [table, motion] = await Promise.all([this.table(), this.motion(one)]);
    if (motion) await table.play(motion);
  }

  private luck(review: Review): TemplateResult | typeof nothing {
    if (!traits(this.game).weighed) return nothing;
    const drawn = luck(review, this.words, this.chosen);
    return html`<section class="panel">
      <div class="plot-head">
        <h2>${drawn.title}</h2>
        <p class="plot-legend">
          ${review.sides.map((side, place) => html`<span class=${place ? "second" : "first"}><i aria-hidden="true">${place ? "┄" : "━"}</i> ${this.name(side)}</span>`)}
        </p>
      </div>
      ${plot(drawn, this.choose)}
      <p class="inside"><a href="/dice?match=${this.dataset["match"]}">✓ ${this.words("play-dice")}</a></p>
    </section>`;
  }
}
