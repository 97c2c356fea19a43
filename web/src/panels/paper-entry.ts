import { LitElement, html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { pageWords, type Words } from "../boards/words";
import { several, type Match } from "../hall";

const A_TIME = 64;

interface Typed {
  readonly events?: readonly unknown[];
  readonly lines?: readonly number[];
  readonly detail?: string;
}

/** Types a board, a frame or a game in from paper: all lines are read before the first is entered. */
@customElement("paper-entry")
export class PaperEntry extends LitElement {
  @state() private entered = 0;
  @state() private trouble = "";
  @state() private busy = false;
  private readonly words: Words = pageWords();

  protected override createRenderRoot(): HTMLElement {
    const place = document.createElement("div");
    place.className = "entered";
    place.setAttribute("role", "status");
    return this.appendChild(place);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (!this.busy) void this.send();
    });
    const add = this.form.elements.namedItem("add") as HTMLButtonElement | null;
    add?.addEventListener("click", () => this.add());
  }

  protected override render(): TemplateResult {
    return html`${this.entered ? html`<p>${this.words("enter-entered", { count: this.entered })}</p>` : nothing}
    ${this.trouble ? html`<p class="refusal">${this.trouble}</p>` : nothing}`;
  }

  private get form(): HTMLFormElement {
    return this.querySelector("form")!;
  }

  private value(name: string): string {
    return (this.form.elements.namedItem(name) as HTMLInputElement).value;
  }

  private get lines(): HTMLTextAreaElement {
    return this.form.elements.namedItem("lines") as HTMLTextAreaElement;
  }

  /** Adds the result of a board or a frame as a line. */
  private add(): void {
    const winner = this.value("winner");
    const line =
      this.dataset["game"] === "carrom"
        ? `board: {winner: ${winner}, points: ${this.value("points") || 0}, queen: ${this.value("queen") || 0}}`
        : `frame: {winner: ${winner}, score: {A: ${this.value("A") || 0}, B: ${this.value("B") || 0}}}`;
    this.lines.value = `${this.lines.value.trimEnd()}\n${line}\n`.trimStart();
  }

  private async send(): Promise<void> {
    this.busy = true;
    this.trouble = "";
    this.entered = 0;
    await this.enterAll();
    this.busy = false;
  }

  private async enterAll(): Promise<void> {
    const { events, lines, detail } = await this.read();
    if (!events) return this.say(detail);
    const answer = await fetch(`/api/matches/${this.dataset["match"]!}`);
    let match = (await answer.json()) as Match;
    for (let first = 0; first < events.length; first += A_TIME) {
      const told = await several(match, events.slice(first, first + A_TIME));
      if (told.refused || !told.match) {
        const line = lines![first + (told.index ?? 0)]!;
        this.keep(lines![first]!);
        return this.say(this.words("enter-refused", { line, why: told.refused ?? "" }));
      }
      match = told.match;
      this.entered = Math.min(first + A_TIME, events.length);
    }
    this.lines.value = "";
  }

  private say(text?: string): void {
    this.trouble = text ?? "";
  }

  /** Keeps only the lines that are not entered yet. */
  private keep(first: number): void {
    if (this.entered)
      this.lines.value = this.lines.value
        .split("\n")
        .slice(first - 1)
        .join("\n");
  }

  private async read(): Promise<Typed> {
    const body = JSON.stringify({ edition: this.dataset["edition"], lines: this.lines.value });
    const headers = { "content-type": "application/json" };
    const answer = await fetch("/api/lines", { method: "POST", headers, body });
    return (await answer.json()) as Typed;
  }
}
