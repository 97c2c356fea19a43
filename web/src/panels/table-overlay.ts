import { LitElement, html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import type { TableState } from "../../wire";
import { pageWords, type Words } from "../boards/words";
import { whenListsChange } from "../renewal";
import "./match-overlay";

const COLOURS = ["bar", "ink", "mid", "turn"];

/** The overlay of a table: it follows whatever match is called there; `part` says what of it is shown. */
@customElement("table-overlay")
export class TableOverlay extends LitElement {
  @state() private told: TableState | null = null;
  private readonly words: Words = pageWords();
  private followed = "";
  private stop = (): void => undefined;
  private since = 0;
  private ticking = 0;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    for (const name of COLOURS) {
      const colour = document.body.dataset[name];
      if (colour) document.body.style.setProperty(`--ov-${name}`, colour);
    }
    this.follow();
    if (this.dataset["part"] === "clock") this.ticking = window.setInterval(() => this.requestUpdate(), 250);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop();
    clearInterval(this.ticking);
  }

  private async look(): Promise<void> {
    const table = encodeURIComponent(this.dataset["table"]!);
    const answer = await fetch(`/api/state/table/${table}`).catch(() => null);
    // What was shown last stays while the hall does not answer: a stream must not go blank.
    if (answer?.ok) {
      this.told = (await answer.json()) as TableState;
      this.since = performance.now();
      this.follow();
    }
    if (this.dataset["part"] === "bracket") await this.redraw();
  }

  /** Hears of what is called, and of every act of the match that is, and of its event. */
  private follow(): void {
    const { match, event } = this.told ?? { match: null, event: "" };
    const followed = `${match ?? ""} ${event}`;
    if (followed === this.followed) return;
    this.followed = followed;
    this.stop();
    const named = { matches: match ? [match] : [], events: event ? [event] : [] };
    this.stop = whenListsChange(() => this.look(), named, true);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { told } = this;
    if (!told?.match) return nothing;
    switch (this.dataset["part"]) {
      case "lower":
        return this.lower(
          this.dataset["commentary"] || `${told.name_1} – ${told.name_2}`,
          this.dataset["commentary"] ? this.words("watch-commentary") : (this.dataset["title"] ?? ""),
        );
      case "break":
        return told.break_points ? this.lower(this.onTurn, String(told.break_points)) : nothing;
      case "next":
        return told.next_1 ? this.lower(`${told.next_1} – ${told.next_2}`, this.nextWhere) : nothing;
      case "bracket":
        return nothing;
      case "clock":
        return told.clock_ms === null
          ? nothing
          : html`<p class="over-clock-alone">${this.left(told.clock_ms)}</p>`;
      default:
        return html`${keyed(told.match, html`<match-overlay data-match=${told.match}></match-overlay>`)}`;
    }
  }

  /** Whole seconds that are left of a clock that runs. */
  private left(ms: number): number {
    return Math.max(0, Math.floor((ms - (performance.now() - this.since)) / 1000));
  }

  private get onTurn(): string {
    return [this.told!.name_1, this.told!.name_2][this.told!.turn - 1] ?? "";
  }

  private get nextWhere(): string {
    const { next_table: table } = this.told!;
    const where = table ? ` · ${this.words("umpire-table", { table })}` : "";
    return `${this.words("watch-next-match")}${where}`;
  }

  /** Takes the bracket anew from the page itself, where it has changed. */
  private async redraw(): Promise<void> {
    const answer = await fetch(location.href).catch(() => null);
    if (!answer?.ok) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    const [now, next] = [document, fresh].map((page) => page.querySelector(".over-bracket"));
    if (now && next && now.innerHTML !== next.innerHTML) now.innerHTML = next.innerHTML;
    else if (!now !== !next) location.reload();
  }

  /** Names on a line, and what they are or what they have made. */
  private lower(names: string, under: string): TemplateResult {
    return html`<p class="over-lower"><b>${names}</b>${under ? html`<span>${under}</span>` : nothing}</p>`;
  }
}
