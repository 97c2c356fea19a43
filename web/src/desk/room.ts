import { LitElement, html, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { inFigures, pageWords, type Words } from "../boards/words";
import { enter, foreseen, step, whoAmI, type EventView, type Foreseen, type Me, type Outcome } from "./api";
import type { Match } from "../hall";
import { watch, type Stream } from "../live";
import { roundName } from "./rounds";

/** Milliseconds without an act after which the schedule is asked for. */
const STILL = 1000;

/** What every page of an event is: it listens, enters acts, and says what became of them. */
export abstract class Room extends LitElement {
  @property({ attribute: "data-event" }) event = "";
  @state() protected view: EventView | null = null;
  @state() protected me: Me | null = null;
  /** Whether the hall has said who is here: until then nobody is taken for an official. */
  @state() private known = false;
  @state() protected there = true;
  @state() protected outcome: Outcome | null = null;
  @state() protected played: Readonly<Record<string, Match>> = {};
  protected readonly words: Words = pageWords();
  private stream: Stream | null = null;
  private watched = "";
  private since = 0;
  private ticking = 0;
  private foreseeing = 0;
  /** When matches are expected, on pages that ask for it. */
  @state() protected expected: Foreseen | null = null;

  protected override createRenderRoot(): HTMLElement {
    const place = document.createElement("div");
    place.className = "room";
    return this.appendChild(place);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.event) return;
    this.watch([]);
    void this.know();
    this.ticking = window.setInterval(() => this.requestUpdate(), 1000);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stream?.close();
    clearInterval(this.ticking);
    clearTimeout(this.foreseeing);
  }

  protected async know(): Promise<void> {
    this.me = await whoAmI(this.event);
    this.known = true;
  }

  private watch(matches: readonly string[]): void {
    this.watched = matches.join(" ");
    if (this.stream) return this.stream.follow(matches);
    this.stream = watch(
      { event: this.event, matches },
      {
        event: (view: EventView) => this.take(view),
        match: ({ view }) => (this.played = { ...this.played, [view.id]: view }),
        link: (there) => {
          this.there = there;
          if (there && this.known && !this.me) void this.know();
        },
      },
    );
  }

  /** Shows the event as the hall tells it, and listens to its matches that are played now. */
  protected take(view: EventView): void {
    if (this.view && this.view.sequence > view.sequence) return;
    if (view !== this.view) this.since = performance.now();
    this.view = view;
    const live = Object.entries(view.links)
      .filter(([name]) => ["called", "playing"].includes(view.event.matches[name]?.state ?? ""))
      .map(([, match]) => match);
    if (live.join(" ") !== this.watched) this.watch(live);
  }

  /** Asks when matches are expected, once the event has stood still for a moment. */
  protected foresee(view: EventView): void {
    clearTimeout(this.foreseeing);
    if (view.event.stage === "running" && view.setup.tables.length)
      this.foreseeing = window.setTimeout(async () => (this.expected = await foreseen(view.id)), STILL);
  }

  /** The second of the event, as its clock goes. */
  protected get now(): number {
    return this.view ? this.view.now + (performance.now() - this.since) / 1000 : 0;
  }

  /** Enters an act, and says what became of it. */
  protected async act(event: unknown): Promise<boolean> {
    if (!this.view) return false;
    const outcome = await enter(this.view, event).catch(() => this.away());
    this.report(outcome);
    return outcome.refused === null;
  }

  protected async go(way: "undo" | "redo"): Promise<void> {
    if (this.view) this.report(await step(this.view, way).catch(() => this.away()));
  }

  /** Nothing was entered, since the hall does not answer. */
  protected away(): Outcome {
    return { view: null, refused: this.words("room-lost"), law: null, says: [], rulings: [] };
  }

  /** Says what became of an act. */
  protected report(outcome: Outcome): void {
    this.outcome = outcome;
    if (outcome.view) this.take(outcome.view);
  }

  protected override render(): TemplateResult | typeof nothing {
    const lost = this.there ? nothing : html`<p class="offline" role="alert">${this.words("room-lost")}</p>`;
    return html`${lost}${this.view && this.known ? this.show(this.view) : nothing}${this.toast()}`;
  }

  protected override updated(): void {
    if (this.view && this.known) this.querySelector(".room-still")?.remove();
    for (const dialog of this.querySelectorAll<HTMLDialogElement>("dialog:not([open])")) dialog.showModal();
  }

  protected abstract show(view: EventView): TemplateResult;

  /** What the last act brought: its ruling and a way back, or why it was refused. */
  private toast(): TemplateResult {
    const told = this.outcome;
    return html`<div class="room-said" role="status" aria-live="polite">
      ${told && !this.querySelector("dialog[open]") ? this.telling(told) : nothing}
    </div>`;
  }

  private telling(told: Outcome): TemplateResult {
    if (told.refused)
      return html`<p class="ruling foul">
        <b>${this.words("room-not-done")}</b> ${told.refused} ${this.closing()}
      </p>`;
    const lines = told.rulings.length
      ? told.rulings.map((one) => html`${one.text} <a class="lawref" href=${one.address}>§ ${one.law}</a> `)
      : told.says.join(" ") || this.words("room-done");
    return html`<p class="ruling">
      ${lines}
      ${this.me?.official ? html`<button class="button quiet" @click=${() => this.go("undo")}>${this.words("room-undo")}</button>` : nothing}
      ${this.closing()}
    </p>`;
  }

  private closing(): TemplateResult {
    return html`<button class="button quiet" @click=${() => (this.outcome = null)}>
      ${this.words("room-close")}
    </button>`;
  }

  /** Time left until a second of the event, or how long ago it was. */
  protected left(until: number): string {
    const seconds = Math.round(until - this.now);
    const size = Math.abs(seconds);
    const text = `${Math.floor(size / 60)}:${String(size % 60).padStart(2, "0")}`;
    return this.words(seconds < 0 ? "room-over-by" : "room-left", { time: text });
  }

  /** A second of the event as the clock on the wall shows it. */
  protected clock(view: EventView, second: number): string {
    const shown = { hour: "2-digit", minute: "2-digit", hour12: false } as const;
    return new Date(view.opened + 1000 * second).toLocaleTimeString(document.documentElement.lang, shown);
  }

  protected state(state: string): string {
    return this.words(`room-state-${state}`);
  }

  /** The name of a round: "Final", "Round 2", "Group A, round 1". */
  protected round(id: string): string {
    return roundName(this.words, this.view, id);
  }

  /** The running or final score of a match, the hall's own while it is played there. */
  protected score(match: string): string {
    const view = this.view!.event.matches[match]!;
    const hall = this.played[this.view!.links[match] ?? ""];
    const team = this.view!.setup.boards != null;
    if (hall && !team && ["called", "playing"].includes(view.state)) return hall.standing.score.join("–");
    if (!view.score) return "";
    return view.sides.map((side) => inFigures(view.score![side ?? ""] ?? 0)).join("–");
  }
}
