import type { Problem, Read } from "../../wire";
import { LitElement, html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { pageWords, type Words } from "../boards/words";
import { several, type Match } from "../hall";

/** What was read of the lines, or what is wrong with them. */
type Typed = Partial<Read & Problem>;

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

  /** Adds the result of a board, a frame or a game as a line. */
  private add(): void {
    const count = (name: string): string => this.value(name) || "0";
    const line = {
      carrom: (): string =>
        `board: {winner: ${this.value("winner")}, points: ${count("points")}, queen: ${count("queen")}}`,
      snooker: (): string =>
        `frame: {winner: ${this.value("winner")}, score: {A: ${count("A")}, B: ${count("B")}}}`,
      backgammon: (): string => `correct_score: {X: ${count("X")}, O: ${count("O")}}`,
    }[this.dataset["game"]!]!();
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
    const told = await several((await answer.json()) as Match, events);
    if (told.refused || !told.match) {
      const line = lines![told.index ?? 0]!;
      const why = told.refused ?? "";
      return this.say(told.index === undefined ? why : this.words("enter-refused", { line, why }));
    }
    this.entered = events.length;
    this.lines.value = "";
  }

  private say(text?: string): void {
    this.trouble = text ?? "";
  }

  private async read(): Promise<Typed> {
    const body = JSON.stringify({ edition: this.dataset["edition"], lines: this.lines.value });
    const headers = { "content-type": "application/json" };
    const answer = await fetch("/api/lines", { method: "POST", headers, body });
    return (await answer.json()) as Typed;
  }
}
