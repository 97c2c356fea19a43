import { LitElement } from "lit";
import { state } from "lit/decorators.js";
import { pageWords, type Words } from "../boards/words";
import { matchIn, unique, type Held } from "../hall";
import { watch } from "../live";
import { Wake } from "./awake";
import { Bell } from "./bell";
import type { Table } from "./desk";
import type { Answered, Told, Umpired } from "./documents";
import { TapGuard, shake } from "./guard";
import { reportHealth } from "./health";
import { keyboard } from "./keyboard";
import { BEAT, Link } from "./link";
import { strokeMade } from "./little-board";
import { Outbox, type Listener, type Trouble } from "./outbox";
import { rehearse } from "./rehearsal";

const HINTS = "arbitro-console-hints";
/** So long the hall's answer to an act is on its way; then it is said that it has not ruled. */
const ON_ITS_WAY = 400;
/** So long a tap that was not counted can be counted after all. */
const OFFERED = 6000;
/** How long each clock is at its beginning, to draw its ring. */
export const WHOLE: Readonly<Record<string, number>> = { stroke: 15_000, placing: 15_000, break: 15_000 };

/** An act that is entered anew, or before which a forgotten one is put: which, and the match as it was. */
export interface Correcting {
  readonly act: Told;
  readonly inserting: boolean;
  readonly view: Umpired;
  readonly event?: unknown;
  readonly would?: Answered;
}

/** A post at a table: a match that is umpired from this device, with its acts, its link, its lease and its clocks. */
export abstract class UmpirePost extends LitElement implements Listener {
  @state() protected match: Umpired | null = null;
  @state() protected sheet: string | null = null;
  @state() protected refusal: { text: string; law?: string } | null = null;
  @state() protected correcting: Correcting | null = null;
  @state() protected acts: readonly Told[] | null = null;
  /** How many of the acts that wait would be taken, where that is known. */
  @state() protected fits: number | null = null;
  /** A tap that was not counted, and how it is counted after all. */
  @state() protected bounced: { enter(): void } | null = null;
  @state() protected hand: { address: string; qr: string; join: string } | null = null;
  @state() protected hinting = localStorage.getItem(HINTS) === null;
  readonly words: Words = pageWords();
  readonly bell = new Bell();
  protected readonly wake = new Wake();
  protected readonly guard = new TapGuard();
  protected outbox!: Outbox;
  protected readonly link = new Link();
  protected table!: Table;
  protected said: readonly string[] = [];
  private shownTrouble: Trouble | null = null;
  private since = 0;
  private stops: (() => void)[] = [];

  protected abstract tableOf(game: string): Table;
  abstract tapClock(): void;
  abstract openLaw(): void;

  override connectedCallback(): void {
    super.connectedCallback();
    const id = this.dataset["match"]!;
    this.outbox = new Outbox(id, this);
    this.table = this.tableOf(this.dataset["game"]!);
    const stream = watch(
      { matches: [id], beat: BEAT },
      { match: ({ view }) => this.take(view as Umpired), beat: () => this.heard() },
    );
    const ticking = window.setInterval(() => this.tick(), 250);
    const tapped = (event: MouseEvent): void => this.guard.note(event);
    this.addEventListener("click", tapped, { capture: true });
    const begin = (): void => void (this.bell.wake(), this.wake.hold());
    document.addEventListener("pointerdown", begin, { once: true });
    const seen = (): void => void this.wake.hold();
    document.addEventListener("visibilitychange", seen);
    const told = reportHealth(id, this.dataset["version"] ?? "", () => this.outbox.waiting.length);
    this.stops = [() => stream.close(), () => clearInterval(ticking), keyboard(this), told];
    this.stops.push(() => document.removeEventListener("visibilitychange", seen));
    this.stops.push(() => this.removeEventListener("click", tapped, { capture: true }));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stops.forEach((stop) => stop());
  }

  /** Whether there is a match to act in. */
  get isReady(): boolean {
    return !!this.match && this.mine;
  }

  /** Whether this device may act: the lease is free or its own. */
  get mine(): boolean {
    return this.match!.lease == null || this.match!.lease === this.dataset["me"];
  }

