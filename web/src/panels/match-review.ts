import { LitElement, html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { BackgammonBoard } from "../boards/backgammon/api";
import type { Side } from "../boards/backgammon/moves";
import { readPosition } from "../boards/backgammon/position-id";
import { readMotion } from "../boards/motion";
import { pageWords } from "../boards/words";
import { playerName, type Match } from "../hall";
import { layoutBoard } from "./layout-board";
import { plot, type Plot } from "./plot";

/** One decision of a match, or one roll, as the hall looked at it again. */
export interface Moment {
  readonly number: number;
  readonly side: string;
  readonly kind: string;
  readonly part: number;
  readonly score: readonly [number, number];
  readonly win?: number;
  readonly loss?: number;
  readonly luck?: number;
  readonly good?: boolean;
  readonly made?: string;
  readonly best?: string;
  readonly dice?: readonly number[];
  readonly position?: string;
}

interface Review {
  readonly sides: readonly [string, string];
  readonly share: number;
  readonly moments: readonly Moment[];
}

/** What a decision must give away to be called a blunder: points for money, or the share of a pot. */
const BLUNDER: Readonly<Record<string, number>> = { backgammon: 0.08, carrom: 0.5, snooker: 0.5 };
const AGAIN = 700;
const NARROW = matchMedia("(max-width: 47.99rem)");

/** A finished match looked at again: `data-match` and `data-game`. */
@customElement("match-review")
export class MatchReview extends LitElement {
  @state() private review: Review | null = null;
  @state() private match: Match | null = null;
  @state() private refused = "";
  @state() private chosen = 0;
  private readonly words = pageWords();
  private board: BackgammonBoard | null = null;
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
    else
      this.chosen = Math.max(
        0,
        review.moments.findIndex((one) => this.blunder(one)),
      );
  }

  private blunder({ loss = 0 }: Moment): boolean {
    return loss >= BLUNDER[this.game]!;
  }

  private name(side: string): string {
    const player = this.match?.players.find((one) => one.side.startsWith(side));
    return player ? playerName(player, this.words) : side;
  }

  protected override render(): TemplateResult {
    if (this.refused) return html`<p class="refusal" role="alert">${this.refused}</p>`;
    const { review } = this;
    if (!review || review.share < 1) return this.progress(review?.share ?? 0);
    if (!review.moments.length) return html`<p role="status">${this.words("review-nothing")}</p>`;
    return html`<section class="panel">
        <h2>${this.words(`review-course-${this.game}`, { name: this.name(review.sides[0]) })}</h2>
        ${this.legend(review)} ${plot(this.course(review))} ${this.steps(review)}
      </section>
      ${this.table(review)} ${this.moment(review.moments[this.chosen]!)} ${this.luck(review)}`;
  }

  private progress(share: number): TemplateResult {
    const done = Math.round(100 * share);
    return html`<section class="panel looking" role="status">
      <p>${this.words("review-looking")}</p>
      <progress max="100" .value=${done} aria-label=${this.words("review-looking")}>${done} %</progress>
    </section>`;
  }

  private legend({ sides }: Review): TemplateResult {
    return html`<p class="plot-legend">
      ${sides.map((side, place) => html`<span class=${place ? "second" : "first"}>${place ? "▼" : "▲"} ${this.words("review-blunder-of", { name: this.name(side) })}</span>`)}
    </p>`;
  }

  /** The chance to win the match where it is known, else the score as it went. */
  private course({ moments, sides }: Review): Plot {
    const chances = this.game === "backgammon";
    const first: number[] = [];
    for (const one of moments) first.push(chances ? (one.win ?? first.at(-1) ?? 0.5) : one.score[0]);
    const second = moments.map((one) => one.score[1]);
    const high = chances ? 1 : Math.max(1, ...first, ...second);
    const marks = moments.flatMap((one, place) =>
      this.blunder(one)
        ? [
            {
              place,
              value: one.side === sides[0] ? first[place]! : chances ? first[place]! : second[place]!,
              kind: one.side === sides[0] ? ("first" as const) : ("second" as const),
            },
          ]
        : [],
    );
    return {
      title: this.words(`review-course-${this.game}`, { name: this.name(sides[0]) }),
      lines: [
        { values: first, kind: "first" },
        ...(chances ? [] : [{ values: second, kind: "second" as const }]),
      ],
      low: 0,
      high,
      rules: [0, 0.25, 0.5, 0.75, 1].map(
        (share) => [share * high, chances ? `${100 * share} %` : String(Math.round(share * high))] as const,
      ),
      parts: this.parts(moments),
      marks,
      chosen: this.chosen,
      width: NARROW.matches ? 340 : 640,
    };
  }

  private parts(moments: readonly Moment[]): [number, string][] {
    return moments.flatMap((one, place): [number, string][] =>
      place === 0 || moments[place - 1]!.part !== one.part
        ? [[place, this.words(`review-part-${this.game}`, { number: one.part })]]
        : [],
    );
  }

  private steps({ moments }: Review): TemplateResult {
    const blunders = moments.flatMap((one, place) => (this.blunder(one) ? [place] : []));
    const next = blunders.find((place) => place > this.chosen);
    const last = blunders.filter((place) => place < this.chosen).at(-1);
    const go = (place: number | undefined) => (): void => {
      if (place !== undefined) this.chosen = place;
    };
    return html`<div class="row-of steps">
      <button class="button" type="button" ?disabled=${last === undefined} @click=${go(last)}>
        ‹ ${this.words("review-blunder")}
      </button>
      <input
        type="range"
        min="0"
        max=${moments.length - 1}
        .value=${String(this.chosen)}
        aria-label=${this.words("review-moment")}
        aria-valuetext=${this.heading(moments[this.chosen]!)}
        @input=${(event: Event) => (this.chosen = Number((event.target as HTMLInputElement).value))}
      />
      <button class="button" type="button" ?disabled=${next === undefined} @click=${go(next)}>
        ${this.words("review-blunder")} ›
      </button>
    </div>`;
  }

  private heading({ part, number, side, dice }: Moment): string {
    const rolled = dice?.length ? ` ${dice.join("-")}` : "";
    const where = this.words(`review-part-${this.game}`, { number: part });
    return `${where}, ${this.words("review-act", { number })}: ${this.name(side)}${rolled}`;
  }

  private table(review: Review): TemplateResult {
    const rows = this.game === "backgammon" ? this.dealt(review) : this.struck(review);
    return html`<section class="panel">
      <h2>${this.words("review-better")}</h2>
      <table class="lines">
        <thead>
          <tr>
            <td></td>
            ${review.sides.map((side) => html`<th scope="col">${this.name(side)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ([name, ...cells]) =>
              html`<tr>
                <th scope="row">${name}</th>
                ${cells.map((cell) => html`<td>${cell}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </section>`;
  }

  private dealt({ moments, sides }: Review): string[][] {
    const of = (side: string, kinds: string[]): Moment[] =>
      moments.filter((one) => one.side === side && kinds.includes(one.kind));
    const sum = (all: readonly Moment[], key: "loss" | "luck"): number =>
      all.reduce((total, one) => total + (one[key] ?? 0), 0);
    return [
      [
        this.words("review-error"),
        ...sides.map((side) =>
          this.figure((1000 * sum(of(side, ["move"]), "loss")) / (of(side, ["move"]).length || 1), 1),
        ),
      ],
      [
        this.words("review-blunders"),
        ...sides.map((side) => String(of(side, ["move", "cube"]).filter((one) => this.blunder(one)).length)),
      ],
      [
        this.words("review-cube"),
        ...sides.map((side) => String(of(side, ["cube"]).filter((one) => (one.loss ?? 0) > 0.02).length)),
      ],
      [
        this.words("review-luck"),
        ...sides.map((side) => this.figure(sum(of(side, ["roll"]), "luck"), 2, true)),
      ],
    ];
  }

  private struck({ moments, sides }: Review): string[][] {
    const kinds = [...new Set(moments.map((one) => one.kind))];
    const share = (side: string, kind: string): string => {
      const all = moments.filter((one) => one.side === side && one.kind === kind);
      return all.length ? `${all.filter((one) => one.good).length} / ${all.length}` : "–";
    };
    const count = (side: string, is: (one: Moment) => boolean): string =>
      String(moments.filter((one) => one.side === side && is(one)).length);
    return [
      ...kinds.map((kind) => [this.words(`review-kind-${kind}`), ...sides.map((side) => share(side, kind))]),
      [this.words("review-blunders"), ...sides.map((side) => count(side, (one) => this.blunder(one)))],
      [this.words("review-flukes"), ...sides.map((side) => count(side, (one) => (one.luck ?? 0) > 0))],
    ];
  }

  private figure(value: number, digits: number, sign = false): string {
    return value.toLocaleString(document.documentElement.lang, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: sign ? "always" : "auto",
    });
  }

  private moment(one: Moment): TemplateResult {
    return html`<section class="panel moment">
      <h2>
        ${this.heading(one)} ${one.loss ? html`<b class="lost">−${this.figure(one.loss, 3)}</b>` : nothing}
      </h2>
      <div class="moment-board"></div>
      ${this.game === "backgammon" ? this.played(one) : this.shot(one)}
    </section>`;
  }

  private said(made: string): string {
    return ["roll", "double", "take", "drop"].includes(made) ? this.words(`play-${made}`) : made;
  }

  private played(one: Moment): TemplateResult | typeof nothing {
    if (one.kind === "roll")
      return html`<p class="inside">
        ${this.words("review-rolled", { luck: this.figure(one.luck ?? 0, 3, true) })}
      </p>`;
    const best = this.said(one.best ?? "");
    const made = this.said(one.made ?? "");
    const right = !one.loss;
    return html`<ul class="compared">
      <li class="good"><b>${right ? made : best}</b> <span>${this.words("review-best")}</span></li>
      ${right ? nothing : html`<li class="bad"><b>${made}</b> <span>${this.words("review-played", { loss: this.figure(one.loss!, 3) })}</span></li>`}
    </ul>`;
  }

  private shot(one: Moment): TemplateResult {
    return html`<p class="inside">
        ${this.words(`review-kind-${one.kind}`)}: ${this.words(one.good ? "review-good" : "review-not-good")}
      </p>
      <p class="row-of inside">
        <button class="button" type="button" @click=${() => void this.replay(one)}>
          ${this.words("review-see")}
        </button>
      </p>`;
  }

  protected override updated(): void {
    const one = this.review?.moments[this.chosen];
    if (one && this.game === "backgammon" && this.review!.share >= 1) this.lay(one);
  }

  private lay({ position, side, dice = [] }: Moment): void {
    const place = this.querySelector(".moment-board");
    const men = position ? readPosition(position, side as Side) : null;
    if (!place || !men) return;
    if (this.board?.drawing.parentElement !== place) this.board = new BackgammonBoard(place, this.words);
    this.board.set({ men, side: side as Side, dice: [...dice], choices: [], made: [], chosen: null });
  }

  private async replay({ number }: Moment): Promise<void> {
    const answer = await fetch(`/api/matches/${this.dataset["match"]}/strokes/${number}`);
    const motion = answer.ok ? readMotion(await answer.text()) : null;
    const place = this.querySelector(".moment-board")!;
    place.replaceChildren();
    if (motion) (await layoutBoard(place, this.game, this.words)).play(motion);
  }

  private luck({ moments, sides }: Review): TemplateResult | typeof nothing {
    if (this.game !== "backgammon") return nothing;
    const run = (side: string): number[] => {
      let total = 0;
      return moments.map((one) => (total += one.side === side ? (one.luck ?? 0) : 0));
    };
    const lines = sides.map((side, place) => ({
      values: run(side),
      kind: place ? ("second" as const) : ("first" as const),
    }));
    const far = Math.max(0.5, ...lines.flatMap((line) => line.values.map(Math.abs)));
    const title = this.words("review-dice");
    const rules = [-far, 0, far].map((value) => [value, this.figure(value, 1, true)] as const);
    return html`<section class="panel">
      <h2>${title}</h2>
      <p class="plot-legend">
        ${sides.map((side, place) => html`<span class=${place ? "second" : "first"}>${place ? "┄" : "━"} ${this.name(side)}</span>`)}
      </p>
      ${plot({ title, lines, low: -far, high: far, rules, parts: [], marks: [], chosen: this.chosen, width: 340 })}
    </section>`;
  }
}
