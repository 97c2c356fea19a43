import { traits } from "../games";
import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { make } from "../hall";
import { deciding } from "../panels/ruled";
import { UmpireConsole } from "./console";
import type { Answered } from "./documents";
import { icon, lawref } from "./parts";
import { rehearse } from "./rehearsal";

/** Something that happens at the table, to be entered. */
interface Task {
  readonly name: string;
  readonly event: unknown;
  readonly keys: readonly string[];
  /** `act`, or what is to be done with the console itself. */
  readonly does: string;
}

/** So long it is seen that an act waits before the link is back. */
const SHOWN = 2000;

interface Sample {
  readonly edition: string;
  readonly players: readonly string[];
  readonly tasks: readonly Task[];
}

/** A real console over a sample match, with tasks: right and wrong are explained by law. */
@customElement("umpire-training")
export class UmpireTraining extends UmpireConsole {
  @state() private at = 0;
  @state() private wrong: { says: string; answer: Answered | null } | null = null;
  @state() private shown = false;
  private readonly missed = new Set<number>();
  private sample!: Sample;

  override connectedCallback(): void {
    this.sample = JSON.parse(this.dataset["sample"]!) as Sample;
    void this.begin();
  }

  private async begin(): Promise<void> {
    const { edition, players } = this.sample;
    const wish = {
      edition,
      mode: "umpired",
      players: players.map((name) => ({ name })),
      options: { private: true },
    };
    const { match } = await make(wish, this.words("umpire-umpire"));
    if (!match) return;
    const session = (await (await fetch("/api/session")).json()) as { id: string };
    this.dataset["match"] = match.id;
    this.dataset["me"] = session.id;
    this.hinting = false;
    super.connectedCallback();
  }

  private get task(): Task | undefined {
    return this.sample.tasks[this.at];
  }

  override enter(event: unknown, says: string): void {
    const { task } = this;
    if (task?.does !== "act" || this.correcting) return super.enter(event, says);
    if (same(event, task.event)) return this.right(event, says);
    this.missed.add(this.at);
    this.wrong = { says, answer: null };
    void rehearse(this.match!, "acts", { event }).then((told) => {
      if (told && "rulings" in told) this.wrong = { says, answer: told };
    });
  }

  private right(event: unknown, says: string): void {
    this.advance();
    super.enter(event, says);
  }

  override put(to: string, body: Readonly<Record<string, unknown>>, says: string): void {
    const does = this.task?.does;
    super.put(to, body, says);
    if (does === to || (does === "offline" && to === "acts")) this.advance();
  }

  override show(sheet: string | null): void {
    super.show(sheet);
    if (sheet && sheet === this.task?.does && sheet === "hand-over") this.advance();
  }

  /** Goes on to the next task; for the one without a link the console is cut off from the hall. */
  private advance(): void {
    const wasCut = this.link.cut;
    this.wrong = null;
    this.shown = false;
    this.at += 1;
    this.link.cut = this.outbox.held = this.task?.does === "offline";
    if (wasCut) window.setTimeout(() => void this.outbox.flush(), SHOWN);
  }

  protected override banner(): TemplateResult {
    const { words, task } = this;
    const { tasks } = this.sample;
    const game = this.dataset["game"]!;
    const text = task
      ? words(`umpire-task-${task.does === "act" ? game : "any"}-${task.name}`)
      : words("umpire-tasks-done", { wrong: this.missed.size });
    return html`<section class="task" aria-live="polite">
        <span class="dots" aria-hidden="true"
          >${tasks.map((_, place) => html`<i class=${this.mark(place)}></i>`)}</span
        >
        <p>${text}</p>
        ${task ? nothing : html`<p class="row-of"><a class="button primary" href="/umpire/exam/${this.sample.edition}">${words("umpire-to-exam")}</a><a class="button" href="/umpire">${words("umpire-begin-real")}</a></p>`}
        ${this.shown && task?.keys.length ? html`<p class="way">${words("umpire-press-keys", { keys: task.keys.map((key) => this.keyName(key)).join(" → ") })}</p>` : nothing}
      </section>
      ${this.wrong ? this.explained(this.wrong) : nothing}`;
  }

  private skip(): void {
    const { task } = this;
    if (!task) return;
    this.missed.add(this.at);
    if (task.does === "act") this.right(task.event, this.words("umpire-skip"));
    else this.advance();
  }

  private mark(place: number): string {
    if (place === this.at) return "h";
    return this.missed.has(place) ? "x" : place < this.at ? "d" : "";
  }

  /** What was entered instead, and what the book makes of it. */
  private explained({ says, answer }: { says: string; answer: Answered | null }): TemplateResult {
    const { words } = this;
    const ruling = answer && deciding(answer.rulings);
    const why = answer?.refused?.text ?? ruling?.text ?? "";
    const law = answer?.refused?.law ?? ruling?.law;
    return html`<article class="not-quite" role="status">
      <p class="eyebrow">${words("umpire-you-entered", { act: says })}</p>
      <p class="said">${words("umpire-not-quite")}</p>
      <p>${why} ${law ? lawref(law, `/laws/${this.match!.edition}#${law}`) : nothing}</p>
    </article>`;
  }

  private keyName(key: string): string {
    const text = this.words(key);
    return `“${text.replace(/\{\w+\}/g, "…").trim()}”`;
  }

  protected override foot(): TemplateResult {
    const { words, task } = this;
    return html`<footer class="foot">
      <button type="button" class="button" data-act="undo" @click=${() => this.undo()}>
        ${icon("undo")}${words("umpire-undo")}
      </button>
      <button
        type="button"
        class="button danger"
        data-act="foul"
        aria-haspopup="dialog"
        @click=${() => this.show("foul")}
      >
        ${icon("foul")}${words(traits(this.dataset["game"]!).dice ? "umpire-notice" : "umpire-foul")}
      </button>
      <button type="button" class="button" @click=${() => (this.shown = true)}>
        ${icon("show")}${words("umpire-show-me")}
      </button>
      <button type="button" class="button" ?disabled=${!task} @click=${() => this.skip()}>
        ${icon("skip")}${words("umpire-skip")}
      </button>
    </footer>`;
  }
}

/** Whether two events say the same: who acted and what was nominated goes without saying. */
function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

function plain(event: unknown): unknown {
  if (typeof event === "string") return { [event]: true };
  const [[act, value]] = Object.entries(event as object) as [[string, unknown]];
  if (typeof value !== "object" || value === null || Array.isArray(value)) return { [act]: value };
  const told = Object.entries(value).filter(
    ([field]) => act === "foul" || !["by", "nominated"].includes(field),
  );
  return { [act]: Object.fromEntries(told.sort(([a], [b]) => (a < b ? -1 : 1))) };
}