  put(to: string, body: Readonly<Record<string, unknown>>, says: string): void {
    if (!this.match || !this.mine) return;
    if (this.guard.bounces()) return this.notCounted(() => this.keep(to, body, says));
    shake("act");
    this.keep(to, body, says);
  }

  private keep(to: string, body: Readonly<Record<string, unknown>>, says: string): void {
    this.refusal = null;
    this.bounced = null;
    const inserted = this.outbox.next !== undefined;
    void this.outbox.put(to, body, says, this.match!.sequence);
    if (inserted) this.show("queue");
  }

  /** Offers for a while to count a tap after all that came so soon after another on the same key. */
  private notCounted(enter: () => void): void {
    shake("bounced");
    const bounced = { enter };
    this.bounced = bounced;
    window.setTimeout(() => this.bounced === bounced && (this.bounced = null), OFFERED);
  }

  async rehearse(event: unknown): Promise<Answered | null> {
    if (this.correcting || !this.match) return null;
    const answer = await rehearse(this.match, "acts", { event });
    return answer && "rulings" in answer ? answer : null;
  }

  amend(number: number, event: unknown, reason: string): void {
    this.put("correct", { number, event, reason, confirm: true }, reason);
  }

  undo(): void {
    this.table.clear();
    if (this.correcting) this.correcting = null;
    else this.put("undo", { reason: "" }, this.words("umpire-undo"));
  }

  redo(): void {
    this.put("redo", {}, this.words("umpire-redo"));
  }

  pause(): void {
    const stands = this.match?.state === "paused";
    this.show(null);
    this.put(stands ? "resume" : "pause", {}, this.words(stands ? "umpire-resume" : "umpire-pause"));
  }

  show(sheet: string | null): void {
    this.sheet = sheet;
    if (sheet === "correct" || sheet === "insert") void this.fetchActs();
    if (sheet === "hand-over") void this.fetchHand();
    if (sheet === "queue") void this.count();
  }

  get keys(): Table {
    return this.table;
  }

  get open(): string | null {
    return this.sheet;
  }

  // What the outbox and the link tell.

  answered({ match, say, rulings }: Answered): void {
    this.moved(match);
    if (rulings.some((ruling) => ruling.foul)) shake("foul");
    if (say.length || rulings.length) this.said = say;
  }

  refused({ text, law }: Trouble): void {
    this.refusal = law ? { text, law } : { text };
    this.table.clear();
  }

  moved(match: Umpired): void {
    this.link.reached();
    this.take(match);
  }

  reached(): void {
    this.link.reached();
  }

  /** The hall was heard: acts that wait may go out. */
  private heard(): void {
    this.link.reached();
    if (this.match) void this.outbox.flush();
  }

  changed(): void {
    const trouble = this.outbox?.trouble ?? null;
    // It is shown once for each trouble: whoever closes the list goes on, and finds it at the top of the page.
    if (trouble && trouble !== this.shownTrouble) this.show("queue");
    this.shownTrouble = trouble;
    this.requestUpdate();
  }

  /** Whether what waits was entered so lately that the hall's answer is on its way. */
  protected get isFresh(): boolean {
    const first = this.outbox.waiting[0];
    return !!first && !this.outbox.trouble && Date.now() - first.at < ON_ITS_WAY;
  }

  /** Whether turn, clock and score are not known: acts wait that nobody has ruled on. */
  protected get isUnknown(): boolean {
    return !this.correcting && this.outbox.waiting.length > 0 && !this.isFresh;
  }

  /** Asks the hall how many of the acts that wait it would take as they stand. */
  protected async count(): Promise<void> {
    this.fits = null;
    const { waiting } = this.outbox;
    if (!waiting.length || waiting.some((act) => act.to !== "acts") || this.link.state === "lost") return;
    const events = waiting.map((act) => act.body["event"]);
    const answer = await rehearse(this.match!, "acts", { events });
    if (answer && "rulings" in answer) this.fits = answer.refused?.index ?? events.length;
    else if (answer) this.fits = Number(/events\[(\d+)\]/.exec(answer.detail)?.[1] ?? 0);
  }

