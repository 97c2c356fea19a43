import { traits } from "../games";
import { LitElement, html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { pageWords, type Words } from "../boards/words";
import { asked, post, type EventView } from "./api";
import { readEntries, writeEntries, type Columns, type Person } from "./entrylines";
import type { EventLine, OfferField, PlanShown } from "../../wire";
import { BOARDS } from "./pictures";
import { announced, choice, further, number, text, toggle, type Answers, type Fields } from "./setupfields";
import { dayFields } from "./setup-day";
import {
  LENGTHS,
  PLAIN,
  ROUNDS,
  answersOf,
  drawnOf,
  givenOf,
  optionsOf,
  type Editions,
  type RoundTerms,
  type Wish,
} from "./wish";

/** A format as the page tells it: what it looks like, and what is announced of it. */
export interface FormatTraits {
  readonly picture: { readonly lines: string; readonly off: string; readonly on: string };
  readonly fields: readonly OfferField[];
  /** Whether a match may be drawn: nobody is put out by one. */
  readonly draws: boolean;
}

/** Milliseconds after the last key until the hall is asked how large the event would be. */
const PAUSE = 400;
const CLOCKED = ["option", "preference", "obligation"];

/** A new event: the game and its book, the format by pictures, the players, length and tables; the rest folded away. */
@customElement("desk-setup")
export class DeskSetup extends LitElement {
  @state() private wish: Wish = PLAIN;
  @state() private refused = "";
  @state() private faults: readonly string[] = [];
  private readonly words: Words = pageWords();
  @state() private plan: PlanShown | null = null;
  /** Events that are over, which may feed this one. */
  @state() private over: readonly EventLine[] = [];
  private editions: Editions = {};
  private formats: Readonly<Record<string, FormatTraits>> = {};
  private columns: Columns = {};
  private planning = 0;

  override connectedCallback(): void {
    this.editions = JSON.parse(this.dataset["editions"]!) as Editions;
    this.formats = JSON.parse(this.dataset["formats"]!) as Record<string, FormatTraits>;
    this.columns = JSON.parse(this.dataset["columns"]!) as Columns;
    this.set({ format: Object.keys(this.formats)[0]! });
    this.chooseGame(Object.keys(this.editions)[0]!);
    void this.lookForStages();
    super.connectedCallback();
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  private get fields(): Fields {
    return { wish: this.wish, words: this.words, set: (change) => this.set(change) };
  }

  private set(change: Partial<Wish>): void {
    this.wish = { ...this.wish, ...change };
    clearTimeout(this.planning);
    this.planning = window.setTimeout(() => void this.ask(), PAUSE);
  }

  /** Asks how large the event would be. */
  private async ask(): Promise<void> {
    const { wish } = this;
    const answer = await post("/api/desk/plan", { edition: wish.edition, given: this.given() }).catch(
      () => null,
    );
    if (wish === this.wish) this.plan = answer?.ok ? ((await answer.json()) as PlanShown) : null;
  }

  private get people(): readonly Person[] {
    return readEntries(this.wish.people, this.columns);
  }

  private given(): Record<string, unknown> {
    return givenOf(this.wish, this.formats[this.wish.format]!, this.people);
  }

  private async lookForStages(): Promise<void> {
    const events = (await asked<readonly EventLine[]>("/api/desk")) ?? [];
    this.over = events.filter(({ stage }) => stage === "over");
  }

  protected override render(): TemplateResult {
    const { people } = this;
    return html`<form class="room-new" @submit=${(event: SubmitEvent) => void this.make(event)}>
      <div class="room-steps">
        ${this.panel(1, "room-new-game", this.game())} ${this.panel(2, "room-new-format", this.format())}
        ${this.panel(3, "room-new-players", this.players(people))}
        ${this.panel(4, "room-new-length", this.length())}
        ${this.panel(5, "room-new-day", dayFields(this.fields, this.formats[this.wish.format]!.draws))}
      </div>
      ${this.summary(people)}
    </form>`;
  }

  private panel(place: number, title: string, body: TemplateResult): TemplateResult {
    return html`<section class="panel" aria-label=${this.words(title)}>
      <header>
        <h2><span class="room-number">${place}</span> ${this.words(title)}</h2>
      </header>
      <div class="inside room-fields">${body}</div>
    </section>`;
  }

  private game(): TemplateResult {
    const editions = this.editions[this.wish.game]!;
    const label = (edition: string): string => this.words(`room-edition-${edition.replace(/[/.]/g, "-")}`);
    return html`<div class="pick four" role="radiogroup" aria-label=${this.words("room-new-game")}>
        ${Object.keys(this.editions).map((game) => this.board(game))}
      </div>
      ${editions.length > 1 ? this.picks("edition", editions, this.wish.edition, label, (edition) => this.set({ edition })) : nothing}
      <p class="soft">${this.words(`room-law-${this.wish.game}`)}</p>`;
  }

  private board(game: string): TemplateResult {
    const chosen = game === this.wish.game;
    return html`<label class="room-pick ${chosen ? "chosen" : ""}"
      ><input type="radio" name="game" .checked=${chosen} @change=${() => this.chooseGame(game)} />
      <svg class="room-board" viewBox="0 0 96 64" aria-hidden="true">${BOARDS[game]}</svg
      ><b>${this.words(`room-game-${game}`)}</b></label
    >`;
  }

  private picks(
    name: string,
    values: readonly string[],
    chosen: string,
    label: (value: string) => string,
    choose: (value: string) => void,
  ): TemplateResult {
    return html`<div class="seg" role="radiogroup" aria-label=${this.words(`room-new-${name}`)}>
      ${values.map((value) => html`<label class=${value === chosen ? "chosen" : ""}><input type="radio" name=${name} .checked=${value === chosen} @change=${() => choose(value)} />${label(value)}</label>`)}
    </div>`;
  }

  private format(): TemplateResult {
    const { format, own } = this.wish;
    const { fields } = this.formats[format]!;
    const answers = answersOf(own, fields);
    const of: Fields<Answers> = {
      wish: answers,
      words: this.words,
      set: (change) => this.set({ own: { ...own, ...change } }),
    };
    const there = fields.filter(({ within }) => !within || answers[within]);
    const folded = there.filter(({ optional }) => optional);
    return html`<div class="pick five" role="radiogroup" aria-label=${this.words("room-new-format")}>
        ${Object.keys(this.formats).map((one) => this.picture(one))}
      </div>
      ${there.filter(({ optional }) => !optional).map((field) => announced(of, field))}
      ${folded.length ? further(this.words, html`${folded.map((field) => announced(of, field))}`) : nothing}`;
  }

  private picture(format: string): TemplateResult {
    const chosen = format === this.wish.format;
    const { lines, off, on } = this.formats[format]!.picture;
    return html`<label class="room-pick ${chosen ? "chosen" : ""}"
      ><input type="radio" name="format" .checked=${chosen} @change=${() => this.set({ format, own: {} })} />
      <svg viewBox="0 0 96 64" aria-hidden="true">
        <path d=${lines} />
        <path class="off" d=${off} />
        <path class="on" d=${on} /></svg
      ><b>${this.words(`room-format-${format}`)}</b
      ><span>${this.words(`room-format-${format}-says`)}</span></label
    >`;
  }

  /** Events that are over, some of whose places are entered here. */
  private stages(): TemplateResult | typeof nothing {
    const { feeds } = this.wish;
    if (!this.over.length) return nothing;
    const change = (place: number, one: Partial<Wish["feeds"][number]>): void =>
      this.set({ feeds: feeds.map((old, other) => (other === place ? { ...old, ...one } : old)) });
    const place = (at: number, what: "first" | "last"): TemplateResult =>
      html`<label class="field"
        >${this.words(`room-new-feed-${what}`)}<input
          class="input"
          type="number"
          min="1"
          max="512"
          .value=${String(feeds[at]![what] ?? "")}
          @input=${(event: Event) => change(at, { [what]: Number((event.target as HTMLInputElement).value) || 1 })}
      /></label>`;
    return html`${feeds.map(
        (feed, at) =>
          html`<div class="room-round-length" role="group" aria-label=${this.words("room-new-feed")}>
            <label class="field"
              >${this.words("room-new-feed")}<select
                class="input"
                @change=${(event: Event) => change(at, { event: (event.target as HTMLSelectElement).value })}
              >
                ${this.over.map(({ id, title }) => html`<option value=${id} ?selected=${id === feed.event}>${title}</option>`)}
              </select></label
            >
            ${place(at, "first")}${place(at, "last")}
            <button
              class="button quiet"
              type="button"
              @click=${() => this.set({ feeds: feeds.filter((_, other) => other !== at) })}
            >
              ${this.words("room-new-feed-remove")}
            </button>
          </div>`,
      )}
      <p>
        <button
          class="button quiet"
          type="button"
          @click=${() => this.set({ feeds: [...feeds, { event: this.over[0]!.id, first: 1, last: 8 }] })}
        >
          + ${this.words("room-new-feed-add")}
        </button>
      </p>`;
  }

  private hours(minutes: number): string {
    const whole = Math.round(minutes / 10) * 10;
    return this.words("room-new-hours", { hours: Math.floor(whole / 60), minutes: whole % 60 });
  }

  private players(people: readonly Person[]): TemplateResult {
    const fields = this.fields;
    const change = (event: Event): void => this.set({ people: (event.target as HTMLTextAreaElement).value });
    return html`<label class="field"
        >${this.words("room-new-players-label", { count: people.length })}
        <textarea
          class="input room-people-text"
          rows="8"
          .value=${this.wish.people}
          @input=${change}
        ></textarea>
        <small>${this.words("room-new-players-says")}</small></label
      >
      <label class="field"
        >${this.words("room-new-file")}<input
          class="input"
          type="file"
          accept=".csv,.txt,.xlsx,text/csv,text/plain"
          @change=${(event: Event) => void this.file(event)}
      /></label>
      ${
        this.faults.length
          ? html`<ul class="ruling foul" role="alert">
              ${this.faults.map((fault) => html`<li>${fault}</li>`)}
            </ul>`
          : nothing
      }
      ${this.stages()} ${toggle(fields, "approval")} ${toggle(fields, "separate")}
      ${further(
        this.words,
        html`${choice(fields, "seeding", ["", "seed", "rating", "order", "random"])}
        ${number(fields, "seeds", 0, 512)}${choice(fields, "places", ["fixed", "drawn"])}
        ${text(fields, "avoid", 3)}${number(fields, "boards", 1, 32)}
        ${text(fields, "categories")}${text(fields, "category")}`,
      )}`;
  }

  private length(): TemplateResult {
    const { game } = this.wish;
    const fields = this.fields;
    const has = traits(game);
    const { unit } = has;
    return html`${unit ? html`${number(fields, "length", 1, has.most ?? 99, unit)}${this.byRound(unit)}` : nothing}
    ${unit === "games" ? number(fields, "toPoints", 1, 999) : nothing} ${text(fields, "tables")}
    ${toggle(fields, "handicap")}${this.wish.handicap ? number(fields, "cap", 1, 999) : nothing}
    ${further(
      this.words,
      html`${text(fields, "umpires")}${text(fields, "directors")}${text(fields, "busy")}
      ${has.equipment ? html`${choice(fields, "clockPolicy", CLOCKED)}${number(fields, "clocks", 0, 500)}${number(fields, "bank", 10, 600)}${number(fields, "delay", 0, 60)}${choice(fields, "bafflePolicy", CLOCKED)}${number(fields, "baffles", 0, 500)}` : nothing}
      ${has.fee ? number(fields, "fee", 0, 10_000) : nothing}
      ${has.late_limit ? number(fields, "late", 1, 240) : nothing}
      ${toggle(fields, "shares")}${toggle(fields, "console")}${toggle(fields, "private")}`,
    )}`;
  }

  /** Rounds with a length of their own, and in backgammon with a clock. */
  private byRound(unit: string): TemplateResult {
    const { rounds, length, bank, delay, game } = this.wish;
    const change = (place: number, one: Partial<RoundTerms>): void =>
      this.set({ rounds: rounds.map((old, other) => (other === place ? { ...old, ...one } : old)) });
    const add = (): void =>
      this.set({ rounds: [...rounds, { round: "final", length: length + 2, bank, delay }] });
    const remove = (place: number): void =>
      this.set({ rounds: rounds.filter((_, other) => other !== place) });
    const asked = (
      place: number,
      what: "length" | "bank" | "delay",
      label: string,
      least: number,
      most: number,
    ) =>
      html`<label class="field"
        >${this.words(`room-new-${label}`)}<input
          class="input"
          type="number"
          min=${least}
          max=${most}
          .value=${String(rounds[place]![what])}
          @input=${(event: Event) => change(place, { [what]: Number((event.target as HTMLInputElement).value) })}
      /></label>`;
    return html`${rounds.map(
        (one, place) =>
          html`<div class="room-round-length" role="group" aria-label=${this.roundName(one.round)}>
            <label class="field"
              >${this.words("room-new-round")}<select
                class="input"
                @change=${(event: Event) => change(place, { round: (event.target as HTMLSelectElement).value })}
              >
                ${ROUNDS.map((round) => html`<option value=${round} ?selected=${round === one.round}>${this.roundName(round)}</option>`)}
              </select></label
            >
            ${asked(place, "length", unit, 1, 99)}
            ${traits(game).equipment ? html`${asked(place, "bank", "bank", 10, 600)}${asked(place, "delay", "delay", 0, 60)}` : nothing}
            <button class="button quiet" type="button" @click=${() => remove(place)}>
              ${this.words("room-new-round-remove")}
            </button>
          </div>`,
      )}
      <p>
        <button class="button quiet" type="button" @click=${add}>
          + ${this.words(traits(game).equipment ? "room-new-round-add-clock" : "room-new-round-add")}
        </button>
      </p>`;
  }

  private roundName(round: string): string {
    const number = /^R(\d)$/.exec(round)?.[1];
    return number ? this.words("room-round-r", { number }) : this.words(`room-new-round-${round}`);
  }

  private summary(people: readonly Person[]): TemplateResult {
    const players = people.length;
    const drawn = drawnOf(this.wish, people);
    const { matches = 0, minutes } = this.plan ?? {};
    const facts: readonly (readonly [string, string | number])[] = [
      ["room-new-edition", this.words(`room-edition-${this.wish.edition.replace(/[/.]/g, "-")}`)],
      ["room-new-format", this.words(`room-format-${this.wish.format}`)],
      ["room-players", players],
      ["room-new-ranked", this.words("room-new-so-drawn", { seeded: players - drawn, drawn })],
      ["room-matches", matches || "–"],
      ["room-new-takes", minutes ? this.hours(minutes) : "–"],
    ];
    return html`<section class="panel room-summary" aria-labelledby="room-sum">
      <header><h2 id="room-sum">${this.words("room-new-sum")}</h2></header>
      <div class="inside room-fields">
        <label class="field"
          >${this.words("room-new-name")}<input
            class="input"
            name="title"
            required
            maxlength="80"
            autocomplete="off"
        /></label>
        <dl class="room-facts">
          ${facts.map(
            ([label, value]) =>
              html`<dt>${this.words(label)}</dt>
                <dd>${value}</dd>`,
          )}
        </dl>
        ${this.refused ? html`<p class="ruling foul" role="alert">${this.refused} <a href="/sign-in">${this.words("room-sign-in")}</a></p>` : nothing}
        <p><button class="button primary">${this.words("room-new-open")}</button></p>
        <p class="soft">${this.words("room-new-later")}</p>
      </div>
    </section>`;
  }

  private chooseGame(game: string): void {
    const edition = this.editions[game]![0]!;
    this.set({ game, edition, length: LENGTHS[game] ?? 1, toPoints: null, rounds: [] });
  }

  /** Reads a file of entries: the hall names every cell that cannot be read. */
  private async file(event: Event): Promise<void> {
    const file = (event.target as HTMLInputElement).files?.[0];
    if (!file) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const content = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    const answer = await post("/api/desk/sheet", { content });
    const told = (await answer.json()) as {
      entries?: readonly Person[];
      faults?: readonly string[];
      twice?: readonly string[];
      aside?: readonly string[];
      detail?: string;
    };
    const twice = (told.twice ?? []).map((name) => this.words("room-new-twice", { name }));
    const aside = told.aside?.length
      ? [this.words("room-new-aside", { columns: told.aside.join(", ") })]
      : [];
    this.faults = answer.ok ? [...told.faults!, ...twice, ...aside] : [told.detail ?? ""];
    if (answer.ok && !told.faults!.length) this.set({ people: writeEntries(told.entries!) });
  }

  private async make(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const title = new FormData(event.target as HTMLFormElement).get("title");
    const { edition } = this.wish;
    const body = {
      edition,
      title,
      given: this.given(),
      feeds: this.wish.feeds,
      options: optionsOf(this.wish),
    };
    const answer = await post("/api/desk", body);
    const told = (await answer.json()) as EventView & { detail?: string };
    if (answer.ok) location.href = `/desk/${told.id}`;
    else this.refused = told.detail ?? "";
  }
}
