import { html, nothing, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import type { Point } from "../boards/aim";
import { still } from "../boards/animate";
import type { CarromBoard } from "../boards/carrom/api";
import { readMotion } from "../boards/motion";
import { tablePlan, type Plan } from "../boards/plan";
import type { SnookerBoard } from "../boards/snooker/api";
import type { Trail } from "../boards/tabletop";
import { onTurn, shortName, type Due, type Entry, type Fact, type Match } from "../hall";
import { preview, type TableState } from "../boards/tabletop";
import { inDrawing } from "../boards/view";
import { pieceName } from "../boards/words";
import type { Hint } from "./match-hints";
import { AimAids, readWarnings, type Warning } from "./aim-aids";
import { origin } from "./layout-board";
import { PlayedMatch } from "./played-match";

/** Metres a second. */
const STEP = 0.1;
/** Milliseconds for which everything lies still before another strikes. */
const BEAT = 700;
/** Degrees that the aim turns for a pixel of the strip, and for a press. */
const FINE = { pixel: 0.05, press: 0.1 };
/** Radii of a pocket within which a way that ends there is one into it. */
const MOUTH = 3;
const BUTTON_ONLY = "arbitro-strike-by-button";

function readButtonOnly(): boolean {
  try {
    return localStorage.getItem(BUTTON_ONLY) === "true";
  } catch {
    return false;
  }
}

/** Where a place is on the board as it is seen: `left-top`, `middle-bottom`. */
function corner({ state, drawing }: CarromBoard | SnookerBoard, place: Point): string {
  const [x, y] = inDrawing(state.plan, state.turn, place);
  const box = drawing.viewBox.baseVal;
  const third = (at: number, start: number, long: number, names: readonly string[]): string =>
    names[Math.min(2, Math.max(0, Math.floor((3 * (at - start)) / long)))]!;
  const across = third(x, box.x, box.width, ["left", "middle", "right"]);
  return `${across}-${third(y, box.y, box.height, ["top", "middle", "bottom"])}`;
}

/** Returns the pocket at whose mouth a way ends. */
function nearest({ state }: CarromBoard | SnookerBoard, end: Point): Point | null {
  const { pockets } = state.plan.bed;
  const far = ({ x, y }: { x: number; y: number }): number => Math.hypot(x - end[0], y - end[1]);
  const one = pockets.reduce((best, other) => (far(other) < far(best) ? other : best));
  return far(one) < MOUTH * one.radius ? [one.x, one.y] : null;
}

/** A match that is played here by strokes: each stroke is shown as the hall computed it before the next is made. */
export abstract class StrokePlay<Board extends CarromBoard | SnookerBoard> extends PlayedMatch {
  @state() protected speed = 2.5;
  @state() private warnings: Readonly<Record<string, Warning>> = {};
  /** Whether only the button strikes: letting go of a pull does not. */
  @state() private buttonOnly = readButtonOnly();
  private aids: AimAids | null = null;
  protected shown: Board | null = null;

  protected abstract readonly game: string;
  /** The weakest and the strongest stroke, in metres a second. */
  protected abstract readonly reach: readonly [number, number];
  protected abstract make(place: Element, plan: Plan): Board;
  /** Shows where the pieces lie, with nothing to do. */
  protected abstract lay(board: Board, at: Readonly<Record<string, Point>>): void;
  /** Lets the people at this device make the stroke that is theirs, or put back what is due. */
  protected abstract ready(board: Board): void;
  protected abstract strike(): void;

  protected override get advised(): boolean {
    return !this.showing && super.advised;
  }

  protected override offer(match: Match): void {
    this.warnings = {};
    if (this.shown) this.ready(this.shown);
    if (this.due("stroke"))
      void readWarnings(match.id).then((warnings) => {
        if (match.sequence !== this.match!.sequence) return;
        this.warnings = warnings;
        this.warn();
      });
  }

  /** What the referee would rule on what the aim meets first; nothing where it is no foul. */
  protected get warning(): Warning | undefined {
    const first = this.shown && !this.showing ? preview(this.shown.state)?.first : undefined;
    return first && this.warnings[first.meets === "piece" ? first.name.split("-")[0]! : first.meets];
  }

  /** Marks an aim that would be a foul. */
  private warn(): void {
    const foul = !!this.warning;
    if (this.shown && this.shown.state.foul !== foul) (this.shown as CarromBoard).set({ foul });
  }

  /** The foul that the aim would be, in place of what the aim meets. */
  protected warned(): string {
    const { warning } = this;
    return warning ? this.words("play-warning", { what: warning.text, law: warning.law }) : "";
  }

  protected override nextFocus(): SVGElement | HTMLElement | null {
    return this.due("stroke") || this.due("place") ? (this.shown?.drawing ?? null) : super.nextFocus();
  }

  /** Plays the stroke that was made, then lays the pieces as they are. */
  protected override async follow(match: Match, entry: Entry | null): Promise<void> {
    const board = (this.shown ??= await this.build());
    const before = this.settled;
    const another = !!entry && !!before && !this.madeHere(before);
    if (another) await this.beat(board, before, !!entry.act?.made?.stroke);
    const trail = entry?.act?.made?.stroke ? await this.replay(board, match, entry, another) : [];
    const said = entry && before ? this.happened(entry, before, match) : "";
    if (said) this.tellOf(entry!.number, said);
    const [x, y] = origin(board.state.plan);
    const at = (match.layout ?? []).map((one) => [one.piece, [one.x + x, one.y + y] as Point] as const);
    this.lay(board, Object.fromEntries(at));
    (board as CarromBoard).set({ trail });
  }

  /** What a stroke was, in words of the table; nothing where the referee's words say it: a foul, an end. */
  private happened({ number, act }: Entry, before: Match, after: Match): string {
    const stroke = act?.facts?.find(({ type }) => type === "Stroke");
    const fouled = this.acts.find((one) => one.number === number)?.rulings.some(({ foul }) => foul);
    if (!stroke || fouled || before.unit !== after.unit || after.standing.ended) return "";
    const what = this.made(stroke, after) || this.words("play-event-nothing");
    return this.words("play-event-all", { name: this.turned(before), what });
  }

  /** What a stroke brought about, in words; nothing where nothing fell. */
  protected abstract made(stroke: Fact, after: Match): string;

  /** The board with a hint made ready on it. */
  protected abstract hinted(board: Board, hint: Hint): Partial<TableState>;

  /** Which piece a hint plays at, and into which pocket it goes as the board is seen; by geometry, no promise. */
  protected override readonly does = (hint: Hint): string => {
    const board = this.shown;
    const met = board && preview({ ...board.state, ...this.hinted(board, hint) });
    if (!met || hint.kind === "break") return "";
    if (met.first.meets !== "piece") return this.words("play-hint-rail");
    const piece = pieceName(this.words, this.game, met.first.name);
    if (hint.kind === "safe") return this.words("play-hint-safe-at", { piece });
    const goes = met.after.find((way) => way.piece === met.first.name)!;
    const pocket = nearest(board, goes.end);
    if (!pocket) return this.words("play-hint-at", { piece });
    return this.words("play-hint-into", {
      piece,
      pocket: this.words(`play-pocket-${corner(board, pocket)}`),
    });
  };

  private async build(): Promise<Board> {
    const plan = await tablePlan(this.game);
    const board = this.make(this.place(), plan);
    board.drawing.setAttribute("data-part", "board");
    this.aids = new AimAids(board, this.words);
    board.listen(
      () => this.changed(board),
      () => this.letGo(board),
    );
    board.drawing.addEventListener("keydown", (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (this.pressed(event.key)) event.preventDefault();
    });
    return board;
  }

  /** Follows the finger: the aim, the power of a pull, what helps to see them. */
  private changed(board: Board): void {
    const { pull } = board.state;
    if (pull) this.pulled = this.speed = this.bounded(this.reach[0] + pull * (this.reach[1] - this.reach[0]));
    this.aimed();
    this.warn();
    this.aids!.show();
    this.requestUpdate();
  }

  /** The power of the pull that was let go. */
  private pulled = 0;

  private letGo(board: Board): void {
    this.speed = this.pulled;
    if (board.state.angle !== null && !this.buttonOnly) this.strike();
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

  /** Shows a stroke; the ways of another's stay drawn until the next act. Returns them. */
  private async replay(
    board: Board,
    match: Match,
    entry: Entry,
    another: boolean,
  ): Promise<readonly Trail[]> {
    const answer = await fetch(`/api/matches/${match.id}/strokes/${entry.number}?of=${entry.digest}`);
    const motion = answer.ok ? readMotion(await answer.text()) : null;
    if (!motion) return [];
    this.sound.stroke(motion, still());
    const played = this.pace.over(() => board.stop());
    await board.play(motion, this.pace.times);
    played();
    return another ? board.courses(motion) : [];
  }

  /** Tells whether the act that was due then was one of this device. */
  private madeHere(match: Match): boolean {
    return onTurn(match).some((player) => this.own.includes(match.players.indexOf(player)));
  }

  /** Lets all lie still before another acts; before a stroke a word says who aims. */
  private async beat(board: Board, before: Match, stroke: boolean): Promise<void> {
    const flag = document.createElement("p");
    flag.className = "flag";
    const names = onTurn(before).map((one) => shortName(one, this.words, true));
    flag.textContent = this.words("play-aims", { name: names.join(" · ") });
    if (stroke) board.drawing.parentElement!.append(flag);
    await this.pace.hold(BEAT);
    flag.remove();
  }

  /** Aims in a direction. */
  protected turnTo(board: Board, angle: number | null): void {
    if (angle !== null) (board as CarromBoard).set({ angle });
    this.aimed();
    this.warn();
    this.requestUpdate();
  }

  /** The direction of the stroke as a number: degrees left of straight ahead. */
  protected direction(board: Board): TemplateResult {
    const left = Math.round(10 * this.leftward(board)) / 10;
    return this.field("play-text-direction", left, 0.1, (to) =>
      this.turnTo(board, board.straight + (to * Math.PI) / 180),
    );
  }

  /** How many degrees the aim is left of straight ahead. */
  private leftward(board: Board): number {
    const turned = this.degrees((board.state.angle ?? board.straight) - board.straight);
    return turned > 180 ? turned - 360 : turned;
  }

  /** Turns the aim finely: dragged along the strip, or by a press to either side. */
  protected strip(board: Board): TemplateResult {
    const turn = (by: number): void => {
      const { angle } = board.state;
      if (angle !== null) this.turnTo(board, angle + (by * Math.PI) / 180);
    };
    const step = (by: number): void => {
      turn(by);
      this.aids?.touched();
    };
    let from: number | null = null;
    const down = (event: PointerEvent): void => {
      from = event.clientX;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    };
    const drag = (event: PointerEvent): void => {
      if (from === null) return;
      turn((from - event.clientX) * FINE.pixel);
      this.aids?.touched();
      from = event.clientX;
    };
    const up = (): void => {
      from = null;
    };
    const key = (word: string, sign: string, by: number): TemplateResult =>
      html`<button type="button" aria-label=${this.words(word)} @click=${() => step(by)}>${sign}</button>`;
    return html`<div class="aim-strip">
      ${key("play-aim-left", "‹", FINE.press)}
      <div
        class="scale"
        aria-hidden="true"
        @pointerdown=${down}
        @pointermove=${drag}
        @pointerup=${up}
        @pointercancel=${up}
      >
        ${this.figure(this.leftward(board), 2)}°
      </div>
      ${key("play-aim-right", "›", -FINE.press)}
    </div>`;
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
      <label class="check">
        <input
          type="checkbox"
          .checked=${this.buttonOnly}
          @change=${this.keepButtonOnly}
        />${this.words("play-button-only")}
      </label>
    </div>`;
  }

  private readonly keepButtonOnly = (event: Event): void => {
    this.buttonOnly = (event.target as HTMLInputElement).checked;
    try {
      localStorage.setItem(BUTTON_ONLY, String(this.buttonOnly));
    } catch {
      // a browser that keeps nothing forgets it with the page
    }
  };

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

  protected bounded(speed: number): number {
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

  /** Returns a number with its decimals, as the reader writes it. */
  protected figure(value: number, decimals = 1): string {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    return value.toLocaleString(document.documentElement.lang, digits).replace("-", "−");
  }
}
