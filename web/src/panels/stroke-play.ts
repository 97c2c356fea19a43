import { html, nothing, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import type { Point } from "../boards/aim";
import { still } from "../boards/animate";
import type { CarromBoard } from "../boards/carrom/api";
import { readMotion } from "../boards/motion";
import type { Plan } from "../boards/plan";
import type { SnookerBoard } from "../boards/snooker/api";
import type { Act, Due, Entry, Match } from "../hall";
import { origin } from "./layout-board";
import { PlayedMatch } from "./played-match";

/** Metres a second. */
const STEP = 0.1;

/** A match that is played here by strokes: each stroke is shown as the hall computed it before the next is made. */
export abstract class StrokePlay<Board extends CarromBoard | SnookerBoard> extends PlayedMatch {
  @state() protected speed = 2.5;
  /** Views that are still to be shown, and the sequence that the hall has already answered with. */
  @state() private waiting = 0;
  @state() private answer = 0;
  /** The match as the board shows it: nothing is told of a stroke before it has been seen. */
  @state() protected settled: Match | null = null;
  protected shown: Board | null = null;
  private queue: Promise<void> = Promise.resolve();

  protected abstract readonly game: "carrom" | "snooker";
  /** The weakest and the strongest stroke, in metres a second. */
  protected abstract readonly reach: readonly [number, number];
  protected abstract make(place: Element, plan: Plan): Board;
  /** Shows where the pieces lie, with nothing to do. */
  protected abstract lay(board: Board, at: Readonly<Record<string, Point>>): void;
  /** Lets the people at this device do what is theirs to do. */
  protected abstract offer(board: Board): void;
  protected abstract strike(): void;

  /** The stream tells the stroke itself; the answer only says what was refused. */
  protected override answered(match: Match): void {
    if (this.refused) this.take(match);
    else this.answer = match.sequence;
  }

  /** Whether there is still something to see before the next act. */
  protected get showing(): boolean {
    return this.waiting > 0 || this.match!.sequence < this.answer;
  }

  protected override get advised(): boolean {
    return !this.showing && super.advised;
  }

  protected override score(match: Match): TemplateResult {
    return super.score(this.settled ?? match);
  }

  /** The acts that have been seen. */
  protected override get known(): readonly Act[] {
    const last = this.settled?.sequence ?? 0;
    return this.acts.filter((act) => act.number <= last);
  }

  protected override draw(match: Match, entry: Entry | null): Promise<void> {
    this.waiting += 1;
    this.queue = this.queue.then(() => this.follow(match, entry)).finally(() => (this.waiting -= 1));
    return this.queue;
  }

  /** Plays the stroke that was made, then lets the next be made. */
  private async follow(match: Match, entry: Entry | null): Promise<void> {
    const board = (this.shown ??= await this.build());
    if (entry?.act?.made?.stroke) await this.replay(board, match, entry);
    else if (entry) (board as CarromBoard).set({ trail: [] });
    const [x, y] = origin(board.state.plan);
    const at = (match.layout ?? []).map((one) => [one.piece, [one.x + x, one.y + y] as Point] as const);
    this.lay(board, Object.fromEntries(at));
    this.settled = match;
    if (match.sequence === this.match!.sequence) this.offer(board);
    this.requestUpdate();
  }

  private async build(): Promise<Board> {
    const plan = (await (await fetch(`/api/table/plans/${this.game}`)).json()) as Plan;
    const board = this.make(this.place(), plan);
    board.listen(() => {
      this.aimed();
      this.requestUpdate();
    });
    board.drawing.addEventListener("keydown", (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (this.pressed(event.key)) event.preventDefault();
    });
    return board;
  }

  /** Hears that a person has moved the aim. */
  protected aimed(): void {}

  /** Carries out a key on the board; tells whether it was one. */
  protected pressed(key: string): boolean {
    const steps: Record<string, number> = { ArrowUp: STEP, ArrowDown: -STEP };
    if (key in steps) this.speed = this.bounded(this.speed + steps[key]!);
    else if (key === "Enter") this.strike();
    else return false;
    return true;
  }

  private async replay(board: Board, match: Match, entry: Entry): Promise<void> {
    const answer = await fetch(`/api/matches/${match.id}/strokes/${entry.number}`);
    const motion = answer.ok ? readMotion(await answer.text()) : null;
    if (!motion) return;
    this.sound.stroke(motion, still());
    await board.play(motion);
  }

  /** Aims in a direction. */
  protected turnTo(board: Board, angle: number | null): void {
    if (angle !== null) (board as CarromBoard).set({ angle });
    this.aimed();
    this.requestUpdate();
  }

  /** The direction of the stroke as a number: degrees left of straight ahead. */
  protected direction(board: Board): TemplateResult {
    const { angle } = board.state;
    const turned = this.degrees((angle ?? board.ahead) - board.ahead);
    const left = Math.round(10 * (turned > 180 ? turned - 360 : turned)) / 10;
    return this.field("play-text-direction", left, 0.1, (to) =>
      this.turnTo(board, board.ahead + (to * Math.PI) / 180),
    );
  }

  /** A number that can be typed. */
  protected field(name: string, value: number, step: number, change: (to: number) => void): TemplateResult {
    return html`<label class="by-number">
      ${this.words(name)}
      <input
        class="input"
        type="number"
        step=${step}
        .value=${String(value)}
        @change=${(event: Event) => change(Number((event.target as HTMLInputElement).value))}
      />
    </label>`;
  }

  protected override extras(): TemplateResult {
    return html`<div class="row-of">
      <button class="button small" type="button" aria-pressed=${this.inText} @click=${this.tell}>
        ${this.words("board-text")} <kbd>T</kbd>
      </button>
      ${this.shown ? this.waysShown(this.shown) : nothing}
    </div>`;
  }

  /** Whether first contact and the ways after it are drawn. */
  private waysShown(board: Board): TemplateResult {
    const { ways } = board.state;
    const change = (): void => (board as CarromBoard).set({ ways: !ways });
    return html`<label class="check">
      <input type="checkbox" .checked=${ways} @change=${change} />${this.words("play-ways")}
    </label>`;
  }

  protected due(act: string): Due | undefined {
    return this.mine.find((one) => one.act === act);
  }

  /** Returns the direction of the stroke in degrees. */
  protected degrees(angle: number): number {
    return ((((angle * 180) / Math.PI) % 360) + 360) % 360;
  }

  private bounded(speed: number): number {
    const [least, most] = this.reach;
    return Math.round(10 * Math.min(most, Math.max(least, speed))) / 10;
  }

  protected power(): TemplateResult {
    const said = this.words("play-speed", { speed: this.figure(this.speed) });
    return this.range("play-power", this.speed, [...this.reach, STEP], said, (to) => (this.speed = to));
  }

  /** A slider with its name and what its value means. */
  protected range(
    name: string,
    value: number,
    [least, most, step]: readonly [number, number, number],
    said: string,
    moved: (to: number) => void,
  ): TemplateResult {
    return html`<label class="power">
      ${this.words(name)}
      <input
        type="range"
        min=${least}
        max=${most}
        step=${step}
        .value=${String(value)}
        aria-valuetext=${said}
        @input=${(event: Event) => moved(Number((event.target as HTMLInputElement).value))}
      />
      <output>${said}</output>
    </label>`;
  }

  /** Returns a number with one decimal, as the reader writes it. */
  protected figure(value: number): string {
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    return value.toLocaleString(document.documentElement.lang, digits);
  }
}
