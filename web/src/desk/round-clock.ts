import { html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { pageWords, type Words } from "../boards/words";
import { Sound } from "../sound";
import type { EventView } from "./api";
import { roundName } from "./rounds";

/** Seconds before the end at which a bell is heard, and at the end itself. */
const BELLS = [300, 60, 0];
const OPEN = ["waiting", "ready", "called", "playing", "reported", "disputed"];

/** The time of the rounds that have some: what is left, until when, and that it is up. A bell tells the end. */
@customElement("round-clock")
export class RoundClock extends LitElement {
  @property({ attribute: false }) view: EventView | null = null;
  private readonly words: Words = pageWords();
  private readonly sound = new Sound();
  private ticking = 0;
  private since = 0;
  private readonly heard = new Map<string, number>();

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.ticking = window.setInterval(() => this.tick(), 500);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.ticking);
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has("view")) this.since = performance.now();
  }

  /** The rounds whose clock has begun and that have a match to be ended, each with its last second. */
  private get clocks(): readonly (readonly [string, number])[] {
    const { clocks = {}, matches = {} } = this.view?.event ?? {};
    const open = new Set(
      Object.entries(matches)
        .filter(([, { state }]) => OPEN.includes(state))
        .map(([id]) => id.split(".")[0]),
    );
    return Object.entries(clocks)
      .filter(([round]) => open.has(round))
      .map(([round, { ends }]) => [round, ends]);
  }

  private left(ends: number): number {
    return Math.ceil(ends - this.view!.now - (performance.now() - this.since) / 1000);
  }

  private tick(): void {
    if (!this.view) return;
    for (const [round, ends] of this.clocks) {
      const left = this.left(ends);
      ringOnce(this.sound, this.heard.get(round) ?? left, left);
      this.heard.set(round, left);
    }
    if (this.clocks.length || this.childElementCount) this.requestUpdate();
  }

  protected override render(): TemplateResult | typeof nothing {
    const clocks = this.view ? this.clocks : [];
    if (!clocks.length) return nothing;
    return html`${clocks.map(([round, ends]) => this.clock(round, ends))}`;
  }

  private clock(round: string, ends: number): TemplateResult {
    const title = roundName(this.words, this.view, round);
    return timeLine(this.words, title, this.left(ends), this.view!.opened + 1000 * ends);
  }
}

/** Rings where the time has come to one of the bells since it was last looked at. */
export function ringOnce(sound: Sound, before: number, left: number): void {
  if (BELLS.some((bell) => before > bell && left <= bell))
    for (const after of [0, 0.4]) sound.make("call", 1, after);
}

/** What is left of a time, and until when it goes; that it is up. */
export function timeLine(words: Words, title: string, left: number, until: number): TemplateResult {
  const size = Math.max(0, left);
  const shown = { hour: "2-digit", minute: "2-digit", hour12: false } as const;
  const time = new Date(until).toLocaleTimeString(document.documentElement.lang, shown);
  return html`<p class="round-clock ${left <= 0 ? "up" : left <= BELLS[0]! ? "warned" : ""}">
    <span>${title}</span>
    <b role="timer">${Math.floor(size / 60)}:${String(size % 60).padStart(2, "0")}</b>
    <span role="status">${left <= 0 ? words("room-time-up") : words("room-time-until", { time })}</span>
  </p>`;
}
