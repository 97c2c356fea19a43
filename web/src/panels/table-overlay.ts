import { LitElement, html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { pageWords, type Words } from "../boards/words";
import "./match-overlay";

/** A table as a stream is told of it: the parts that are shown here. */
interface TableState {
  readonly match: string;
  readonly name_1: string;
  readonly name_2: string;
  readonly clock_s: number;
}

const PAUSE = 2000;

/** The overlay of a table: it follows whatever match is called there; `part` says what of it is shown. */
@customElement("table-overlay")
export class TableOverlay extends LitElement {
  @state() private told: TableState | null = null;
  private readonly words: Words = pageWords();
  private timer = 0;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.look();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  private async look(): Promise<void> {
    const table = encodeURIComponent(this.dataset["table"]!);
    const answer = await fetch(`/api/state/table/${table}`).catch(() => null);
    // What was shown last stays while the hall does not answer: a stream must not go blank.
    if (answer?.ok) this.told = (await answer.json()) as TableState;
    this.timer = window.setTimeout(() => void this.look(), this.dataset["part"] === "clock" ? 500 : PAUSE);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { told } = this;
    if (!told?.match) return nothing;
    switch (this.dataset["part"]) {
      case "lower":
        return this.lower(this.dataset["commentary"] || `${told.name_1} – ${told.name_2}`);
      case "clock":
        return told.clock_s < 0 ? nothing : html`<p class="over-clock-alone">${told.clock_s}</p>`;
      default:
        return html`${keyed(told.match, html`<match-overlay data-match=${told.match}></match-overlay>`)}`;
    }
  }

  /** A line for those who speak, or for those who play. */
  private lower(names: string): TemplateResult {
    const under = this.dataset["commentary"] ? this.words("watch-commentary") : this.dataset["title"];
    return html`<p class="over-lower"><b>${names}</b>${under ? html`<span>${under}</span>` : nothing}</p>`;
  }
}
