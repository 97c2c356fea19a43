import { html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { MatchTime } from "../../wire";
import { pageWords, type Words } from "../boards/words";
import { asked } from "../desk/api";
import { ringOnce, timeLine } from "../desk/round-clock";
import { Sound } from "../sound";

/** The time of the round of a match, above its console, with a bell at its end. Nothing where there is no such time. */
@customElement("table-clock")
export class TableClock extends LitElement {
  @property({ attribute: "data-event" }) event = "";
  @property({ attribute: "data-match" }) match = "";
  private time: MatchTime | null = null;
  private since = 0;
  private last = Infinity;
  private ticking = 0;
  private stream: EventSource | null = null;
  private readonly words: Words = pageWords();
  private readonly sound = new Sound();

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.stream = new EventSource(`/api/events?desk=${encodeURIComponent(this.event)}&view=none`);
    for (const told of ["open", "desk"]) this.stream.addEventListener(told, () => void this.ask());
    this.ticking = window.setInterval(() => this.tick(), 500);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stream?.close();
    clearInterval(this.ticking);
  }

  /** Asks until when the match has time, whenever the desk of the event has done something. */
  private async ask(): Promise<void> {
    const about = new URLSearchParams({ match: this.match });
    this.time = await asked<MatchTime>(`/api/desk/${encodeURIComponent(this.event)}/time?${about}`);
    this.since = performance.now();
    this.requestUpdate();
  }

  private get left(): number {
    return Math.ceil(this.time!.left_ms! / 1000 - (performance.now() - this.since) / 1000);
  }

  private tick(): void {
    if (this.time?.left_ms === null || this.time === null) return;
    ringOnce(this.sound, this.last, this.left);
    this.last = this.left;
    this.requestUpdate();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { left_ms = null, until = null } = this.time ?? {};
    if (left_ms === null || until === null) return nothing;
    return html`${timeLine(this.words, this.words("room-time-of-round"), this.left, until)}`;
  }
}
