import { LitElement, html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { pageWords, type Words } from "../boards/words";
import { post, type EventView } from "./api";

const EDITIONS: Readonly<Record<string, readonly string[]>> = {
  carrom: ["carrom/icf-2001", "carrom/classic-29", "carrom/colombia"],
  snooker: ["snooker/wpbsa"],
  backgammon: ["backgammon/wbgf-2.1"],
  desk: ["desk"],
};
const FORMATS = ["knockout", "double", "groups", "round-robin", "swiss"] as const;
type Format = (typeof FORMATS)[number];

interface Person {
  readonly name: string;
  readonly club?: string;
  readonly seed?: number;
  readonly rating?: number;
}

/** Reads entries as they are typed or pasted: a name in each line, then club, seed, rating, parted by commas or tabs. */
export function readEntries(text: string): Person[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.split(/\t|;|,/).map((cell) => cell.trim()))
    .filter(([name]) => name)
    .filter(([name], place) => !(place === 0 && /^(name|nome|nombre)$/i.test(name!)))
    .map(([name, ...rest]) => {
      const numbers = rest.filter((cell) => /^\d+(\.\d+)?$/.test(cell)).map(Number);
      const club = rest.find((cell) => cell && !/^\d+(\.\d+)?$/.test(cell));
      const seed = numbers.find((number) => number < 100);
      const rating = numbers.find((number) => number >= 100);
      return {
        name: name!,
        ...(club ? { club } : {}),
        ...(seed ? { seed } : {}),
        ...(rating ? { rating } : {}),
      };
    });
}

/** How many matches an event of a format has. */
export function matchesOf(format: Format, players: number, groups: number): number {
  if (players < 2) return 0;
  if (format === "knockout") return players - 1;
  if (format === "double") return 2 * players - 1;
  if (format === "round-robin") return (players * (players - 1)) / 2;
  if (format === "swiss") return Math.ceil(Math.log2(players)) * Math.floor(players / 2);
  const size = players / groups;
  return Math.round((groups * size * (size - 1)) / 2) + 2 * groups - 1;
}

