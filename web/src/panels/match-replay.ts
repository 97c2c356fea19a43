import { LitElement, html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import type { PieceShown } from "../../wire";
import { BackgammonBoard } from "../boards/backgammon/api";
import type { Side } from "../boards/backgammon/moves";
import { readPosition } from "../boards/backgammon/position-id";
import { pageWords, quoted, type Words } from "../boards/words";
import { layoutBoard, type LayoutBoard } from "./layout-board";

interface Shown {
  readonly layout?: PieceShown[];
  readonly position?: string;
  readonly turn?: Side | null;
  readonly dice?: number[] | null;
  readonly cube?: { value: number; owner: string };
}

interface Moment {
  readonly number: number;
  readonly time: string;
  readonly act: string;
  readonly says: readonly string[];
  readonly laws: readonly { law: string; address: string }[];
  readonly score: readonly [number, number];
  readonly part: readonly [number, number] | null;
  readonly shown: Shown;
}

const PACE = 1200;

/** Goes through a match act by act. The address names the act that is shown, so that a moment can be shared. */
@customElement("match-replay")
export class MatchReplay extends LitElement {
  @state() private at = 0;
  @state() private playing = 0;
  private readonly words: Words = pageWords();
  private moments: readonly Moment[] = [];
  private board: BackgammonBoard | LayoutBoard | null = null;
  private laid: Promise<LayoutBoard> | null = null;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.moments = JSON.parse(this.querySelector(".moments")!.textContent) as Moment[];
    this.addEventListener("keydown", this.press);
    window.addEventListener("hashchange", this.follow);
    this.at = this.moments.length - 1;
    this.follow();
    if (location.hash) window.addEventListener("load", this.comeIntoView, { once: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener("hashchange", this.follow);
    clearInterval(this.playing);
  }

  protected override render(): TemplateResult {
    const { moments, at } = this;
    const last = moments.length - 1;
    return html`<section class="panel replaying" aria-label=${this.words("record-replay")}>
      <div class="replay-board"></div>
      ${this.told(moments[at]!)}
      <div class="replay-bar">
        <button class="button" type="button" ?disabled=${at === 0} @click=${() => this.go(at - 1)}>
          ${this.words("record-back")}
        </button>
        <button class="button primary" type="button" @click=${this.toggle}>
          ${this.words(this.playing ? "record-pause" : "record-play")}
        </button>
        <button class="button" type="button" ?disabled=${at === last} @click=${() => this.go(at + 1)}>
          ${this.words("record-on")}
        </button>
        <input
          type="range"
          min="0"
          max=${last}
          .value=${String(at)}
          aria-label=${this.words("record-act")}
          aria-valuetext=${moments[at]!.act}
          @input=${(event: Event) => this.go(Number((event.target as HTMLInputElement).value))}
        />
        <output>${this.words("record-at", { act: at + 1, of: last + 1 })}</output>
      </div>
    </section>`;
  }

  private told({ act, says, laws, score, part, time }: Moment): TemplateResult {
    return html`<div class="moment" role="status">
      <p class="now">
        ${score[0]} –
        ${score[1]}${part ? html` <span class="soft">(${part[0]} – ${part[1]})</span>` : nothing}
      </p>
      <p class="soft">${time}</p>
      ${says.map((words) => html`<p class="said">${quoted(words)}</p>`)}
      <p>${act}</p>
      <p class="row-of">
        ${laws.slice(0, 1).map(({ law, address }) => html`<a class="lawref" href=${address}>§ ${law}</a>`)}
      </p>
    </div>`;
  }

  protected override updated(): void {
    void this.draw(this.moments[this.at]!.shown);
    for (const row of document.querySelectorAll(".record-acts li[aria-current]"))
      row.removeAttribute("aria-current");
    document.getElementById(String(this.moments[this.at]!.number))?.setAttribute("aria-current", "true");
  }

  private async draw({ layout, position, turn, dice, cube }: Shown): Promise<void> {
    const place = this.querySelector<HTMLElement>(".replay-board")!;
    if (layout) {
      this.laid ??= layoutBoard(place, this.dataset["game"]!, this.words);
      this.board = await this.laid;
      this.board.lay(layout);
    } else if (position) {
      const side = turn ?? "X";
      const men = readPosition(position, side);
      if (!men) return;
      this.board ??= new BackgammonBoard(place, this.words);
      const owner: Side | null = cube?.owner === "X" || cube?.owner === "O" ? cube.owner : null;
      const lies = { value: cube?.value ?? 1, owner };
      const set = { men, side, dice: dice ?? [], cube: lies, choices: [], stops: [], made: [], chosen: null };
      (this.board as BackgammonBoard).set(set);
    }
  }

  /** Shows an act and names it in the address. */
  private go(at: number): void {
    this.at = Math.min(Math.max(at, 0), this.moments.length - 1);
    history.replaceState(null, "", `#${this.moments[this.at]!.number}`);
  }

  /** Stands before the list of acts, to which the address alone would lead. */
  private readonly comeIntoView = (): void => {
    requestAnimationFrame(() => this.scrollIntoView({ block: "center" }));
  };

  private readonly follow = (): void => {
    const number = Number(location.hash.slice(1));
    const found = this.moments.findIndex((moment) => moment.number === number);
    if (number && found >= 0) this.at = found;
  };

  private readonly toggle = (): void => {
    clearInterval(this.playing);
    if (this.playing) {
      this.playing = 0;
      return;
    }
    if (this.at === this.moments.length - 1) this.go(0);
    this.playing = window.setInterval(() => {
      this.go(this.at + 1);
      if (this.at === this.moments.length - 1) this.toggle();
    }, PACE);
  };

  private readonly press = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLButtonElement) {
      if (event.key === " " || event.target instanceof HTMLInputElement) return;
    }
    const target = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: this.moments.length }[
      event.key
    ];
    if (target !== undefined) this.go(target);
    else if (event.key === " ") this.toggle();
    else return;
    event.preventDefault();
  };
}
