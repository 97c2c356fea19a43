import { html, nothing, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import {
  OFFICIAL,
  act,
  askFor,
  decline,
  look,
  make,
  react,
  rematch,
  resign,
  shortName,
  type Act,
  type Due,
  type Entry,
  type Match,
  type Passing,
  type Player,
  type Wish,
} from "../hall";
import { Pace } from "../pace";
import { Sound } from "../sound";
import { REACTIONS, invitation, losses } from "./company";
import { LiveMatch } from "./live-match";
import "./match-hints";
import type { Hint } from "./match-hints";
import { wished as wishedMatch } from "./setup";
import "./ruling-card";
import { wished, wishes } from "./wishes";

const SAID = 6000;
const NO_ACT: Act = { number: 0, at: 0, rulings: [], say: [] };

function filled(slider: HTMLInputElement): void {
  const [least, most, now] = [slider.min, slider.max, slider.value].map(Number) as [number, number, number];
  slider.style.setProperty("--at", `${(100 * (now - least)) / (most - least)}%`);
}

/** A match that is played here: against the house, with friends elsewhere, or by several at one device. `data-match` once it is made. */
export abstract class PlayedMatch extends LiveMatch {
  @state() protected refused: string | null = null;
  @state() protected busy = false;
  /** Whether the board is told in words, with what can be done as a list. */
  @state() protected inText = false;
  /** The seats of this device, by their place among the players, and where others join. */
  @state() protected own: readonly number[] = [];
  @state() private joins: readonly (string | undefined)[] = [];
  /** What somebody has just said, and the match that another wants to play next. */
  @state() private said: string | null = null;
  @state() private wanted: string | null = null;
  /** What somebody asks for that all who play have to ask for. */
  @state() private wish: Wish | null = null;
  /** Views that are still to be shown, and the sequence that the hall has already answered with. */
  @state() private waiting = 0;
  @state() protected answer = 0;
  /** The match as the board shows it: nothing is told of an act before it has been seen. */
  @state() protected settled: Match | null = null;
  protected readonly sound = new Sound();
  protected readonly pace = new Pace(() => this.requestUpdate());
  private queue: Promise<void> = Promise.resolve();

  override connectedCallback(): void {
    super.connectedCallback();
    const form = this.querySelector("form");
    form?.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.start(new FormData(form));
    });
    if (this.dataset["match"]) void this.sit(this.dataset["match"]);
    addEventListener("keydown", this.key);
    addEventListener("pointerdown", this.touched);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("keydown", this.key);
    removeEventListener("pointerdown", this.touched);
  }

  /** Whether the last thing that was touched was a key: only then the focus is led on. */
  private byKeys = false;
  private readonly touched = (): void => {
    this.byKeys = false;
  };

  /** T changes between board and text; in text the digits choose what can be done. */
  private readonly key = (event: KeyboardEvent): void => {
    this.byKeys = true;
    if (this.showing && [" ", "Enter", "Escape"].includes(event.key)) {
      event.preventDefault();
      return this.skip();
    }
    const typing = event.target instanceof HTMLElement && event.target.matches("input, textarea, select");
    if (typing || event.ctrlKey || event.metaKey || event.altKey || !this.match) return;
    if (event.key.toLowerCase() === "t") this.tell();
    const place = this.inText && /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : -1;
    this.querySelectorAll<HTMLButtonElement>(".acts button")[place]?.click();
  };

  protected readonly tell = (): void => {
    this.inText = !this.inText;
    this.classList.toggle("as-text", this.inText);
  };

  /** Shows one act after the other: each is followed to its end before the next is drawn. */
  protected override draw(match: Match, entry: Entry | null): Promise<void> {
    this.waiting += 1;
    this.queue = this.queue.then(() => this.show(match, entry));
    return this.queue;
  }

  private async show(match: Match, entry: Entry | null): Promise<void> {
    try {
      await this.follow(match, entry);
    } finally {
      this.settled = match;
      this.waiting -= 1;
      if (!this.waiting) this.pace.caughtUp();
    }
    if (match.sequence === this.match!.sequence) this.offer(match);
    this.requestUpdate();
  }

  /** Shows how an act came about, and then what it left. */
  protected abstract follow(match: Match, entry: Entry | null): Promise<void>;
  /** Lets the people at this device do what is theirs to do, once they have seen everything. */
  protected abstract offer(match: Match): void;

  /** Whether there is still something to see before the next act. */
  protected get showing(): boolean {
    return this.waiting > 0 || (this.match?.sequence ?? 0) < this.answer;
  }

  /** The match as far as it has been seen. */
  protected get seen(): Match {
    return this.settled ?? this.match!;
  }

  /** Shows the end of what is moving, for the next act to be made. */
  protected skip(): void {
    this.pace.skip();
  }

  protected override score(match: Match): TemplateResult {
    return super.score(this.settled ?? match);
  }

  /** The acts that have been seen. */
  protected override get known(): readonly Act[] {
    const last = this.settled?.sequence ?? 0;
    return this.acts.filter((act) => act.number <= last);
  }

  /** Finds out which seats are this device's own. */
  private async sit(name: string): Promise<void> {
    const match = await look(name);
    if (!match) return;
    this.own = match.players.flatMap((player, place) => (player.you ? [place] : []));
    this.joins = match.players.map((player) => player.join);
    this.wish ??= match.wish ?? null;
    if (this.match && this.own.length) void this.draw(this.match, null);
  }

  /** The heading names whom one plays. */
  private entitle({ players }: Match): void {
    const heading = document.querySelector(".stage-title h1");
    const others = players.filter((_, place) => !this.own.includes(place));
    const names = (this.own.length ? others : players).map((player) => shortName(player, this.words));
    const before = heading?.textContent ?? "";
    const title = [before.split(" · ")[0], ...new Set(names)].join(" · ");
    if (!heading || title === before) return;
    heading.textContent = title;
    document.title = document.title.replace(before, title);
  }

  protected override passing({ reaction, rematch, wish }: Passing): void {
    if (rematch) this.wanted = rematch.address;
    if (wish) this.heard(wish);
    if (!reaction) return;
    const word = this.words(`play-say-${reaction.reaction}`);
    this.said = this.words("play-said", { name: reaction.name, word });
    window.setTimeout(() => (this.said = null), SAID);
  }

  /** Hears what another asks for, or that he does not want what was asked here. */
  private heard(wish: Wish): void {
    const mine = this.wish?.yours && this.wish.sequence === wish.sequence;
    if (wish.declined) this.wish = mine ? wish : null;
    else if (!mine) this.wish = wish;
  }

  /** Whoever gave no name and plays alone at this device is “you” there, and in a sentence “Guest (you)”. */
  protected override called(player: Player, place: number, alone = false): string {
    const name = super.called(player, place);
    const me = this.own.length === 1 && this.own[0] === place;
    if (!me || name !== this.words("play-guest")) return name;
    return this.words(alone ? "play-you" : "play-yourself", { name });
  }

  /** Whoever gave no name is told in rulings too that it is he. */
  protected override addressed(act: Act): Act {
    const [place] = this.own;
    const player = place === undefined ? undefined : this.match!.players[place];
    const name = player && this.called(player, place!);
    const others = this.match!.players.filter((one) => one !== player);
    if (!name || name === player.name || others.some((one) => one.name.includes(player.name))) return act;
    const rulings = act.rulings.map((one) => ({ ...one, text: one.text.replaceAll(player.name, name) }));
    return { ...act, rulings };
  }

  /** Where the game is played. */
  protected abstract readonly home: string;
  /** The edition and the length that were chosen. */
  protected abstract terms(chosen: FormData): { edition: string; length: object };
  /** What there is to do. */
  protected abstract doing(): string;
  protected abstract buttons(): TemplateResult | typeof nothing;

  private async start(chosen: FormData): Promise<void> {
    const unnamed = chosen.get("against") === "friend" ? "play-first" : "play-guest";
    const name = String(chosen.get("name") ?? "").trim() || this.words(unnamed);
    const wish = { ...this.terms(chosen), mode: "played", ...wishedMatch(chosen, name, this.words) };
    await this.send(async () => {
      const made = await make(wish, name);
      if (made.match) location.assign(`${this.home}/${made.match.id}`);
      return { ...made, match: null };
    });
  }

  /** Asks the hall, and shows what it answers. */
  private async send(ask: () => ReturnType<typeof act>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const { match, refused } = await ask();
      this.refused = refused;
      if (match) this.answered(match);
    } catch {
      this.refused = this.words("watch-lost");
    } finally {
      this.busy = false;
    }
  }

  protected answered(match: Match): void {
    this.take(match);
  }

  protected enter(event: unknown): void {
    const match = this.match!;
    void this.send(() => act(match, event));
  }

  /** What the people at this device may do now. */
  protected get mine(): readonly Due[] {
    const { match } = this;
    if (!match || this.showing) return [];
    const names = this.own.flatMap((place) => this.named(match, place));
    return match.due.filter((due) => names.includes(due.side));
  }

  /** The words by which the hall names the one in a seat: in doubles each of a side speaks for it. */
  private named(match: Match, place: number): (string | undefined)[] {
    const { side, colour, chair } = match.players[place]!;
    return [chair ?? side, colour];
  }

  protected override render(): TemplateResult | typeof nothing {
    return this.match ? super.render() : this.refusal();
  }

  /** The head says which board, frame or game it is; a slider is filled up to where it stands. */
  protected override updated(): void {
    this.head();
    this.keepFocus();
    if (this.match && this.joins.length) this.entitle(this.match);
    for (const one of this.querySelectorAll<HTMLInputElement>("input[type=range]")) filled(one);
  }

  /** The keyboard goes where the next act is, never to the page. */
  private keepFocus(): void {
    const lost = !document.activeElement || document.activeElement === document.body;
    if (lost && this.byKeys && this.mine.length && !this.inText) this.nextFocus()?.focus();
  }

  /** Where the next act is made. */
  protected nextFocus(): HTMLElement | SVGElement | null {
    return this.querySelector<HTMLElement>('[data-part="main-action"]:enabled');
  }

  private head(): void {
    const line = document.querySelector<HTMLElement>(".stage-title p");
    const says = line?.dataset["says"];
    if (says && this.match?.unit) line.textContent = says.replace("{number}", String(this.match.unit));
  }

  private refusal(): TemplateResult | typeof nothing {
    return this.refused ? html`<p class="refusal" role="alert">${this.refused}</p>` : nothing;
  }

  protected override controls(): TemplateResult {
    return html`${this.ruling()} ${this.seen.state === "over" ? nothing : this.asked()}
      <section class="panel play-controls" aria-label=${this.words("play-controls")}>
        ${this.match!.state === "waiting" ? this.waits() : this.acting()}
        ${this.said ? html`<p class="reaction" role="status">${this.said}</p>` : nothing}
      </section>`;
  }

  /** Which keys are told. */
  protected get keys(): string {
    return this.home.split("/")[2]!;
  }

  private waits(): TemplateResult {
    const players = this.match!.players.map((player, place) => ({ ...player, join: this.joins[place] }));
    return invitation({ ...this.match!, players } as Match, this.words);
  }

  private acting(): TemplateResult {
    const { state } = this.seen;
    if (state === "paused" || state === "review") return this.standing(state);
    if (state === "over") return this.ended();
    return html`${this.inText ? this.toBoard() : nothing}
      <p class="doing" role="status" data-part="status">${this.doing()}</p>
      ${this.refusal()}
      ${this.inText ? html`${this.more()} ${this.spoken()} ${this.tools()}` : this.atBoard()}`;
  }

  /** What is done at the board: what is asked, what is set finely, and last the act itself. */
  private atBoard(): TemplateResult {
    return html`${this.more()} ${this.questions()}
      <div class="fine-row">
        ${this.showing ? this.pace.keys(this.words) : this.fine()}
        ${this.advised ? this.hints() : nothing}${this.own.length ? this.aside() : nothing}
      </div>
      <div class="row-of">${this.showing ? this.toEnd() : this.buttons()}</div>`;
  }

  /** What is there whoever's turn it is: messages, text, giving up. */
  private tools(): TemplateResult | typeof nothing {
    return this.own.length ? html`<div class="fine-row">${this.aside()}</div>` : nothing;
  }

  /** The way to the end of what is moving: not an act, so it stands apart from the keys of the match. */
  private toEnd(): TemplateResult {
    return html`<div class="skip">
      <button class="button" type="button" data-part="skip" @click=${() => this.skip()}>
        ${this.words("play-skip")}
      </button>
    </div>`;
  }

  /** What a game asks for before the act. */
  protected questions(): TemplateResult | typeof nothing {
    return nothing;
  }

  /** What a game lets one set finely. */
  protected fine(): TemplateResult | typeof nothing {
    return nothing;
  }

  private ended(): TemplateResult {
    const won = this.seen.standing.ended?.winner;
    const who = won ? this.words("watch-won", { name: this.nameOf(this.seen, won) }) : "";
    return html`<div class="over" data-part="over">
        <p role="status" data-part="status">${this.words("play-over")} ${who}</p>
        ${this.refusal()}
        <div class="row-of">${this.again()}</div>
      </div>
      ${this.tools()}`;
  }

  private toBoard(): TemplateResult {
    return html`<button class="button small to-board" type="button" @click=${this.tell}>
      ${this.words("play-board")} <kbd aria-hidden="true">T</kbd>
    </button>`;
  }

  /** Play stands still: why, and how it goes on. */
  private standing(state: "paused" | "review"): TemplateResult {
    return html`<p role="status">${this.words(`play-stands-${state}`)}</p>
      ${this.refusal()}
      ${
        this.own.length
          ? html`<div class="row-of">${this.button("go-on", true, () => void this.wishFor("resume"))}</div>`
          : nothing
      }
      ${this.tools()}`;
  }

  /** What another proposes, to be answered here. */
  protected asked(): TemplateResult | typeof nothing {
    const agree = (): void => void this.wishFor(this.wish!.what);
    return this.own.length ? wished(this.match!, this.wish, this.words, agree, this.notNow) : nothing;
  }

  private readonly notNow = (): void => {
    this.wish = null;
    void decline(this.match!).catch(() => null);
  };

  /** Asks for what all who play have to ask for; until they do it is shown as asked. */
  private async wishFor(what: string): Promise<void> {
    const { sequence } = this.match!;
    const answer = await askFor(this.match!, what).catch(() => null);
    if (answer?.code === "agree") this.wish = { what, names: [], sequence, yours: true };
    else this.refused = answer ? answer.refused : this.words("watch-lost");
    if (answer?.match) this.answered(answer.match);
  }

  /** Whether it is for somebody here to decide, against the house. */
  protected get advised(): boolean {
    return this.mine.length > 0 && this.match!.players.some((player) => player.house);
  }

  /** Makes ready what a hint says, where that can be done before it is played. */
  protected readonly tryOut: ((hint: Hint) => void) | null = null;

  /** Makes a hint ready; the next key is the one that plays it. */
  private readonly makeReady = (hint: Hint): void => {
    this.tryOut!(hint);
    this.requestUpdate();
    void this.updateComplete.then(() =>
      this.querySelector<HTMLElement>(".play-controls .row-of .primary")?.focus(),
    );
  };

  private hints(): TemplateResult {
    return html`<match-hints .match=${this.match!} .taken=${this.tryOut && this.makeReady}></match-hints>`;
  }

  private readonly hush = (event: Event): void => {
    this.sound.turn((event.target as HTMLInputElement).checked);
  };

  /** What can be done, and what lies on the board, in words. */
  protected spoken(): TemplateResult | typeof nothing {
    return html`<div class="row-of">${this.buttons()}</div>`;
  }

  /** A list of what can be done: each a button, the first nine by their digit. */
  protected listed(
    all: readonly (readonly [name: string, press: () => void])[],
    first = "primary",
  ): TemplateResult {
    return html`<h2 class="told">${this.words("play-text-acts")}</h2>
      <ol class="acts">
        ${all.map(
          ([name, press], place) =>
            html`<li>
              <button class="button ${place ? "" : first}" type="button" @click=${press}>
                ${name} ${place < 9 ? html`<kbd aria-hidden="true">${place + 1}</kbd>` : nothing}
              </button>
            </li>`,
        )}
      </ol>`;
  }

  /** What a game offers beside words and giving up. */
  protected extras(): TemplateResult | typeof nothing {
    return nothing;
  }

  /** What is not needed at every turn: a word to the other side, giving up. */
  private aside(): TemplateResult {
    const { match, words } = this;
    const alone = this.own.length === match!.players.length;
    const resigning = match!.state === "running" ? losses(match!) : [];
    return html`<details class="aside">
      <summary>${words("play-aside")}</summary>
      <div class="sheet">
        ${this.extras()}
        <label class="check">
          <input type="checkbox" .checked=${this.sound.on} @change=${this.hush} />${words("play-sound")}
        </label>
        ${
          wishes(match!).length
            ? html`<div class="row-of">
                ${wishes(match!).map((what) => this.little(`play-ask-${what}`, () => void this.wishFor(what)))}
                ${this.proposals()}
              </div>`
            : nothing
        }
        ${
          alone
            ? nothing
            : html`<div class="row-of" role="group" aria-label=${words("play-say")}>
                ${REACTIONS.map((word) => this.small(`play-say-${word}`, () => react(match!, word)))}
              </div>`
        }
        ${
          resigning.length
            ? html`<div class="row-of" role="group" aria-label=${words("play-resign")}>
                <span>${words("play-resign")}</span>
                ${resigning.map((what) => this.small(`play-resign-${what}`, () => resign(match!, what)))}
              </div>`
            : nothing
        }
        <p class="keys-say">${words(`play-keys-${this.keys}`)}</p>
      </div>
    </details>`;
  }

  /** What a game lets its players propose. */
  protected proposals(): TemplateResult | typeof nothing {
    return nothing;
  }

  private small(word: string, ask: () => ReturnType<typeof act>): TemplateResult {
    return this.little(word, () => void this.send(ask));
  }

  protected little(word: string, press: () => void): TemplateResult {
    return html`<button class="button small" type="button" @click=${press}>${this.words(word)}</button>`;
  }

  /** What happened last: as the game can say it, else as the referee said it. */
  protected ruling(): TemplateResult | typeof nothing {
    const act = this.known.find(({ say, rulings }) => say.length || rulings.length);
    const headline = this.headlineOf(act) || (act ? "" : this.words("play-event-none"));
    return html`<ruling-card
      because
      .act=${this.addressed(act ?? NO_ACT)}
      .headline=${headline}
      ?dead=${this.dead}
    ></ruling-card>`;
  }

  /** What a game says of the last act in figures; empty where the ruling says it. */
  protected headlineOf(_act: Act | undefined): string {
    return "";
  }

  /** Whether a roll stands that cannot be played. */
  protected get dead(): boolean {
    return false;
  }

  /** What is waited for: the hall, which makes the table ready or rolls who begins, or somebody who decides. */
  protected waited(match: Match): string {
    if (match.due[0]?.side === OFFICIAL) return this.words(`play-prepares-${this.home.split("/")[2]}`);
    return this.words("play-wait", { name: this.turned(match) });
  }

  /** What else a game shows below its buttons. */
  protected more(): TemplateResult | typeof nothing {
    return nothing;
  }

  protected turned(match: Match): string {
    const side = this.mine[0]?.side ?? match.due[0]?.side ?? match.standing.turn;
    const one = match.players.findIndex((player) => player.chair === side);
    if (one >= 0) return this.called(match.players[one]!, one, true);
    const colour = match.players.find((player) => player.colour === side);
    return side ? this.nameOf(match, colour?.side ?? side, true) : "";
  }

  protected button(word: string, first: boolean, press: () => void, off = false): TemplateResult {
    return html`<button
      class="button ${first ? "primary" : ""}"
      type="button"
      data-part=${first ? "main-action" : nothing}
      ?disabled=${off || this.busy}
      @click=${press}
    >
      ${this.words(`play-${word}`)}
    </button>`;
  }

  private again(): TemplateResult {
    const { words } = this;
    const watch = html`<a class="button" href="${this.home}/${this.match!.id}/review"
        >${words("play-review")}</a
      >
      <a class="button" href="/watch/${this.match!.id}">${words("play-record")}</a>`;
    if (!this.own.length) return watch;
    return html`${
        this.wanted
          ? html`<a class="button primary" data-part="main-action" href=${this.wanted}
              >${words("play-rematch-accept")}</a
            >`
          : this.button("rematch", true, this.onceMore)
      }
      <a class="button" href=${this.home}>${words("play-again")}</a>
      ${watch}`;
  }

  private readonly onceMore = (): void => {
    void this.send(async () => {
      const made = await rematch(this.match!);
      if (made.match) location.assign(`${this.home}/${made.match.id}`);
      return { ...made, match: null };
    });
  };
}