/** A new event: the game and its book, the format by pictures, the players, length and tables. */
@customElement("desk-setup")
export class DeskSetup extends LitElement {
  @state() private game = "carrom";
  @state() private edition = "carrom/icf-2001";
  @state() private format: Format = "knockout";
  @state() private people = "";
  @state() private tables = 4;
  @state() private length = 3;
  @state() private groups = 2;
  @state() private third = false;
  @state() private consolation = false;
  @state() private separate = false;
  @state() private approval = false;
  @state() private refused = "";
  private readonly words: Words = pageWords();

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    const people = readEntries(this.people);
    return html`<form class="room-new" @submit=${(event: SubmitEvent) => void this.make(event)}>
      <div class="room-steps">
        ${this.panel(
          1,
          "room-new-game",
          html`${this.picks(
            "game",
            Object.keys(EDITIONS),
            (game) => this.chooseGame(game),
            (game) => this.words(`room-game-${game}`),
            this.game,
          )}
          ${
            EDITIONS[this.game]!.length > 1
              ? this.picks(
                  "edition",
                  EDITIONS[this.game]!,
                  (edition) => (this.edition = edition),
                  (edition) => this.words(`room-edition-${edition.replace(/[/.]/g, "-")}`),
                  this.edition,
                )
              : nothing
          }`,
        )}
        ${this.panel(
          2,
          "room-new-format",
          html`<div class="pick five" role="radiogroup" aria-label=${this.words("room-new-format")}>
              ${FORMATS.map((format) => this.picture(format, people.length))}
            </div>
            ${this.format === "knockout" ? html`${this.toggle("third", this.third, (on) => (this.third = on))}${this.toggle("consolation", this.consolation, (on) => (this.consolation = on))}` : nothing}
            ${this.format === "groups" ? this.number("groups", this.groups, 2, 16, (value) => (this.groups = value)) : nothing}`,
        )}
        ${this.panel(
          3,
          "room-new-players",
          html`<label class="field"
              >${this.words("room-new-players-label", { count: people.length })}
              <textarea
                class="input room-people-text"
                rows="8"
                .value=${this.people}
                @input=${(event: Event) => (this.people = (event.target as HTMLTextAreaElement).value)}
              ></textarea>
              <small>${this.words("room-new-players-says")}</small></label
            >
            <label class="field"
              >${this.words("room-new-file")}<input
                class="input"
                type="file"
                accept=".csv,.txt,text/csv,text/plain"
                @change=${(event: Event) => void this.file(event)}
            /></label>
            ${this.toggle("separate", this.separate, (on) => (this.separate = on))}
            ${this.toggle("approval", this.approval, (on) => (this.approval = on))}`,
        )}
        ${this.panel(
          4,
          "room-new-length",
          html`${this.game === "desk" ? nothing : this.number(this.game === "backgammon" ? "points" : this.game === "snooker" ? "frames" : "games", this.length, 1, this.game === "carrom" ? 3 : 99, (value) => (this.length = value))}
          ${this.number("tables", this.tables, 0, 200, (value) => (this.tables = value))}`,
        )}
      </div>
      <section class="panel room-summary" aria-labelledby="room-sum">
        <header><h2 id="room-sum">${this.words("room-new-sum")}</h2></header>
        <div class="inside">
          <label class="field"
            >${this.words("room-new-name")}<input
              class="input"
              name="title"
              required
              maxlength="80"
              autocomplete="off"
          /></label>
          <dl class="room-facts">
            <dt>${this.words("room-new-format")}</dt>
            <dd>${this.words(`room-format-${this.format}`)}</dd>
            <dt>${this.words("room-matches")}</dt>
            <dd>${matchesOf(this.format, people.length, this.groups)}</dd>
            <dt>${this.words("room-players")}</dt>
            <dd>${people.length}</dd>
          </dl>
          <p class="soft">${this.words(`room-law-${this.game}`)}</p>
          ${this.refused ? html`<p class="ruling foul" role="alert">${this.refused} <a href="/sign-in">${this.words("room-sign-in")}</a></p>` : nothing}
          <p><button class="button primary">${this.words("room-new-open")}</button></p>
          <p class="soft">${this.words("room-new-later")}</p>
        </div>
      </section>
    </form>`;
  }

  private panel(number: number, title: string, body: TemplateResult): TemplateResult {
    return html`<section class="panel" aria-label=${this.words(title)}>
      <header>
        <h2><span class="room-number">${number}</span> ${this.words(title)}</h2>
      </header>
      <div class="inside room-fields">${body}</div>
    </section>`;
  }

  private picks(
    name: string,
    values: readonly string[],
    choose: (value: string) => void,
    label: (value: string) => string,
    chosen: string,
  ): TemplateResult {
    return html`<div class="seg" role="radiogroup" aria-label=${this.words(`room-new-${name}`)}>
      ${values.map((value) => html`<label class=${value === chosen ? "chosen" : ""}><input type="radio" name=${name} .checked=${value === chosen} @change=${() => choose(value)} />${label(value)}</label>`)}
    </div>`;
  }

  private picture(format: Format, players: number): TemplateResult {
    const chosen = format === this.format;
    return html`<label class="room-pick ${chosen ? "chosen" : ""}"
      ><input type="radio" name="format" .checked=${chosen} @change=${() => (this.format = format)} />
      <svg viewBox="0 0 96 64" aria-hidden="true">${PICTURES[format]}</svg
      ><b>${this.words(`room-format-${format}`)}</b
      ><span
        >${this.words(`room-format-${format}-says`)}
        ${this.words("room-so-many", { count: matchesOf(format, players, this.groups) })}</span
      ></label
    >`;
  }

  private toggle(name: string, on: boolean, set: (on: boolean) => void): TemplateResult {
    return html`<label class="room-check"
      ><input
        type="checkbox"
        .checked=${on}
        @change=${(event: Event) => set((event.target as HTMLInputElement).checked)}
      /><span
        ><b>${this.words(`room-new-${name}`)}</b>
        <span class="soft">${this.words(`room-new-${name}-says`)}</span></span
      ></label
    >`;
  }

  private number(
    name: string,
    value: number,
    least: number,
    most: number,
    set: (value: number) => void,
  ): TemplateResult {
    return html`<label class="field"
      >${this.words(`room-new-${name}`)}<input
        class="input"
        type="number"
        min=${least}
        max=${most}
        .value=${String(value)}
        @input=${(event: Event) => set(Number((event.target as HTMLInputElement).value))}
      /><small>${this.words(`room-new-${name}-says`)}</small></label
    >`;
  }

  private chooseGame(game: string): void {
    this.game = game;
    this.edition = EDITIONS[game]![0]!;
    this.length = { carrom: 3, snooker: 5, backgammon: 7 }[game] ?? 1;
    this.approval = game === "backgammon" ? this.approval : false;
  }

  private async file(event: Event): Promise<void> {
    const file = (event.target as HTMLInputElement).files?.[0];
    if (file) this.people = (await file.text()).slice(0, 200_000);
  }

  private async make(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const title = new FormData(event.target as HTMLFormElement).get("title");
    const people = readEntries(this.people);
    const seeded = people.some((one) => one.seed)
      ? "seed"
      : people.some((one) => one.rating)
        ? "rating"
        : "order";
    const given = {
      format: this.format,
      entries: people,
      seeding: seeded,
      tables: this.tables,
      approval: this.approval,
      ...(this.game === "backgammon"
        ? { length: this.length }
        : this.game === "desk"
          ? {}
          : { best_of: this.length }),
      ...(this.format === "knockout"
        ? { third_place: this.third, ...(this.consolation ? { consolation: "first" } : {}) }
        : {}),
      ...(this.format === "groups" ? { groups: this.groups } : {}),
      ...(this.separate ? { separate: "club" } : {}),
    };
    const answer = await post("/api/desk", { edition: this.edition, title, given });
    const told = (await answer.json()) as EventView & { detail?: string };
    if (answer.ok) location.href = `/desk/${told.id}`;
    else this.refused = told.detail ?? "";
  }
}

