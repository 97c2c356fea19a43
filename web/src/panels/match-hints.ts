import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { pageWords } from "../boards/words";
import type { Match } from "../hall";
import type { Hint } from "../../wire";

export type { Hint };

/** What a house player would think about, when it is asked; `taken` hears which hint is to be tried. */
@customElement("match-hints")
export class MatchHints extends LitElement {
  @property({ attribute: false }) match!: Match;
  @property({ attribute: false }) taken: ((hint: Hint) => void) | null = null;
  /** What a hint does, where the board shows it; nothing where it does not. */
  @property({ attribute: false }) does: ((hint: Hint) => string) | null = null;
  @state() private hints: readonly Hint[] | null = null;
  @state() private thinking = false;
  @state() private refused = "";
  private readonly words = pageWords();

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("match") || changed.get("match")?.sequence === this.match.sequence) return;
    this.hints = null;
    this.refused = "";
  }

  protected override render(): TemplateResult {
    return html`<button
        class="button quiet"
        type="button"
        aria-expanded=${!!this.hints}
        ?disabled=${this.thinking}
        @click=${this.ask}
      >
        ${this.words(this.thinking ? "play-hint-thinking" : "play-hint")}
      </button>
      ${this.refused ? html`<p class="refusal" role="alert">${this.refused}</p>` : nothing}
      ${this.hints ? this.list(this.hints) : nothing}`;
  }

  private readonly ask = (): void => {
    if (this.hints) this.hints = null;
    else void this.look();
  };

  private async look(): Promise<void> {
    const { id, sequence } = this.match;
    this.thinking = true;
    try {
      const answer = await fetch(`/api/matches/${id}/hints`);
      const told = (await answer.json()) as { hints?: Hint[]; detail?: string; sequence?: number };
      if (sequence !== this.match.sequence) return;
      this.hints = told.hints ?? null;
      this.refused = told.detail ?? "";
    } catch {
      this.refused = this.words("watch-lost");
    } finally {
      this.thinking = false;
    }
  }

  /** The hints that do different things, the best of each. */
  private list(hints: readonly Hint[]): TemplateResult {
    if (!hints.length) return html`<p role="status">${this.words("play-hint-none")}</p>`;
    const names = hints.map((hint) => this.name(hint));
    const differ = hints.filter((_, place) => names.indexOf(names[place]!) === place);
    return html`<ol class="hints" role="status">
      ${differ.map((hint) => html`<li>${this.one(hint)}</li>`)}
    </ol>`;
  }

  private one(hint: Hint): TemplateResult {
    const said = html`<b>${this.name(hint)}</b> <span>${this.promise(hint)}</span>`;
    if (!this.taken || !hint.chance || hint.kind === "word") return html`<p class="hint-row">${said}</p>`;
    const take = (): void => {
      this.hints = null; // what it makes ready on the table is to be seen
      this.taken!(hint);
    };
    return html`<button class="hint-row" type="button" @click=${take}>${said}</button>`;
  }

  private name(hint: Hint): string {
    const { kind, event, target } = hint;
    const does = this.does?.(hint);
    if (does) return does;
    if (kind === "move") return (event as { move: string }).move;
    if (kind === "word") return this.words(`play-${String(event)}`);
    const ball = target ? this.words(`play-ball-${target.split("-")[0]}`) : "";
    return this.words(`play-hint-${kind}`, { ball });
  }

  private promise({ kind, worth, chance }: Hint): string {
    const language = document.documentElement.lang;
    const share = (chance ?? 0).toLocaleString(language, { style: "percent" });
    const points = worth.toLocaleString(language, {
      signDisplay: "always",
      minimumFractionDigits: 3,
      maximumFractionDigits: 3,
    });
    if (kind === "move" || kind === "word") return this.words("play-hint-equity", { points, share });
    return this.words("play-hint-chance", { share });
  }
}
