import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { post, preview, type EventView, type Preview, type Wait } from "./api";
import { drawn, type Look } from "./bracket";
import { correcting } from "./correction";
import { formsFor, matchForm, playerForm } from "./forms";
import { disputeBody } from "./dispute";
import { Room } from "./room";
import { formBody, sheet, type Form } from "./sheet";

interface Opened {
  readonly kind: "match" | "form" | "dispute" | "draw" | "report" | "invite";
  readonly about: string;
  readonly form?: Form;
}

/** The director's board: what waits for a decision first, then the tables, what comes next, and the draw. */
@customElement("desk-board")
export class DeskBoard extends Room {
  @state() private opened: Opened | null = null;
  @state() private seen: Preview | null = null;
  @state() private joined: { readonly name: string; readonly address: string } | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("keydown", this.keys);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("keydown", this.keys);
  }

  private readonly keys = (event: KeyboardEvent): void => {
    const typing = (event.target as Element).closest("input, textarea, dialog, select");
    if (typing || event.ctrlKey || event.metaKey || event.altKey || !this.me?.official) return;
    if (event.key === "u") void this.go("undo");
    if (event.key === "r") void this.go("redo");
    if (event.key === "n") void this.callNext();
  };

  protected override show(view: EventView): TemplateResult {
    if (this.me && !this.me.official) return this.forAll(view);
    const decisions = view.waits.filter((wait) => wait.kind !== "ready");
    const ready = view.waits.filter((wait) => wait.kind === "ready");
    return html`
      <div class="row-of room-head">
        <p class="soft">${this.summary(view)}</p>
        <span class="row-of">
          <a class="button" href="/desk/${view.id}/draw">${this.words("room-draw")}</a>
          <a class="button" href="/desk/${view.id}/papers">${this.words("room-papers")}</a>
          <button class="button" ?disabled=${!view.last.length} @click=${() => this.go("undo")}>
            ${this.words("room-undo")}
          </button>
          ${view.redo ? html`<button class="button" @click=${() => this.go("redo")}>${this.words("room-redo")}</button>` : nothing}
          ${ready.length ? html`<button class="button primary" @click=${() => this.callNext()}>${this.words("room-call-next")}</button>` : nothing}
        </span>
      </div>
      <div class="desk">
        <section class="panel first" aria-labelledby="room-waits">
          <header>
            <h2 id="room-waits">${this.words("room-waits")}</h2>
            ${decisions.length ? html`<span class="count">${decisions.length}</span>` : nothing}
          </header>
          ${
            decisions.length
              ? html`<ol class="waits">
                  ${decisions.map((wait) => this.wait(wait))}
                </ol>`
              : this.empty(
                  "room-nothing-waits",
                  view.event.stage === "entries" ? "room-nothing-waits-entries" : "room-nothing-waits-says",
                )
          }
        </section>
        ${view.event.stage === "entries" ? nothing : this.tables(view)}
        ${view.event.stage === "entries" ? this.entries(view) : this.nextUp(ready)}
      </div>
      ${
        view.event.stage === "entries"
          ? nothing
          : html` <section aria-labelledby="room-draw">
                <h2 id="room-draw">${this.words("room-draw")}</h2>
                ${drawn(view, this.look)}
              </section>
              ${this.entries(view)}`
      }
      ${this.log(view)} ${this.opened ? this.opening(view, this.opened) : nothing}
    `;
  }

  /** What everybody may see of an event. */
  private forAll(view: EventView): TemplateResult {
    return html`<p class="soft">${this.summary(view)}</p>
      ${view.event.champion ? html`<p class="room-champion">${this.words("room-champion", { player: view.event.champion })}</p>` : nothing}
      ${
        view.event.stage === "entries"
          ? this.entries(view)
          : html`${this.tables(view)}
              <section aria-labelledby="room-draw">
                <h2 id="room-draw">${this.words("room-draw")}</h2>
                ${drawn(view, { ...this.look, choose: null })}
              </section>`
      }`;
  }

  private summary(view: EventView): string {
    const matches = Object.values(view.event.matches);
    const over = matches.filter((match) => ["done", "bye", "void"].includes(match.state)).length;
    return this.words(`room-summary-${view.event.stage}`, {
      format: this.words(`room-format-${view.setup.format}`),
      count: view.entries.length,
      over,
      all: matches.length,
      tables: view.setup.tables.length,
    });
  }

  private get look(): Look {
    return {
      words: this.words,
      score: (match) => this.score(match),
      choose: (match) => this.open({ kind: "match", about: match }),
    };
  }

  private open(opened: Opened): void {
    this.seen = null;
    this.joined = null;
    this.outcome = null;
    this.opened = opened;
  }

  private async send(event: unknown): Promise<void> {
    if (await this.act(event)) this.opened = null;
  }

  private async callNext(): Promise<void> {
    const next = this.view?.waits.find((wait) => wait.kind === "ready")?.taps[0];
    if (next?.event) await this.act(next.event);
  }

  private wait(wait: Wait): TemplateResult {
    return html`<li class=${wait.urgency}>
      <div>
        <p class="head">
          <b>${wait.title}</b
          >${wait.law ? html`<a class="lawref" href=${wait.address}>§ ${wait.law}</a>` : nothing}${wait.until === null ? nothing : html`<span class="left">${this.left(wait.until)}</span>`}
        </p>
        <p>${wait.text}</p>
      </div>
      <div class="row-of">
        ${wait.taps.map((tap) => html`<button class="button ${tap.look}" @click=${() => (tap.event ? this.act(tap.event) : this.tapped(tap.sheet!, wait))}>${tap.says}</button>`)}
      </div>
    </li>`;
  }

  private tapped(kind: string, wait: Wait): void {
    const view = this.view!;
    if (kind === "dispute") this.open({ kind: "dispute", about: wait.about });
    else if (kind === "result") this.open({ kind: "match", about: wait.about });
    else if (kind === "draw") this.open({ kind: "draw", about: "" });
    else if (kind === "refuse")
      this.open({
        kind: "form",
        about: wait.about,
        form: playerForm("refuse", view, wait.about, this.words),
      });
    else if (kind === "observer")
      this.open({
        kind: "form",
        about: wait.about,
        form: matchForm("observer", view, wait.about, this.words),
      });
    else if (kind === "report") this.open({ kind: "form", about: wait.about, form: this.report(wait) });
  }

  private report(wait: Wait): Form {
    const { law, about } = wait.values as { law: string; about: string };
    return {
      title: wait.title,
      says: wait.text,
      submit: this.words("room-enter"),
      fields: [
        {
          name: "reasons",
          label: this.words("room-field-reasons"),
          kind: "text",
          optional: law === "5.5.ii",
        },
      ],
      build: ({ reasons }) => ({ report: { law, about, ...(reasons ? { reasons } : {}) } }),
    };
  }

  private tables(view: EventView): TemplateResult {
    const live = Object.entries(view.event.matches).filter(([, match]) =>
      ["called", "playing", "reported", "disputed", "withheld"].includes(match.state),
    );
    return html`<section class="panel" aria-labelledby="room-tables">
      <header>
        <h2 id="room-tables">${this.words("room-in-play")}</h2>
        <span class="soft">${live.length}</span>
      </header>
      ${
        live.length
          ? html`<ul class="tables">
              ${live.map(
                ([id, match]) =>
                  html`<li class=${["disputed", "withheld"].includes(match.state) ? "held" : ""}>
                    <p class="no">
                      <span>${match.table ?? ""} ${id}</span
                      ><span class="soft">${this.state(match.state)}</span>
                    </p>
                    <p class="pair">
                      <span>${match.sides.join(" – ")}</span><b class="num">${this.score(id)}</b>
                    </p>
                    <p class="row-of">
                      ${this.me?.official ? html`<button class="button quiet" @click=${() => this.open({ kind: "match", about: id })}>${this.words("room-open")}</button>` : nothing}${view.links[id] ? html`<a class="button quiet" href="/watch/${view.links[id]}">${this.words("room-watch")}</a>` : nothing}
                    </p>
                  </li>`,
              )}
            </ul>`
          : this.empty("room-no-play", "room-no-play-says")
      }
    </section>`;
  }

  private nextUp(ready: readonly Wait[]): TemplateResult {
    return html`<section class="panel" aria-labelledby="room-next">
      <header><h2 id="room-next">${this.words("room-next-up")}</h2></header>
      ${
        ready.length
          ? html`<ol class="waits">
              ${ready.map((wait) => this.wait(wait))}
            </ol>`
          : this.empty("room-all-called", "room-all-called-says")
      }
    </section>`;
  }

  private entries(view: EventView): TemplateResult {
    const add = (): void =>
      this.open({
        kind: "form",
        about: "",
        form: playerForm(view.event.stage === "entries" ? "enter" : "late_entry", view, "", this.words),
      });
    return html`<section class="panel" aria-labelledby="room-entries">
      <header>
        <h2 id="room-entries">${this.words("room-entries")}</h2>
        <span class="soft">${view.entries.length}</span>
        ${this.me?.official ? html`<button class="button" @click=${add}>${this.words(view.event.stage === "entries" ? "room-form-enter" : "room-form-late_entry")}…</button>` : nothing}
      </header>
      ${
        view.entries.length
          ? html`<ul class="room-people">
              ${view.entries.map(
                (entry) =>
                  html`<li>
                    <span
                      ><b>${entry.name}</b>
                      <span class="soft"
                        >${[entry.club, entry.rating].filter((one) => one !== null).join(" · ")}</span
                      ></span
                    >
                    <span class="state">${this.words(`room-entry-${entry.state}`)}</span>
                    ${this.me?.official ? html`<span class="row-of"><button class="button quiet" aria-label=${`${this.words("room-invite")}: ${entry.name}`} @click=${() => this.invite(entry.name)}>${this.words("room-invite")}</button><button class="button quiet" aria-label=${`${this.words("room-form-withdraw")}: ${entry.name}`} @click=${() => this.open({ kind: "form", about: entry.name, form: playerForm("withdraw", view, entry.name, this.words) })}>${this.words("room-form-withdraw")}</button></span>` : nothing}
                  </li>`,
              )}
            </ul>`
          : this.empty("room-no-entries", "room-no-entries-says")
      }
    </section>`;
  }

  private async invite(name: string): Promise<void> {
    const answer = await post(`/api/desk/${this.event}/invitations`, { name });
    if (!answer.ok) return;
    const { address } = (await answer.json()) as { address: string };
    this.open({ kind: "invite", about: name });
    this.joined = { name, address: `${location.origin}${address}` };
  }

  private log(view: EventView): TemplateResult | typeof nothing {
    if (!view.last.length) return nothing;
    return html`<details class="panel room-log">
      <summary>${this.words("room-last")}</summary>
      <ol class="timeline">
        ${view.last.map(
          (deed) =>
            html`<li>
              <span class="act-no">${deed.number}</span>
              <div>
                <p>${deed.acts.join(", ")} <span class="soft">${deed.author}</span></p>
              </div>
            </li>`,
        )}
      </ol>
    </details>`;
  }

  private empty(title: string, says: string): TemplateResult {
    return html`<div class="empty"><b>${this.words(title)}</b><span>${this.words(says)}</span></div>`;
  }

  private opening(view: EventView, opened: Opened): TemplateResult {
    const close = (): void => void (this.opened = null);
    const of = (title: string, body: TemplateResult): TemplateResult =>
      sheet(title, close, this.words, this.outcome?.refused ?? null, body);
    if (opened.form)
      return of(
        opened.form.title,
        formBody(opened.form, (event) => void this.send(event)),
      );
    if (opened.kind === "match")
      return of(
        `${this.round(opened.about.split(".")[0]!)} · ${opened.about}`,
        this.match(view, opened.about),
      );
    if (opened.kind === "dispute")
      return of(
        `${opened.about}`,
        disputeBody(
          view,
          opened.about,
          this.words,
          (event) => void this.send(event),
          (name) => void this.invite(name),
        ),
      );
    if (opened.kind === "invite")
      return of(
        opened.about,
        html`<p>${this.words("room-invite-says")}</p>
          ${
            this.joined
              ? html`<p><a class="room-address" href=${this.joined.address}>${this.joined.address}</a></p>
                  <img
                    class="room-qr"
                    alt=${this.words("room-invite-qr")}
                    src="/desk/qr.svg?text=${encodeURIComponent(this.joined.address)}"
                  />`
              : nothing
          }`,
      );
    return of(this.words("room-draw-how"), this.drawing(view));
  }

  private drawing(view: EventView): TemplateResult {
    const form: Form = {
      title: "",
      submit: this.words("room-draw-now"),
      says: this.words("room-draw-says"),
      fields: [
        {
          name: "seed",
          label: this.words("room-field-seed"),
          kind: "text",
          optional: true,
          help: this.words("room-field-seed-says"),
        },
      ],
      build: ({ seed }) => ({ draw: seed ? { seed } : {} }),
    };
    return html`${formBody(form, (event) => void this.send(event))}
      <p><a class="button" href="/desk/${view.id}/ceremony">${this.words("room-ceremony")}</a></p>`;
  }

  /** Everything that can be done in a match, by its state. */
  private match(view: EventView, id: string): TemplateResult {
    const match = view.event.matches[id]!;
    const plain = (event: unknown, label: string, look = ""): TemplateResult =>
      html`<button class="button ${look}" @click=${() => this.send(event)}>${label}</button>`;
    const absent = match.sides.filter(
      (side): side is string => !!side && side !== "bye" && !match.present.includes(side),
    );
    const known = match.sides.every((side) => side && side !== "bye");
    return html` <p class="room-pair">
        <b>${match.sides.map((side) => side ?? "–").join(" – ")}</b>
        <span class="state">${this.state(match.state)}</span> ${match.table ?? ""} ${this.score(id)}
      </p>
      ${match.winner ? html`<p>${this.words("room-won", { player: match.winner })} <span class="soft">${match.by ? this.words(`room-by-${match.by}`) : ""}</span></p>` : nothing}
      <p class="row-of">
        ${match.state === "called" ? absent.map((name) => plain({ present: { match: id, by: name } }, this.words("room-is-here", { player: name }))) : nothing}
        ${["ready", "called"].includes(match.state) && known ? plain({ start: id }, this.words("room-begin"), "primary") : nothing}
        ${match.state === "called" ? plain({ late: id }, this.words("room-late"), "danger") : nothing}
        ${match.state === "playing" && view.edition.startsWith("carrom") ? plain({ interval: id }, this.words("room-interval")) : nothing}
        ${match.state === "suspended" ? html`${plain({ ruling: { match: id, by: view.setup.directors[0], decision: "stands" } }, this.words("room-stands"))}${plain({ ruling: { match: id, by: view.setup.directors[0], decision: "replay" } }, this.words("room-replay"))}` : nothing}
      </p>
      ${known && !["withheld", "suspended", "void"].includes(match.state) && match.state !== "waiting" ? this.result(view, id) : nothing}
      <p class="row-of">
        ${formsFor(view, match).map((kind) => html`<button class="button quiet" @click=${() => this.open({ kind: "form", about: id, form: matchForm(kind, view, id, this.words) })}>${this.words(`room-form-${kind}`)}…</button>`)}
        ${view.links[id] ? html`<a class="button quiet" href="/watch/${view.links[id]}">${this.words("room-watch")}</a>` : nothing}
      </p>`;
  }

  /** The result of a match: entered, or corrected with its consequences shown before. */
  private result(view: EventView, id: string): TemplateResult {
    const match = view.event.matches[id]!;
    const sides = match.sides as readonly [string, string];
    const over = match.state === "done";
    const read = (form: HTMLFormElement): Record<string, unknown> => {
      const data = new FormData(form);
      const score = sides.map((_, place) => data.get(`s${place}`));
      return {
        match: id,
        winner: data.get("winner"),
        ...(score.some((one) => one !== "" && one !== null)
          ? { score: Object.fromEntries(sides.map((name, place) => [name, Number(score[place] || 0)])) }
          : {}),
      };
    };
    const submit = (event: SubmitEvent): void => {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      const values = read(form);
      if (!over) return void this.send({ result: values });
      const data = new FormData(form);
      void this.send({
        correct_result: { ...values, effect: data.get("effect"), reason: data.get("reason") },
      });
    };
    const look = async (event: Event): Promise<void> => {
      const form = (event.target as Element).closest("form")!;
      if (!over) return;
      const effect = new FormData(form).get("effect");
      this.seen = await preview(view, {
        correct_result: { ...read(form), ...(effect ? { effect, reason: "?" } : {}) },
      });
    };
    return html`<form class="room-form" @submit=${submit} @change=${look}>
      <h3>${this.words(over ? "room-correct" : "room-result")}</h3>
      <div class="room-result">
        ${sides.map(
          (name, place) =>
            html` <label class="room-choice"
                ><input
                  type="radio"
                  name="winner"
                  value=${name}
                  required
                  ?checked=${match.winner === name}
                /><span>${this.words("room-won", { player: name })}</span></label
              >
              <label class="field"
                >${this.words("room-score-of", { player: name })}<input
                  class="input"
                  type="number"
                  min="0"
                  max="999"
                  name="s${place}"
                  inputmode="numeric"
                  .value=${String(match.score?.[name] ?? "")}
              /></label>`,
        )}
      </div>
      ${over ? correcting(this.seen, this.words) : nothing}
      <button class="button primary">${this.words(over ? "room-correct" : "room-enter")}</button>
    </form>`;
  }
}
