import { isOfPoints } from "../boards/names";
import { playsFor, traits } from "../games";
import { LitElement, html, nothing, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import { BackgammonBoard } from "../boards/backgammon/api";
import type { Cube } from "../boards/backgammon/state";
import { readPosition } from "../boards/backgammon/position-id";
import type { Side } from "../boards/backgammon/moves";
import { pageWords, quoted, type Words } from "../boards/words";
import type { Person } from "../faces";
import {
  onTurn,
  shortName,
  sideOnTurn,
  type Act,
  type Match,
  type Message,
  type Passing,
  type Player,
} from "../hall";
import { watch, type Stream } from "../live";
import { named } from "./named";
import { layoutBoard, type LayoutBoard } from "./layout-board";
import { ruled } from "./ruled";

const KEPT = 60;

/** A match as it is played: score, clocks, board where it is known, and every ruling with its law. */
export class LiveMatch extends LitElement {
  @state() protected match: Match | null = null;
  @state() protected there = true;
  @state() protected acts: readonly Act[] = [];
  protected board: BackgammonBoard | LayoutBoard | null = null;
  private laid: Promise<LayoutBoard> | null = null;
  protected readonly words: Words = pageWords();
  private stream: Stream | null = null;
  private since = 0;
  private ticking = 0;

  protected override createRenderRoot(): HTMLElement {
    const place = document.createElement("div");
    place.className = "live";
    return this.appendChild(place);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.dataset["match"]) this.watch(this.dataset["match"]);
    this.ticking = window.setInterval(
      () => this.match?.clocks.some((clock) => clock.running) && this.requestUpdate(),
      250,
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stream?.close();
    clearInterval(this.ticking);
  }

  /** Listens to a match from now on. */
  protected watch(match: string): void {
    this.stream?.close();
    this.stream = watch(
      { matches: [match] },
      {
        match: (message) => this.hear(message),
        link: (there) => (this.there = there),
        passing: (told) => this.passing(told),
      },
    );
  }

  /** Hears what players tell each other; who only watches does not listen. */
  protected passing(_told: Passing): void {}

  /** Shows a match as the hall tells it. */
  protected take(view: Match, entry: Message["entry"] = null): void {
    const { match } = this;
    if (match?.id === view.id && match.sequence > view.sequence) return;
    const again = !entry && match?.sequence === view.sequence && match.state === view.state;
    if (view !== match) this.since = performance.now(); // clocks are told anew with every change
    this.match = view;
    this.querySelector(".match-still")?.remove();
    if (!again) void this.draw(view, entry); // a link that is back changes nothing that one has half made
  }

  private hear({ view, entry, rulings, say }: Message): void {
    this.take(view, entry);
    const told = entry ? [{ number: entry.number, at: entry.at, rulings, say }] : [];
    const known = new Map([...this.acts, ...told].map((act) => [act.number, act]));
    const last = this.match === view ? view.last : null;
    // what counts of the latest acts, the hall says: one that is disputed or taken back is not told any more
    const before = last ? (last[0]?.number ?? 0) : Infinity;
    const acts = [...known.values()].filter((act) => act.number < before).concat(last ?? []);
    this.acts = acts.sort((one, other) => other.number - one.number).slice(0, KEPT);
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.match) return html`${this.lost()}`;
    return html`
      ${this.lost()} ${this.score(this.match)} ${this.controls()}
      <section class="panel rulings" aria-labelledby="page-rulings">
        <h2 id="page-rulings">${this.words("watch-rulings")}</h2>
        <div role="log" aria-live=${this.announced ? "off" : nothing} aria-labelledby="page-rulings">
          <ol class="timeline">
            ${this.known.map((act) => this.told(this.addressed(act)))}
          </ol>
        </div>
        ${
          this.known.some((act) => act.rulings.length || act.say.length)
            ? nothing
            : html`<p class="soft inside">${this.words("watch-nothing")}</p>`
        }
      </section>
    `;
  }

  protected lost(): TemplateResult | typeof nothing {
    return this.there ? nothing : html`<p class="offline" role="alert">${this.words("watch-lost")}</p>`;
  }

  /** Whether another part of the page announces each act: then the list of them is not read out as well. */
  protected get announced(): boolean {
    return false;
  }

  /** The acts that may be told, the last first. */
  protected get known(): readonly Act[] {
    return this.acts;
  }

  /** An act as it is told to whoever reads it here. */
  protected addressed(act: Act): Act {
    return act;
  }

  /** What a player does; who only watches has nothing to do. */
  protected controls(): TemplateResult | typeof nothing {
    return nothing;
  }

  protected score(match: Match): TemplateResult {
    const { standing } = match;
    const won = standing.ended?.winner;
    return html`<div class="score panel" data-part="score">
      ${standing.sides.map((side, place) => this.side(match, side, place))}
      <p class="middle">
        <span class="state ${match.state}">${this.words(`watch-state-${match.state}`)}</span>
        ${this.middle(match)}
        ${won ? html`<b class="won">${this.words("watch-won", { name: this.nameOf(match, won) })}</b>` : nothing}
      </p>
    </div>`;
  }

  /** What stands between the two sides: the cube, where there is one. */
  protected middle(match: Match): TemplateResult | typeof nothing {
    const { cube, crawford_game, length } = match.after as Partial<Record<string, unknown>> & { cube?: Cube };
    if (!cube) return nothing;
    const crawford = crawford_game && length !== 1 && match.state !== "over";
    const owner = cube.owner === "X" || cube.owner === "O" ? this.nameOf(match, cube.owner) : "";
    const said = this.words(owner ? "play-cube-of" : "play-cube", { value: cube.value, name: owner });
    return html`<span>${said}</span
      >${crawford ? html`<span class="crawford">${this.words("play-crawford")}</span>` : nothing}`;
  }

  private side(match: Match, side: string, place: number): TemplateResult {
    const turn = sideOnTurn(match, side);
    const clock = match.clocks.find((one) => one.side === side);
    return html`<div class="side ${place ? "b" : ""} ${turn ? "turn" : ""}">
      <p class="who">${chip(match, side)}${named(this.peopleOf(match, side))}</p>
      <p class="points">${this.points(match, place as 0 | 1)}</p>
      <p class="beside">
        ${this.beside(match, side, place as 0 | 1)}
        ${clock ? html`<span class="bank">${this.left(clock.left_ms, clock.running)}</span>` : nothing}
        <span class="to-play ${turn ? "" : "not-yet"}">${this.words("watch-turn")}</span>
      </p>
    </div>`;
  }

  /** The large number of a side. */
  protected points({ standing }: Match, place: 0 | 1): number {
    return standing.score[place];
  }

  /** What stands beside the large number of a side. */
  protected beside({ standing }: Match, _side: string, place: 0 | 1): TemplateResult | typeof nothing {
    const part = standing.part?.[place];
    return part === undefined ? nothing : html`<span>${this.words("watch-part", { points: part })}</span>`;
  }

  protected left(ms: number, running: boolean): string {
    const seconds = this.seconds(ms, running);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }

  /** Seconds that are left of a clock now. */
  protected seconds(ms: number, running: boolean): number {
    const gone = running && this.match!.state === "running" ? performance.now() - this.since : 0;
    return Math.max(0, Math.ceil((ms - gone) / 1000));
  }

  protected told({ number, text, rulings, say }: Act): TemplateResult | typeof nothing {
    if (!rulings.length && !say.length) return nothing;
    return html`<li>
      <span class="act-no">${number}</span>
      <div>
        ${text ? html`<p>${text}</p>` : nothing}
        ${say.map((words) => html`<p class="said">${quoted(words)}</p>`)} ${ruled(rulings, this.words)}
        <p>
          <a class="what-if" href="/whatif?match=${this.match!.id}&number=${number}"
            >${this.words("watch-whatif")}</a
          >
        </p>
      </div>
    </li>`;
  }

  /** Draws the board; `entry` is the act that made it so, where one is told. */
  protected async draw(match: Match, _entry: Message["entry"]): Promise<void> {
    const game = match.edition.split("/")[0]!;
    if (isOfPoints(traits(game!).board ?? "")) this.position(match);
    else if (match.layout) {
      this.laid ??= layoutBoard(this.place(), game, this.words);
      this.board = await this.laid;
      this.board.lay(match.layout);
    }
  }

  protected position({ after }: Match): void {
    const turn = (after["turn"] ?? "X") as Side;
    const men = readPosition(String(after["position"]), turn);
    if (!men) return;
    this.board ??= new BackgammonBoard(this.place(), this.words);
    const { value, owner } = after["cube"] as { value: number; owner: string };
    const cube: Cube = { value, owner: owner === "X" || owner === "O" ? owner : null };
    const dice = (after["dice"] ?? []) as number[];
    (this.board as BackgammonBoard).set({
      men,
      side: turn,
      dice,
      cube,
      choices: [],
      stops: [],
      made: [],
      chosen: null,
    });
  }

  protected place(): HTMLElement {
    const place = document.createElement("div");
    place.className = "live-board";
    this.prepend(place);
    return place;
  }

  /** Returns those who play on a side; where one has several seats of it, once. */
  protected peopleOf(match: Match, side: string): readonly Person[] {
    const due = onTurn(match);
    const people = new Map<string, boolean>();
    match.players.forEach((player, place) => {
      if (!playsFor(player.side, side)) return;
      const name = this.called(player, place, true);
      people.set(name, people.get(name) || due.includes(player));
    });
    return [...people].map(([name, turn]) => ({ name, turn }));
  }

  /** Returns the names of those who play on a side; `alone`: as they stand by themselves, not in a sentence. */
  protected nameOf(match: Match, side: string, alone = false): string {
    const mine = match.players.map((player, place) =>
      playsFor(player.side, side) ? this.called(player, place, alone) : "",
    );
    return [...new Set(mine.filter(Boolean))].join(" · ") || side;
  }

  /** Returns what somebody is called where there is little room. */
  protected called(player: Player, _place: number, alone = false): string {
    return shortName(player, this.words, alone);
  }
}

/** The disc of a side: by the colour of its men, or of its checkers. */
function chip(match: Match, side: string): TemplateResult | typeof nothing {
  const men = match.players.find((player) => player.side === side)?.colour;
  const tone = men ?? ({ X: "white", O: "black" } as Record<string, string>)[side];
  return tone ? html`<span class="chip ${tone}" aria-hidden="true"></span>` : nothing;
}
