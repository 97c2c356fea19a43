import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { pageWords, type Words } from "../boards/words";
import { unique } from "../hall";
import type { Desk } from "./desk";
import type { Answered, Umpired } from "./documents";
import { lawref, sentences } from "./parts";

/** Asks the hall what it would rule, without entering anything; nothing where it does not answer. */
export async function rehearse(
  match: Umpired,
  to: "acts" | "correct" | "insert",
  body: object,
): Promise<Answered | { detail: string } | null> {
  try {
    const answer = await fetch(`/api/matches/${match.id}/${to}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...body, command: unique(), expected: match.sequence, rehearse: true }),
      signal: AbortSignal.timeout(4000),
    });
    return (await answer.json()) as Answered | { detail: string };
  } catch {
    return null;
  }
}

/** What the umpire would say if an event were entered. */
@customElement("console-rehearsal")
export class Rehearsal extends LitElement {
  @property({ attribute: false }) event: unknown;
  @property({ attribute: false }) desk!: Desk;
  @state() private told: Answered | null = null;
  private readonly words: Words = pageWords();
  private asked = "";

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override updated(_changed: PropertyValues): void {
    const asked = JSON.stringify([this.event, this.desk.view.sequence]);
    // Where nobody has ruled on acts that wait there is nobody to ask.
    if (this.desk.waiting.length || asked === this.asked) return;
    this.asked = asked;
    void this.desk.rehearse(this.event).then((told) => {
      if (asked === this.asked && told) this.told = told;
    });
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.desk.waiting.length || !this.told) return nothing;
    const { refused, say, rulings } = this.told;
    const [law] = rulings;
    return html`<div class="would" role="status">
      <p>
        <span class="eyebrow">${this.words(refused ? "umpire-refused" : "umpire-would-say")}</span>
        ${refused ? refused.text : say.length ? `“${sentences(say)}”` : this.words("umpire-say-nothing")}
      </p>
      ${law ? lawref(law.law, law.address) : nothing}
    </div>`;
  }
}
