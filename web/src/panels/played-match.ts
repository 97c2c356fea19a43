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
  walkover,
  type Act,
  type Match,
  type Passing,
  type Wish,
} from "../hall";
import { playsFor } from "../games";
import { invitation } from "./company";
import "./match-away";
import "./match-ending";
import "./match-hints";
import type { Hint } from "./match-hints";
import { wished as wishedMatch } from "./setup";
import "./ruling-card";
import { SeatedMatch } from "./seated-match";
import { little, toolSheet } from "./tool-sheet";
import { wished } from "./wishes";

const SAID = 6000;
const NO_ACT: Act = { number: 0, at: 0, rulings: [], say: [] };

function filled(slider: HTMLInputElement): void {
  const [least, most, now] = [slider.min, slider.max, slider.value].map(Number) as [number, number, number];
  slider.style.setProperty("--at", `${(100 * (now - least)) / (most - least)}%`);
}

/** A match that is played here: against the house, with friends elsewhere, or by several at one device. `data-match` once it is made. */
export abstract class PlayedMatch extends SeatedMatch {
  @state() protected refused: string | null = null;
  @state() protected busy = false;
  /** Whether the board is told in words, with what can be done as a list. */
  @state() protected inText = false;
  /** What somebody has just said, and the match that another wants to play next. */
  @state() private said: string | null = null;
  @state() private wanted: string | null = null;
  /** What somebody asks for that all who play have to ask for. */
  @state() private wish: Wish | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    const form = this.querySelector("form");
    form?.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.start(new FormData(form));
    });
    if (this.dataset["match"]) void this.sit(this.dataset["match"]);
    this.sound.followSwitch();
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

  /** Finds out which seats are this device's own. */
  private async sit(name: string): Promise<void> {
    const match = await look(name);
    if (!match) return;
    this.own = match.players.flatMap((player, place) => (player.you ? [place] : []));
    this.joins = match.players.map((player) => player.join);
    this.wish ??= match.wish ?? null;
    if (this.match && this.own.length) void this.draw(this.match, null);
  }

  protected override passing({ reaction, rematch, wish }: Passing): void {
    if (rematch) this.wanted = rematch.address;
    if (wish) this.heard(wish);
    if (!reaction) return;
    const word = this.words(`play-say-${reaction.reaction}`);
    this.said = this.words("play-said", { name: reaction.name, word });
    window.setTimeout(() => (this.said = null), SAID);
  }

  /** Hears what another asks for, or that they do not want what was asked here. */
  private heard(wish: Wish): void {
    const mine = this.wish?.yours && this.wish.sequence === wish.sequence;
    if (wish.declined) this.wish = mine ? wish : null;
    else if (!mine) this.wish = wish;
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

  /** The stream tells each act itself, once; the answer says what was refused, or that there is something to see. */
  protected answered(match: Match): void {
    if (this.refused || match.sequence <= this.match!.sequence) this.take(match);
    else this.answer = match.sequence;
  }

  protected enter(event: unknown): void {
    const match = this.match!;
    void this.send(() => act(match, event));
  }

  protected override render(): TemplateResult | typeof nothing {
    return this.match ? super.render() : html`${this.lost()} ${this.refusal()}`;
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
      <section
        class="panel play-controls ${this.settled ? "" : "coming"}"
        aria-label=${this.words("play-controls")}
      >
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
      <p class="doing" role="status" aria-live=${this.repeats ? "off" : nothing} data-part="status">
        ${this.doing()}
      </p>
      ${this.refusal()}
      ${this.inText ? html`${this.more()} ${this.away()} ${this.spoken()} ${this.tools()}` : this.atBoard()}`;
  }

  /** A way out where another has left. */
  private away(): TemplateResult | typeof nothing {
    const { match, own } = this;
    const people = match!.players.every((player) => !player.house) && own.length < match!.players.length;
    if (!people || !own.length || this.mine.length || this.showing) return nothing;
    const end = (): void => void this.send(() => walkover(match!));
    return html`<match-away .match=${match!} .name=${this.turned(match!)} .end=${end}></match-away>`;
  }

  /** What is done at the board: what is asked, what is set finely, and last the act itself. */
  private atBoard(): TemplateResult {
    return html`${this.more()} ${this.away()} ${this.questions()}
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
    return html`<div class="to-end">
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
    const ways = {
      home: this.home,
      again: this.own.length ? this.again : null,
      wanted: this.wanted,
      busy: this.busy,
    };
    const won = this.seen.standing.ended?.winner;
    const [place = -1, another] = this.own;
    const mine = another === undefined && !!won && playsFor(this.seen.players[place]?.side ?? "", won);
    const said = mine ? "play-you-won" : "watch-won";
    const who = won ? this.words(said, { name: this.nameOf(this.seen, won, true) }) : "";
    return html`<match-ending .match=${this.seen} .who=${who} .ways=${ways}></match-ending> ${this.refusal()}
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
    if (answer?.code === "agree")
      this.wish = { what, names: [], sequence, yours: true, declined: null, asked: {} };
    else this.refused = answer ? answer.refused : this.words("watch-lost");
    if (answer?.match) this.answered(answer.match);
  }

  /** Whether it is for somebody here to decide, against the house. */
  protected get advised(): boolean {
    return this.mine.length > 0 && this.match!.players.some((player) => player.house);
  }

  /** Makes ready what a hint says, where that can be done before it is played. */
  protected readonly tryOut: ((hint: Hint) => void) | null = null;

  /** What a hint does, in words of the board. */
  protected readonly does: ((hint: Hint) => string) | null = null;

  /** Makes a hint ready; the next key is the one that plays it. */
  private readonly makeReady = (hint: Hint): void => {
    this.tryOut!(hint);
    this.requestUpdate();
    void this.updateComplete.then(() =>
      this.querySelector<HTMLElement>(".play-controls .row-of .primary")?.focus(),
    );
  };

  private hints(): TemplateResult {
    return html`<match-hints
      .match=${this.match!}
      .taken=${this.tryOut && this.makeReady}
      .does=${this.does}
    ></match-hints>`;
  }

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

  /** What is not needed at every turn. */
  private aside(): TemplateResult {
    const { match } = this;
    return toolSheet(
      match!,
      {
        game: this.extras(),
        proposals: this.proposals(),
        keys: this.keys,
        alone: this.own.length === match!.players.length,
        ask: (what) => void this.wishFor(what),
        say: (word) => void this.send(() => react(match!, word)),
        resign: (what) => void this.send(() => resign(match!, what)),
      },
      this.words,
    );
  }

  /** What a game lets its players propose. */
  protected proposals(): TemplateResult | typeof nothing {
    return nothing;
  }

  protected little(word: string, press: () => void): TemplateResult {
    return little(this.words(word), press);
  }

  /** The headline announces each act. */
  protected override get announced(): boolean {
    return true;
  }

  /** What happened last: as the game says it, else as the referee said it. It stands until the next event. */
  protected ruling(): TemplateResult | typeof nothing {
    const told = this.known.find(({ say, rulings }) => say.length || rulings.length);
    const played = this.acts.find(({ number }) => this.headlines.has(number));
    const act = played && played.number >= (told?.number ?? 0) ? played : told;
    const headline = act ? (this.headlines.get(act.number) ?? "") : this.words("play-event-none");
    return html`<ruling-card
      because
      .act=${this.addressed(act ?? NO_ACT)}
      .headline=${headline}
      ?dead=${this.dead}
    ></ruling-card>`;
  }

  /** Whether what is to be done only repeats what the headline has just announced. */
  protected get repeats(): boolean {
    return false;
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

  private readonly again = (): void => {
    void this.send(async () => {
      const made = await rematch(this.match!);
      if (made.match) location.assign(`${this.home}/${made.match.id}`);
      return { ...made, match: null };
    });
  };
}
