import { html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { pageWords, type Words } from "../boards/words";
import type { EventAtDesk, HallDesk, TableAtDesk } from "../../wire";
import { whenListsChange } from "../renewal";
import { asked, callAll, enter, type Outcome, type Tap, type Wait } from "./api";

/** One board for all events of the hall: what waits, every table, who is wanted twice, and all that can be called. */
@customElement("hall-board")
export class HallBoard extends LitElement {
  @state() private view: HallDesk | null = null;
  @state() private outcome: Outcome | null = null;
  private readonly words: Words = pageWords();
  private followed: readonly string[] = [];
  private stop = (): void => undefined;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.follow([]);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop();
  }

  private async look(): Promise<void> {
    const found = await asked<HallDesk>("/api/waits");
    if (!found) return;
    this.view = found;
    const events = found.events.map(({ id }) => id);
    if (events.join(" ") !== this.followed.join(" ")) this.follow(events);
  }

  /** Hears of every act of these events and of new ones: the board is asked for again, the acts themselves are not told. */
  private follow(events: readonly string[]): void {
    this.followed = events;
    this.stop();
    this.stop = whenListsChange(() => this.look(), { events }, true);
  }

  private titleOf(id: string): string {
    return this.view!.events.find((one) => one.id === id)?.title ?? id;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.view?.events.length) return nothing;
    return html`<div class="room hall-board">
      ${this.outcome?.refused ? html`<p class="ruling foul" role="alert"><b>${this.words("room-not-done")}</b> ${this.outcome.refused}</p>` : nothing}
      ${this.waits(this.view)} ${this.tables(this.view)} ${this.conflicts(this.view)}
    </div>`;
  }

  private waits({ events }: HallDesk): TemplateResult {
    const waits = events.flatMap((event) => event.decisions.map((wait) => [event, wait] as const));
    const rank = ["now", "soon", "calm"];
    waits.sort(([, one], [, other]) => rank.indexOf(one.urgency) - rank.indexOf(other.urgency));
    return html`<section class="panel first" aria-labelledby="hall-waits">
      <header>
        <h2 id="hall-waits">${this.words("room-hall-waits")}</h2>
        ${waits.length ? html`<span class="count">${waits.length}</span>` : nothing}
      </header>
      ${
        waits.length
          ? html`<ol class="waits">
              ${waits.map(([event, wait]) => this.wait(event, wait))}
            </ol>`
          : html`<p class="inside soft">${this.words("room-nothing-waits")}</p>`
      }
    </section>`;
  }

  private wait(event: EventAtDesk, wait: Wait): TemplateResult {
    const at_once = (tap: Tap): TemplateResult =>
      html`<button class="button ${tap.look}" @click=${() => void this.act(event, tap)}>${tap.says}</button>`;
    return html`<li class=${wait.urgency} data-row=${`${event.id} ${wait.about || wait.kind}`}>
      <div class="about">
        <p class="head">
          <b>${wait.title}</b
          >${wait.law ? html`<a class="lawref" href=${wait.address}>§ ${wait.law}</a>` : nothing}
        </p>
        <p><a href="/desk/${event.id}">${event.title}</a> · ${wait.text}</p>
      </div>
      <div class="row-of" data-actions>
        ${wait.taps.filter((tap) => tap.event).map(at_once)}
        <a class="button" href="/desk/${event.id}" aria-label=${`${this.words("room-open")}: ${wait.title}`}
          >${this.words("room-open")}</a
        >
      </div>
    </li>`;
  }

  private tables({ events, tables }: HallDesk): TemplateResult {
    const calls = events.reduce((sum, event) => sum + event.callable, 0);
    const free = [...new Set(events.flatMap((event) => event.free))];
    const several = new Set(tables.map(({ event }) => event)).size > 1;
    return html`<section class="panel" aria-labelledby="hall-tables">
      <header>
        <h2 id="hall-tables">${this.words("room-hall-tables")}</h2>
        <span class="soft">${tables.length}</span>
        ${calls ? html`<button class="button primary" @click=${() => void this.call()}>${this.words("room-call-all-hall", { count: calls })}</button>` : nothing}
      </header>
      ${
        tables.length
          ? html`<ul class="tables">
              ${tables.map((one) => this.table(one, several))}
            </ul>`
          : html`<p class="inside soft">${this.words("room-no-play")}</p>`
      }
      ${free.length ? html`<p class="soft inside room-free">${this.words("room-free-tables", { tables: free.join(", ") })}</p>` : nothing}
    </section>`;
  }

  private table(one: TableAtDesk, several: boolean): TemplateResult {
    const scores = one.score.split("–");
    const late = one.deadline !== null && one.deadline < Date.now();
    const shown = { hour: "2-digit", minute: "2-digit", hour12: false } as const;
    const by = (at: number): string =>
      this.words("room-be-there", {
        time: new Date(at).toLocaleTimeString(document.documentElement.lang, shown),
      });
    return html`<li
      class=${["disputed", "withheld"].includes(one.state) ? "withheld" : ""}
      data-row=${`${one.event} ${one.match}`}
    >
      <a class="no" href="/desk/${one.event}">
        <b>${[one.table, one.match].filter(Boolean).join(" · ")}</b>
        <span class=${late ? "left" : "soft"}
          >${one.deadline === null ? this.words(`room-state-${one.state}`) : by(one.deadline)}</span
        >
      </a>
      ${one.sides.map(
        (side, place) =>
          html`<p class="side">${side}</p>
            <b class="num">${scores[place] ?? ""}</b>`,
      )}
      ${several ? html`<p class="of-event soft">${this.titleOf(one.event)}</p>` : nothing}
    </li>`;
  }

  private conflicts({ conflicts }: HallDesk): TemplateResult | typeof nothing {
    if (!conflicts.length) return nothing;
    return html`<section class="panel" aria-labelledby="hall-conflicts">
      <header>
        <h2 id="hall-conflicts">${this.words("room-hall-conflicts")}</h2>
        <span class="soft">${conflicts.length}</span>
      </header>
      <ul class="room-people">
        ${conflicts.map(
          ({ name, wanted }) =>
            html`<li>
              <b>${name}</b
              ><span
                >${wanted.map(
                  ([event, title, match, state], place) =>
                    html`${place ? " · " : nothing}<a href="/desk/${event}">${title}</a> ${match}
                      <span class="soft">${this.words(`room-state-${state}`)}</span>`,
                )}</span
              >
            </li>`,
        )}
      </ul>
    </section>`;
  }

  private async act(event: EventAtDesk, tap: Tap): Promise<void> {
    this.outcome = await enter(event, tap.event).catch(() => null);
    await this.look();
  }

  /** Calls in one event after the other: what one takes, the next does not have. */
  private async call(): Promise<void> {
    for (const { id } of this.view!.events.filter(({ callable }) => callable)) {
      await this.look();
      const event = this.view!.events.find((one) => one.id === id);
      if (event?.callable) this.outcome = await callAll(event).catch(() => null);
    }
    await this.look();
  }
}
