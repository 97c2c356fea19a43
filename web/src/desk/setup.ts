import { traits } from "../games";
import { LitElement, html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { pageWords, type Words } from "../boards/words";
import { post, type EventView } from "./api";
import { readEntries, writeEntries, type Person } from "./entrylines";
import { BOARDS, PICTURES } from "./pictures";
import { FORMATS, matchesOf, minutesOf, type Format } from "./planning";
import { choice, further, number, text, toggle, type Fields } from "./setupfields";
import {
  LENGTHS,
  PLAIN,
  ROUNDS,
  drawnOf,
  givenOf,
  optionsOf,
  planOf,
  type Editions,
  type RoundTerms,
  type Wish,
} from "./wish";

const CLOCKED = ["option", "preference", "obligation"];

/** A new event: the game and its book, the format by pictures, the players, length and tables; the rest folded away. */
@customElement("desk-setup")
export class DeskSetup extends LitElement {
  @state() private wish: Wish = PLAIN;
  @state() private refused = "";
  @state() private faults: readonly string[] = [];
  private readonly words: Words = pageWords();
  private editions: Editions = {};

  override connectedCallback(): void {
    this.editions = JSON.parse(this.dataset["editions"]!) as Editions;
    this.chooseGame(Object.keys(this.editions)[0]!);
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
  }

  protected override render(): TemplateResult {
    const people = readEntries(this.wish.people);
    return html`<form class="room-new" @submit=${(event: SubmitEvent) => void this.make(event)}>
      <div class="room-steps">
        ${this.panel(1, "room-new-game", this.game())}
        ${this.panel(2, "room-new-format", this.format(people.length))}
        ${this.panel(3, "room-new-players", this.players(people))}
        ${this.panel(4, "room-new-length", this.length())}
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

  private format(players: number): TemplateResult {
    const { format, consolation } = this.wish;
    const fields = this.fields;
    const circle = ["groups", "round-robin"].includes(format);
    return html`<div class="pick five" role="radiogroup" aria-label=${this.words("room-new-format")}>
        ${FORMATS.map((one) => this.picture(one, players))}
      </div>
      ${format === "knockout" ? html`${toggle(fields, "third")}${choice(fields, "consolation", ["", "first", "progressive"])}${consolation ? toggle(fields, "lastChance") : nothing}` : nothing}
      ${format === "double" ? toggle(fields, "reset") : nothing}
      ${format === "groups" ? html`${number(fields, "groups", 2, 16)}${number(fields, "advance", 1, 16)}` : nothing}
      ${format === "swiss" ? number(fields, "swissRounds", 1, 30) : nothing}
      ${circle || format === "swiss" ? further(this.words, html`${circle ? number(fields, "legs", 1, 4) : nothing}${text(fields, "tiebreaks")}`) : nothing}`;
  }

  private picture(format: Format, players: number): TemplateResult {
    const chosen = format === this.wish.format;
    const plan = { ...planOf(this.wish, players), format };
    return html`<label class="room-pick ${chosen ? "chosen" : ""}"
      ><input type="radio" name="format" .checked=${chosen} @change=${() => this.set({ format })} />
      <svg viewBox="0 0 96 64" aria-hidden="true">${PICTURES[format]}</svg
      ><b>${this.words(`room-format-${format}`)}</b
      ><span
        >${this.words(`room-format-${format}-says`)}
        ${players > 1 ? `${this.words("room-so-many", { count: matchesOf(plan) })} ${this.hours(minutesOf(plan))}` : ""}</span
      ></label
    >`;
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
      ${toggle(fields, "approval")} ${toggle(fields, "separate")}
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
    ${text(fields, "tables")}
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
    const plan = planOf(this.wish, players);
    const facts: readonly (readonly [string, string | number])[] = [
      ["room-new-edition", this.words(`room-edition-${this.wish.edition.replace(/[/.]/g, "-")}`)],
      ["room-new-format", this.words(`room-format-${this.wish.format}`)],
      ["room-players", players],
      ["room-new-ranked", this.words("room-new-so-drawn", { seeded: players - drawn, drawn })],
      ["room-matches", matchesOf(plan)],
      ["room-new-takes", players > 1 ? this.hours(minutesOf(plan)) : "–"],
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
    this.set({ game, edition: this.editions[game]![0]!, length: LENGTHS[game] ?? 1, rounds: [] });
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
    const body = { edition, title, given: givenOf(this.wish), options: optionsOf(this.wish) };
    const answer = await post("/api/desk", body);
    const told = (await answer.json()) as EventView & { detail?: string };
    if (answer.ok) location.href = `/desk/${told.id}`;
    else this.refused = told.detail ?? "";
  }
}
