import { html, nothing, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import { rows, said, type Naming } from "../console/choices";
import { OFFICIAL, type Match } from "../hall";
import { PlayedMatch } from "./played-match";

/** What the script of a game draws: the match as it is; `enter` is there while somebody at this device decides. */
type Draw = (place: HTMLElement, match: Match, enter: ((event: unknown) => void) | null) => void;

/** A match of a game from outside: drawn by the script that it brings, or told in numbers; every offer is a key. */
@customElement("plain-play")
export class PlainPlay extends PlayedMatch {
  private readonly game = this.dataset["game"]!;
  protected readonly home = `/play/${this.game}`;
  private drawing: Promise<Draw | null> | null = null;
  private table: HTMLElement | null = null;

  protected terms(chosen: FormData): { edition: string; length: object } {
    const length = { [this.dataset["length"]!]: Number(chosen.get("length")) };
    return { edition: String(chosen.get("edition")), length: this.dataset["length"] ? length : {} };
  }

  private get naming(): Naming {
    const sides = this.match!.standing.sides;
    const player = (side: unknown): string | null =>
      sides.includes(String(side)) ? this.nameOf(this.match!, String(side), true) : null;
    return { words: this.words, game: this.game, player };
  }

  /** Draws what an act left. */
  protected async follow(match: Match): Promise<void> {
    await this.lay(match, null);
  }

  protected offer(match: Match): void {
    void this.lay(match, this.mine.length ? (event) => this.enter(event) : null);
  }

  private async lay(match: Match, enter: Parameters<Draw>[2]): Promise<void> {
    const { script } = this.dataset;
    this.drawing ??= script
      ? import(new URL(script, location.href).href).then((module: { draw: Draw }) => module.draw)
      : Promise.resolve(null);
    const draw = await this.drawing;
    if (draw) draw((this.table ??= this.place()), match, enter);
  }

  protected doing(): string {
    const { match, words } = this;
    return this.mine.length ? words("play-choose-act", { name: this.turned(match!) }) : this.waited(match!);
  }

  protected override waited(match: Match): string {
    return match.due[0]?.side === OFFICIAL ? this.words("play-prepares-plain") : super.waited(match);
  }

  /** What a house player would think about is put into words for games of ours alone. */
  protected override get advised(): boolean {
    return false;
  }

  protected override get keys(): string {
    return "plain";
  }

  /** Every number of the view, where no script draws it; in text always. */
  protected override more(): TemplateResult | typeof nothing {
    if (this.table && !this.inText) return nothing;
    const numbers = Object.entries(this.seen.after).filter(([, value]) => typeof value === "number");
    return html`<dl class="facts">
      ${numbers.map(
        ([name, value]) =>
          html`<dt>${this.word(name)}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>`;
  }

  private word(name: string): string {
    const kinds = ["after", "word"].map((kind) => `${this.game}-${kind}-${name}`);
    return said(this.words, name, ...kinds, `word-${name}`);
  }

  protected buttons(): TemplateResult {
    const sides = this.mine.map((due) => due.side);
    const offers = (this.match!.offers ?? []).filter((one) => one.due && sides.includes(one.by));
    return html`${rows(offers, this.naming).flatMap((row) =>
      row.keys.map(
        ({ label, event }) =>
          html`<button class="button" type="button" ?disabled=${this.busy} @click=${() => this.enter(event)}>
            ${row.label === label ? label : `${row.label}: ${label}`}
          </button>`,
      ),
    )}`;
  }
}