const bar = (x: number, y: number, on = false): SVGTemplateResult =>
  svg`<rect x=${x} y=${y} width="18" height="7" rx="2" class=${on ? "on" : "off"} />`;
const PICTURES: Readonly<Record<Format, SVGTemplateResult>> = {
  knockout: svg`${bar(6, 8)}${bar(6, 20)}${bar(6, 36)}${bar(6, 48)}${bar(39, 14)}${bar(39, 42)}${bar(72, 28, true)}<path d="M24 11h8v13h-8M24 40h8v12h-8M57 17h8v29h-8M32 17h7M32 46h7M65 31h7" />`,
  double: svg`${bar(6, 6)}${bar(6, 18)}${bar(39, 12)}${bar(6, 40)}${bar(39, 46)}${bar(72, 28, true)}<path d="M24 10h8v12h-8M57 15h8v34h-8M15 26v12M65 31h7" />`,
  groups: svg`<circle cx="20" cy="18" r="11" class="ring" /><circle cx="20" cy="46" r="11" class="ring" />${bar(44, 14)}${bar(44, 42)}${bar(74, 28, true)}<path d="M62 17h6v28h-6" />`,
  "round-robin": svg`<path d="M48 8 76 28 65 56H31L20 28z M48 8 65 56 20 28h56L31 56z" /><circle cx="48" cy="8" r="5" class="on" /><circle cx="76" cy="28" r="5" class="on" /><circle cx="65" cy="56" r="5" class="on" /><circle cx="31" cy="56" r="5" class="on" /><circle cx="20" cy="28" r="5" class="on" />`,
  swiss: svg`${bar(6, 8, true)}${bar(6, 24)}${bar(6, 40)}${bar(39, 8, true)}${bar(39, 24)}${bar(39, 40)}${bar(72, 8, true)}${bar(72, 24)}${bar(72, 40)}<path d="M24 27l15-15M24 12l15 15M57 43l15-15M57 28l15 15" />`,
};
