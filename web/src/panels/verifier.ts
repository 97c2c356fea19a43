import { LitElement, html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { read, verify, type Change, type Fault, type Roll, type Verifiable } from "../dice/ledger";

const FACES = ["⚀", "⚁", "⚂", "⚃", "⚄", "⚅"];

/** Checks a match that is chosen or pasted into the form inside it; nothing leaves the browser. */
@customElement("dice-verifier")
export class DiceVerifier extends LitElement {
  @state() private held: Verifiable | null = null;
  @state() private asked = false;

  /** The answer stands below the form, in the same tree. */
  protected override createRenderRoot(): HTMLElement {
    const place = document.createElement("div");
    place.className = "answer";
    return this.appendChild(place);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.querySelector("form")?.addEventListener("submit", (event) => event.preventDefault());
    this.querySelector("input")?.addEventListener("change", (event) => void this.open(event));
    this.text.addEventListener("input", () => this.check());
    this.querySelector("form")?.removeAttribute("hidden");
    const match = new URLSearchParams(location.search).get("match");
    if (match) void this.fetched(match);
  }

  /** Takes the dice of a match of the hall, as its page asked for. */
  private async fetched(match: string): Promise<void> {
    const answer = await fetch(`/api/matches/${encodeURIComponent(match)}/dice`);
    if (!answer.ok) return;
    this.text.value = await answer.text();
    this.check();
  }

  protected override render(): TemplateResult {
    const fault = this.held && verify(this.held);
    return html`
      <p role="status" class=${this.held && !fault ? "holds" : "fails"}>${this.said(fault)}</p>
      ${this.held ? this.changes(this.held.ledger.changes ?? []) : nothing}
      ${this.held ? this.rolls(this.held.ledger.rolls, fault) : nothing}
    `;
  }

  private changes(changes: readonly Change[]): TemplateResult | typeof nothing {
    if (!changes.length) return nothing;
    return html`<ul class="changes">
      ${changes.map((change) => html`<li>${this.told(change)}</li>`)}
    </ul>`;
  }

  private told(change: Change): string {
    const other = change.by === "official" ? "official" : "by";
    const way = change.by ? other : change.hall ? "hall" : "own";
    return (this.getAttribute(`data-changed-${way}`) ?? "")
      .replace("{number}", String(change.number))
      .replace("{party}", change.party)
      .replace("{by}", change.by ?? "");
  }

  private rolls(rolls: readonly Roll[], fault: Fault | null): TemplateResult {
    return html`<ol class="rolls">
      ${rolls.map((roll) => html`<li ?data-fault=${roll.number === fault?.number}>${shown(roll)}</li>`)}
    </ol>`;
  }

  private said(fault: Fault | null): string {
    if (!this.held) return this.asked ? (this.dataset["noLedger"] ?? "") : "";
    const words = fault ? this.getAttribute(`data-${fault.reason}`) : this.dataset["verified"];
    return (words ?? "")
      .replace("{number}", String(fault?.number))
      .replace("{party}", fault?.party || "–")
      .replace("{rolls}", String(this.held.ledger.rolls.length))
      .replace("{match}", this.held.ledger.match);
  }

  private async open(event: Event): Promise<void> {
    const file = (event.target as HTMLInputElement).files?.[0];
    if (!file) return;
    this.text.value = await file.text();
    this.check();
  }

  private check(): void {
    this.asked = this.text.value.trim() !== "";
    this.held = read(this.text.value);
  }

  private get text(): HTMLTextAreaElement {
    return this.querySelector("textarea")!;
  }
}

function shown(roll: Roll): string {
  return roll.dice.map((die) => FACES[die - 1] ?? String(die)).join(" ");
}
