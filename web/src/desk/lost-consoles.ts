import { html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { ConsoleLine } from "../../wire";
import { pageWords, type Words } from "../boards/words";
import { takeOver } from "./take-over";

/** Milliseconds between two looks: that a phone is silent is no event, so no stream can tell it. */
const PAUSE = 10_000;

/** The phones of an event's tables that have fallen silent: a line above the director's board, and a tone once each. */
@customElement("lost-consoles")
export class LostConsoles extends LitElement {
  /** The matches of the event in the hall. */
  @property({ attribute: false }) linked: readonly string[] = [];
  @state() private lost: readonly ConsoleLine[] = [];
  private readonly words: Words = pageWords();
  private timer = 0;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.look();
    this.timer = window.setInterval(() => void this.look(), PAUSE);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    const answer = await fetch("/api/consoles").catch(() => null);
    if (!answer?.ok) return;
    const lines = (await answer.json()) as ConsoleLine[];
    this.lost = lines.filter((one) => (one.lost || one.unsent > 0) && this.linked.includes(one.match));
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.lost.length) return nothing;
    return html`<ul class="panel lost-consoles" role="alert">
      ${this.lost.map(
        (one) =>
          html`<li>
            <a href="/devices">${this.told(one)}</a>
            <button
              class="button"
              aria-label=${`${this.words("room-take-over")}: ${one.table || one.name}`}
              @click=${() => void takeOver(one.match)}
            >
              ${this.words("room-take-over")}
            </button>
          </li>`,
      )}
    </ul>`;
  }

  private told({ name, table, age_s, unsent, battery, lost }: ConsoleLine): string {
    const minutes = Math.max(1, Math.round(age_s / 60));
    const kind = lost ? "lost" : "lagging";
    const where = this.words(`room-${kind}-console${table ? "-table" : ""}`, {
      name,
      table: table ?? "",
      minutes,
    });
    const held = unsent ? ` ${this.words("room-lost-console-unsent", { acts: unsent })}` : "";
    const power = battery === null ? "" : ` ${this.words("room-lost-console-battery", { percent: battery })}`;
    return `${where}${held}${power}`;
  }
}
