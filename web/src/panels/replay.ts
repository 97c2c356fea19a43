import { LitElement, html, type PropertyValues, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { Film } from "../boards/animate";
import { CarromBoard } from "../boards/carrom/api";
import { readMotion } from "../boards/motion";
import { tablePlan } from "../boards/plan";
import { SnookerBoard } from "../boards/snooker/api";
import { pageWords } from "../boards/words";

type Board = CarromBoard | SnookerBoard;
const BOARDS = { carrom: CarromBoard, snooker: SnookerBoard } as const;

const SPEEDS = [0.1, 0.25, 0.5, 1, 2];
const STEP = 0.02;

/**
 * Replays a stroke on the drawn tables inside it: an example of the page, or a file of one's own.
 * The space bar plays and stops, the arrows step, Home and End go to the start and the end.
 */
@customElement("stroke-replay")
export class StrokeReplay extends LitElement {
  @state() private film: Film | null = null;
  @state() private time = 0;
  @state() private pace = 1;
  @state() private playing = false;
  @state() private refused = false;
  private last = 0;
  private board: Board | null = null;
  private readonly boards = new Map<string, Promise<Board>>();

  /** The controls stand above the tables, in the same tree. */
  protected override createRenderRoot(): HTMLElement {
    const place = document.createElement("div");
    place.className = "controls";
    this.insertBefore(place, this.querySelector(".tables"));
    return place;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener("keydown", this.press);
    this.querySelector("select")!.addEventListener("change", () => void this.choose(true));
    this.querySelector("input[type=file]")!.addEventListener("change", (event) => void this.open(event));
    this.querySelector("form")!.addEventListener("submit", (event) => event.preventDefault());
    this.querySelector("form")!.removeAttribute("hidden");
    void this.choose(false);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.playing = false;
  }

  protected override render(): TemplateResult {
    const said = this.refused ? this.dataset["refused"] : "";
    return html`
      <p role="status" ?hidden=${!said}>${said}</p>
      <button type="button" ?disabled=${!this.film} @click=${this.toggle}>
        ${this.playing ? this.dataset["pause"] : this.dataset["play"]}
      </button>
      <input
        type="range"
        min="0"
        step="any"
        aria-label=${this.dataset["time"] ?? ""}
        aria-valuetext=${this.clock}
        max=${this.film?.duration ?? 0}
        .value=${String(this.time)}
        ?disabled=${!this.film}
        @input=${(event: Event) => this.seek(Number((event.target as HTMLInputElement).value))}
      />
      <span class="clock" aria-hidden="true">${this.clock}</span>
      <label>
        ${this.dataset["pace"]}
        <select @change=${(event: Event) => (this.pace = Number((event.target as HTMLSelectElement).value))}>
          ${SPEEDS.map((pace) => html`<option value=${pace} ?selected=${pace === this.pace}>${pace} ×</option>`)}
        </select>
      </label>
    `;
  }

  protected override updated(changed: PropertyValues): void {
    if (this.film && (changed.has("time") || changed.has("film"))) this.board?.show(this.film.at(this.time));
  }

  private get clock(): string {
    const seconds = new Intl.NumberFormat(document.documentElement.lang, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    return `${seconds.format(this.time)} s`;
  }

  private async choose(play: boolean): Promise<void> {
    const select = this.querySelector("select")!;
    const answer = await fetch(select.value);
    if (answer.ok) await this.load(await answer.text(), play);
  }

  private async open(event: Event): Promise<void> {
    const file = (event.target as HTMLInputElement).files?.[0];
    if (file) await this.load(await file.text(), true);
  }

  private async load(text: string, play: boolean): Promise<void> {
    const motion = readMotion(text);
    const game = motion && Object.keys(BOARDS).find((name) => name === motion.table);
    this.refused = !game;
    if (!motion || !game) return;
    this.board = await this.tableOf(game as keyof typeof BOARDS);
    for (const drawing of this.querySelectorAll<SVGElement>(".tables svg"))
      drawing.toggleAttribute("hidden", drawing !== this.board.drawing);
    this.film = this.board.film(motion);
    this.time = 0;
    this.playing = false;
    if (play && !matchMedia("(prefers-reduced-motion: reduce)").matches) this.toggle();
  }

  /** Puts the board in the place of the still picture of its table, once. */
  private tableOf(game: keyof typeof BOARDS): Promise<Board> {
    const made = this.boards.get(game) ?? this.make(game);
    this.boards.set(game, made);
    return made;
  }

  private async make(game: keyof typeof BOARDS): Promise<Board> {
    const plan = await tablePlan(game);
    const place = this.querySelector(".tables")!;
    place.querySelector(`svg[data-table="${game}"]`)?.remove();
    return new BOARDS[game](place, plan, pageWords());
  }

  private readonly toggle = (): void => {
    if (!this.film) return;
    if (!this.playing && this.time >= this.film.duration) this.time = 0;
    this.playing = !this.playing;
    this.last = performance.now();
    if (this.playing) requestAnimationFrame(this.advance);
  };

  private readonly advance = (now: number): void => {
    if (!this.playing || !this.film) return;
    this.time = Math.min(this.time + (Math.max(now - this.last, 0) / 1000) * this.pace, this.film.duration);
    this.last = now;
    if (this.time >= this.film.duration) this.playing = false;
    else requestAnimationFrame(this.advance);
  };

  private seek(time: number): void {
    this.playing = false;
    this.time = Math.min(Math.max(time, 0), this.film?.duration ?? 0);
  }

  private readonly press = (event: KeyboardEvent): void => {
    const typing =
      event.target instanceof Element && event.target.closest("select, button, input[type=file]");
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === " ") this.toggle();
    else if (event.key === "ArrowRight") this.seek(this.time + STEP);
    else if (event.key === "ArrowLeft") this.seek(this.time - STEP);
    else if (event.key === "Home") this.seek(0);
    else if (event.key === "End") this.seek(Infinity);
    else return;
    event.preventDefault();
  };
}
