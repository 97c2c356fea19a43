import { LitElement } from "lit";
import { state } from "lit/decorators.js";
import { isTable } from "../boards/names";
import type { Stop } from "../boards/backgammon/state";
import { waysTo } from "../boards/backgammon/ways";
import { tablePlan } from "../boards/plan";
import { pageWords, type Words } from "../boards/words";
import { traits } from "../games";
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
import { Outbox, type Listener, type Trouble, type Waiting } from "./outbox";
import { Referee, difference, type Foreseen, type Ruled } from "./referee";
import { rehearse } from "./rehearsal";

const HINTS = "arbitro-console-hints";
/** So long the hall's answer to an act is on its way; then it is said that it has not ruled. */
const ON_ITS_WAY = 400;
/** So long a tap that was not counted can be counted after all. */
const OFFERED = 6000;
/** After the page has settled the laws are loaded, so that they are there when the link is not. */
const SETTLED = 1500;
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
  /** The match with the acts that wait, as this device rules on them. */
  @state() protected foreseen: Foreseen | null = null;
  /** What the hall has ruled otherwise than this device. */
  @state() protected differences: readonly string[] = [];
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
  private referee: Referee | null = null;
  private shownTrouble: Trouble | null = null;
  private since = 0;
  private foreseenSince = 0;
  private foreseeing: "no" | "once" | "again" = "no";
  /** Acts that the hall has, but for their entries. */
  private landed: { act: Waiting; number: number }[] = [];
  private readonly own = new Map<string, Ruled>();
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
      {
        match: ({ view, entry }) => (this.referee?.note(entry), this.take(view as Umpired)),
        beat: () => this.heard(),
      },
    );
    if (Referee.isThere) this.referee = new Referee(id, this.dataset["game"]!);
    const loading = window.setTimeout(() => this.prepare(), SETTLED);
    const ticking = window.setInterval(() => this.tick(), 250);
    const tapped = (event: MouseEvent): void => this.guard.note(event);
    this.addEventListener("click", tapped, { capture: true });
    const begin = (): void => void (this.bell.wake(), this.wake.hold());
    document.addEventListener("pointerdown", begin, { once: true });
    const seen = (): void => void this.wake.hold();
    document.addEventListener("visibilitychange", seen);
    const told = reportHealth(id, this.dataset["version"] ?? "", () => ({
      unsent: this.outbox.waiting.length,
      differs: [...this.differences],
    }));
    this.stops = [() => stream.close(), () => clearInterval(ticking), keyboard(this), told];
    this.stops.push(() => clearTimeout(loading));
    this.stops.push(() => document.removeEventListener("visibilitychange", seen));
    this.stops.push(() => this.removeEventListener("click", tapped, { capture: true }));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stops.forEach((stop) => stop());
  }

  /** Loads what the device needs when the link is gone: the laws, and the plan of the board. */
  private prepare(): void {
    void this.referee?.prepare();
    const { board } = traits(this.dataset["game"]!);
    if (board && isTable(board)) tablePlan(board).catch(() => undefined);
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
    void this.outbox.put(to, { ...body, at: this.now }, says, this.match!.sequence);
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
    const answer = await this.wouldBe("acts", { event });
    return answer && "rulings" in answer ? answer : null;
  }

  /** What would be ruled: by this device where acts wait that the hall does not have, or it does not answer. */
  private async wouldBe(
    to: "acts" | "correct" | "insert",
    body: object,
  ): Promise<Answered | { detail: string } | null> {
    const alone = this.outbox.waiting.length > 0 || this.link.state === "lost";
    const told = alone ? null : await rehearse(this.match!, to, body);
    return told ?? (await this.referee?.would(to, body, this.now)) ?? null;
  }

  async ways(position: string, dice: readonly number[]): Promise<readonly Stop[] | null> {
    const told = this.link.state === "lost" ? null : await waysTo(position, dice);
    return told ?? (await this.referee?.ways(position, dice)) ?? null;
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
    const stands = this.known?.state === "paused";
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

  answered(answer: Answered, act: Waiting): void {
    const { match, say, rulings } = answer;
    this.landed.push({ act, number: answer.sequence });
    this.compare(answer, act);
    this.moved(match);
    if (rulings.some((ruling) => ruling.foul)) shake("foul");
    if (say.length || rulings.length) this.said = say;
  }

  /** Compares what the hall has ruled on an act with what this device had ruled: anything else is a fault of ours. */
  private compare(answer: Answered, act: Waiting): void {
    const mine = this.own.get(act.command);
    this.own.delete(act.command);
    const other = mine && difference(mine, answer);
    if (!other) return;
    console.error("ruled otherwise", act, other);
    this.differences = [...this.differences, `${answer.sequence}: ${other}`.slice(0, 400)].slice(-5);
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
    if (!this.outbox?.waiting.length) this.foreseen = null;
    else if (!this.isFresh) void this.foresee();
    this.requestUpdate();
  }

  /** The match as far as it is known here: as the hall has it, or with what waits as this device rules on it. */
  protected get known(): Umpired | null {
    return this.foreseen?.match ?? this.match;
  }

  /** Milliseconds since the match was opened, by the clock of this device. */
  private get now(): number {
    return Math.round(this.match!.at + performance.now() - this.since);
  }

  /** Lets this device rule on what waits; asked again meanwhile, it looks once more at what waits then. */
  private async foresee(): Promise<void> {
    if (!this.referee?.isReady || !this.match) return;
    if (this.foreseeing !== "no") return void (this.foreseeing = "again");
    do {
      this.foreseeing = "once";
      const { waiting } = this.outbox;
      const landed = this.landed.map(({ act }) => act);
      const found = await this.referee.foresee([...landed, ...waiting], this.now);
      if (found) this.foresaw(found, waiting);
    } while ((this.foreseeing as string) === "again");
    this.foreseeing = "no";
  }

  private foresaw(found: Foreseen, waiting: readonly Waiting[]): void {
    this.landed = this.landed.filter(({ number }) => number > found.base);
    // The hall has something that this device was not told: nothing is said of how things stand.
    const known = found.base + this.landed.length === this.match!.sequence;
    if (!known) void this.referee!.prepare();
    for (const one of found.ruled) this.own.set(one.command, one);
    const stuck = waiting.findIndex(({ command }) => command === found.stuck?.command);
    this.fits = stuck < 0 ? waiting.length : stuck;
    if (known && stuck >= 0 && stuck === this.outbox.waiting.length - 1) {
      const { command, text, law } = found.stuck!;
      this.outbox.drop(command);
      return this.refused({ code: "refused", text, ...(law ? { law } : {}) });
    }
    if (found.ruled.length !== this.foreseen?.ruled.length) this.table.clear();
    this.foreseen = known && this.outbox.waiting.length ? found : null;
    this.foreseenSince = performance.now();
  }

  /** Whether what waits was entered so lately that the hall's answer is on its way. */
  protected get isFresh(): boolean {
    const first = this.outbox.waiting[0];
    const sent = !this.outbox.trouble && !this.outbox.isAway && this.link.state !== "lost";
    return !!first && sent && Date.now() - first.at < ON_ITS_WAY;
  }

  /** Whether turn, clock and score are not known: acts wait that nobody has ruled on. */
  protected get isUnknown(): boolean {
    return !this.correcting && this.outbox.waiting.length > 0 && !this.isFresh && !this.foreseen;
  }

  /** Finds out how many of the acts that wait would be taken as they stand. */
  protected async count(): Promise<void> {
    this.fits = null;
    const { waiting } = this.outbox;
    if (!waiting.length) return;
    if (this.referee?.isReady) return this.foresee();
    if (waiting.some((act) => act.to !== "acts") || this.link.state === "lost") return;
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
    if (this.outbox.waiting.length && !this.isFresh && !this.foreseen) void this.foresee();
    else if (this.match && !this.outbox.waiting.length) void this.referee?.keepUp(this.now);
    if (clock?.running && this.known?.state === "running") {
      const seconds = Math.max(0, Math.ceil(this.left(clock.left_ms, true) / 1000));
      this.bell.tick(`${this.known.sequence} ${clock.name} ${clock.side}`, seconds);
    }
    this.requestUpdate();
  }

  protected get clock(): Umpired["clocks"][number] | undefined {
    return (this.correcting?.view ?? this.known)?.clocks.find((clock) => clock.name in WHOLE);
  }

  /** Whether clocks stand because something was put right, or a time is up, and may be let run. */
  protected get standing(): boolean {
    return !!this.known?.clocks.some((clock) => clock.reason === "corrected" || clock.reason === "time-up");
  }

  /** Lets the clocks go on that stand. */
  protected letRun(): void {
    this.show(null);
    this.put("clock", { run: true }, this.words("umpire-let-run"));
  }

  /** What is left of a clock by now. */
  left(ms: number, running: boolean): number {
    const since = this.foreseen ? this.foreseenSince : this.since;
    return running && this.known!.state === "running" ? ms - (performance.now() - since) : ms;
  }

  /** Shows the hints no more. */
  protected hintsSeen(): void {
    localStorage.setItem(HINTS, "seen");
    this.hinting = false;
  }

  // Corrections and the hand-over.

  private async fetchActs(): Promise<void> {
    this.acts = null;
    const asked = await this.asked<readonly Told[]>("history");
    this.acts = asked ?? (await this.referee?.history()) ?? null;
    if (!this.acts) this.refusal = { text: this.words("umpire-no-link") };
  }

  /** Shows the match as it was at an act, for it to be entered anew or for another to be put before it. */
  protected async beginCorrection(act: Told, inserting: boolean): Promise<void> {
    const asked = await this.asked<Umpired>(`acts/${act.number}/before`);
    const view = asked ?? (await this.referee?.before(act.number));
    if (!view) return void (this.refusal = { text: this.words("umpire-no-link") });
    this.table.clear();
    this.correcting = { act, inserting, view };
    this.show(null);
  }

  /** Asks the hall; nothing where it does not answer, or does not know yet what waits here. */
  private async asked<A>(what: string): Promise<A | null> {
    if (this.outbox.waiting.length || this.link.state === "lost") return null;
    const signal = AbortSignal.timeout(4000);
    const answer = await fetch(`/api/matches/${this.match!.id}/${what}`, { signal }).catch(() => null);
    return answer?.ok ? ((await answer.json()) as A) : null;
  }

  protected async rehearseCorrection(event: unknown): Promise<void> {
    const { act, inserting } = this.correcting!;
    const where = inserting ? { before: act.number } : { number: act.number };
    const would = await this.wouldBe(inserting ? "insert" : "correct", { ...where, event });
    // Whoever cancels while the hall is asked is not led back into the correction.
    if (!this.correcting) return;
    if (!would) return void (this.refusal = { text: this.words("umpire-no-link") });
    if (!("match" in would)) this.refusal = { text: would.detail };
    else {
      this.correcting = { ...this.correcting, event, would };
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
    const address = `/api/matches/${this.match!.id}/hand-over`;
    const answer = await fetch(address, { method: "POST" }).catch(() => null);
    if (answer?.ok) this.hand = await answer.json();
    else if (!answer) this.refusal = { text: this.words("umpire-no-link") };
  }
}