  private take(match: Umpired): void {
    if (this.match && this.match.sequence > match.sequence) return;
    const newer = !this.match || match.sequence > this.match.sequence;
    const first = !this.match;
    if (match !== this.match) this.since = performance.now(); // clocks are told anew with every change
    this.match = match;
    if (newer) {
      strokeMade(match);
      this.said = match.last.at(-1)?.say ?? [];
      if (!this.outbox.waiting.length) this.table.clear();
    }
    if (first && match.lease == null) void this.lease({ take: true });
    void this.outbox.flush();
  }

  /** Takes or gives the right to enter acts. */
  async lease(wish: object): Promise<void> {
    const body = { ...wish, command: unique(), expected: this.match!.sequence };
    const headers = { "content-type": "application/json" };
    const address = `/api/matches/${this.match!.id}/lease`;
    try {
      const answer = await fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
      if (!answer.ok) return;
      this.match = (await matchIn(this.match!.id, (await answer.json()) as Held)) as Umpired;
      if (this.outbox.trouble?.code === "leased") await this.outbox.again(this.match.sequence);
    } catch {
      // The link tells that the hall does not answer; the next look at the match tries again.
    }
  }

  private tick(): void {
    const clock = this.clock;
    if (clock?.running && this.match?.state === "running") {
      const seconds = Math.max(0, Math.ceil(this.left(clock.left_ms, true) / 1000));
      this.bell.tick(`${this.match.sequence} ${clock.name} ${clock.side}`, seconds);
    }
    this.requestUpdate();
  }

  protected get clock(): Umpired["clocks"][number] | undefined {
    return (this.correcting?.view ?? this.match)?.clocks.find((clock) => clock.name in WHOLE);
  }

  /** Whether clocks stand because something was put right, or a time is up, and may be let run. */
  protected get standing(): boolean {
    return !!this.match?.clocks.some((clock) => clock.reason === "corrected" || clock.reason === "time-up");
  }

  /** Lets the clocks go on that stand. */
  protected letRun(): void {
    this.show(null);
    this.put("clock", { run: true }, this.words("umpire-let-run"));
  }

  /** What is left of a clock by now. */
  left(ms: number, running: boolean): number {
    return running && this.match!.state === "running" ? ms - (performance.now() - this.since) : ms;
  }

  /** Shows the hints no more. */
  protected hintsSeen(): void {
    localStorage.setItem(HINTS, "seen");
    this.hinting = false;
  }

  // Corrections and the hand-over.

  private async fetchActs(): Promise<void> {
    this.acts = null;
    const answer = await fetch(`/api/matches/${this.match!.id}/history`);
    if (answer.ok) this.acts = (await answer.json()) as Told[];
  }

  /** Shows the match as it was at an act, for it to be entered anew or for another to be put before it. */
  protected async beginCorrection(act: Told, inserting: boolean): Promise<void> {
    const answer = await fetch(`/api/matches/${this.match!.id}/acts/${act.number}/before`);
    if (!answer.ok) return;
    this.table.clear();
    this.correcting = { act, inserting, view: (await answer.json()) as Umpired };
    this.show(null);
  }

  protected async rehearseCorrection(event: unknown): Promise<void> {
    const { act, inserting } = this.correcting!;
    const where = inserting ? { before: act.number } : { number: act.number };
    const would = await rehearse(this.match!, inserting ? "insert" : "correct", { ...where, event });
    if (!would) return void (this.refusal = { text: this.words("umpire-no-link") });
    if (!("match" in would)) this.refusal = { text: would.detail };
    else {
      this.correcting = { ...this.correcting!, event, would };
      this.show("changes");
    }
  }

  protected correct(reason: string): void {
    const { act, event, inserting } = this.correcting!;
    const { number } = act;
    this.correcting = null;
    this.show(null);
    const where = inserting ? { before: number } : { number };
    const says = this.words(inserting ? "umpire-inserted" : "umpire-corrected", { number });
    this.put(inserting ? "insert" : "correct", { ...where, event, reason, confirm: true }, says);
  }

  /** When an entry was made, by the clock on the wall. */
  protected wallTime(at: number): number {
    return Date.now() - (this.match!.at + performance.now() - this.since - at);
  }

  private async fetchHand(): Promise<void> {
    this.hand = null;
    const answer = await fetch(`/api/matches/${this.match!.id}/hand-over`, { method: "POST" });
    if (answer.ok) this.hand = await answer.json();
  }
}
