import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import type { EventView } from "./api";
import { checked, newSeed, placed, sha256, type Checked } from "./lots";
import { Room } from "./room";

const PAUSE = 900;

/** The public draw: a seed is sealed, the floor calls a word, the seed is opened, and everybody can check the order. */
@customElement("desk-ceremony")
export class DeskCeremony extends Room {
  @state() private shown = 0;
  private revealing = 0;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.revealing);
  }

  private get secret(): string | null {
    return localStorage.getItem(`seed ${this.event}`);
  }

  private async seal(): Promise<void> {
    const seed = newSeed();
    localStorage.setItem(`seed ${this.event}`, seed);
    await this.act({ commit: sha256(seed) });
  }

  private async openIt(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const said = new FormData(event.target as HTMLFormElement);
    const called = String(said.get("public") ?? "").trim();
    const seed = this.secret ?? String(said.get("seed") ?? "").trim();
    await this.act({ draw: { seed, ...(called ? { public: called } : {}) } });
  }

  protected override take(view: EventView): void {
    const before = this.view;
    super.take(view);
    if (view.lots && before && !before.lots) this.reveal();
    else if (view.lots && !before) this.shown = view.lots.drawn.length;
  }

  private reveal(): void {
    clearInterval(this.revealing);
    this.shown = 0;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (still) this.shown = this.view!.lots!.drawn.length;
    else this.revealing = window.setInterval(() => this.next(), PAUSE);
  }

  private next(): void {
    this.shown += 1;
    if (this.shown >= (this.view?.lots?.drawn.length ?? 0)) clearInterval(this.revealing);
  }

  protected override show(view: EventView): TemplateResult {
    const found = checked(view);
    const steps = html`<ol class="room-ceremony">
      ${this.sealed(view)}${this.floor(view)}${this.opened(view)}
    </ol>`;
    if ("hall" in this.dataset) return html`<div class="drawing">${steps}${this.hall(view)}</div>`;
    return html`${steps}${found ? html`${this.verdict(found)}${this.order(view)}${this.digests(found)}` : nothing}
    ${this.me?.official ? html`<p><a class="button" href="/screen/event/${view.id}/ceremony">${this.words("room-ceremony-screen")}</a></p>` : nothing}`;
  }

  private sealed(view: EventView): TemplateResult {
    const may = this.me?.official && view.event.stage === "entries" && !("hall" in this.dataset);
    const body = view.setup.commit
      ? html`<p class="room-digest">${view.setup.commit}</p>`
      : may
        ? html`<p>${this.words("room-seal-says")}</p>
            <button class="button primary" @click=${() => this.seal()}>${this.words("room-seal")}</button>`
        : html`<p class="soft">${this.words("room-not-sealed")}</p>`;
    return html`<li class="panel ${view.setup.commit ? "done" : "here"}">
      <h2>1 · ${this.words("room-sealed")}</h2>
      ${body}
    </li>`;
  }

  private floor(view: EventView): TemplateResult {
    const may = this.me?.official && view.setup.commit && !("hall" in this.dataset);
    return html`<li class="panel ${view.lots ? "done" : view.setup.commit ? "here" : ""}">
      <h2>2 · ${this.words("room-called")}</h2>
      ${
        view.lots
          ? html`<p class="room-called">${view.lots.public ?? "–"}</p>`
          : may
            ? this.calling()
            : html`<p class="soft">${this.words("room-not-called")}</p>`
      }
    </li>`;
  }

  /** What the floor calls; a device that did not seal the seed is told it. */
  private calling(): TemplateResult {
    const field = (name: string, label: string): TemplateResult =>
      html`<label class="field"
        >${label}<input class="input" name=${name} maxlength="120" required autocomplete="off"
      /></label>`;
    return html`<form class="room-form" @submit=${(event: SubmitEvent) => void this.openIt(event)}>
      ${this.secret ? nothing : field("seed", this.words("room-field-sealed-seed"))}
      ${field("public", this.words("room-field-public"))}
      <p class="soft">${this.words("room-open-says")}</p>
      <button class="button primary">${this.words("room-open-seed")}</button>
    </form>`;
  }

  private opened(view: EventView): TemplateResult {
    const drawn = view.lots?.drawn.length ?? 0;
    return html`<li class="panel ${view.lots ? "done" : ""}">
      <h2>3 · ${this.words("room-opened")}</h2>
      ${
        view.lots
          ? html`<p class="room-digest">${view.lots.seed}</p>
              <p class="soft">
                ${this.words("room-opened-says")}
                ${this.words(drawn ? "room-drawn-of" : "room-drawn-none", { shown: Math.min(this.shown, drawn), drawn })}
              </p>`
          : html`<p class="soft">${this.words("room-not-opened")}</p>`
      }
    </li>`;
  }

  /** The screen of the hall: who stands where, as the draw is opened, and a code to check it by. */
  private hall(view: EventView): TemplateResult {
    const address = `${location.origin}/desk/${view.id}/ceremony`;
    return html`<div class="reveal">
      ${this.order(view)}
      <div class="check">
        <b>${this.words("room-check")}</b>
        <img alt=${this.words("room-check-qr")} src="/desk/qr.svg?text=${encodeURIComponent(address)}" />
        <span>${this.words("room-check-phone")}</span>
      </div>
    </div>`;
  }

  /** Who stands where: those who keep their place at once, those who were drawn one after the other. */
  private order(view: EventView): TemplateResult {
    const places = placed(view);
    const drawn = view.lots?.drawn ?? [];
    const open = (name: string): boolean => {
      const place = drawn.indexOf(name);
      return place < 0 || place < this.shown;
    };
    const side = (name: string | null): string =>
      name === "bye" ? this.words("room-bye") : name && open(name) ? name : "· · ·";
    const last = drawn[this.shown - 1];
    const now = (names: readonly (string | null)[]): string =>
      this.shown < drawn.length && last && names.includes(last) ? "now" : "";
    return html`<section class="panel room-lots" aria-label=${this.words("room-order")}>
      <h2>${this.words("room-order")}</h2>
      ${
        places.length
          ? html`<ol class="room-order">
              ${places.map(([name, names]) => html`<li class=${now(names)}><i>${name}</i>${names.map((one) => html`<b>${side(one)}</b>`)}</li>`)}
            </ol>`
          : html`<p class="soft inside">${this.words("room-not-drawn")}</p>`
      }
    </section>`;
  }

  /** What this device has found by itself. */
  private verdict(found: Checked): TemplateResult {
    const right = found.lots.filter((lot) => lot.agrees).length;
    const whole = right === found.lots.length && found.sealed !== false;
    return html`<section class="panel room-verdict ${whole ? "right" : "wrong"}">
      <p class="soft">${this.words("room-computed-here")}</p>
      <p class="said">${this.words(whole ? "room-draw-right" : "room-draw-wrong")}</p>
      <p>
        <span class="state ${found.sealed === false ? "review" : "running"}"
          >${this.words(found.sealed === null ? "room-check-unsealed" : found.sealed ? "room-check-right" : "room-check-wrong")}</span
        >
        <span class="state ${right === found.lots.length ? "running" : "review"}"
          >${this.words("room-check-agree", { right, drawn: found.lots.length })}</span
        >
      </p>
    </section>`;
  }

  private digests(found: Checked): TemplateResult {
    return html`<section class="panel">
      <h2>${this.words("room-check")}</h2>
      <div class="room-scroll" tabindex="0" role="region" aria-label=${this.words("room-check")}>
        <table class="lines room-digests">
          <thead>
            <tr>
              <th scope="col">${this.words("room-player")}</th>
              <th scope="col" class="n">${this.words("room-number")}</th>
              <th scope="col">SHA-256</th>
              <th scope="col">${this.words("room-agrees")}</th>
            </tr>
          </thead>
          <tbody>
            ${found.lots.map(
              (one) =>
                html`<tr>
                  <th scope="row">${one.name}</th>
                  <td class="n">${one.number}</td>
                  <td class="room-digest">${one.digest}</td>
                  <td>${one.agrees ? "✓" : "✗"}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <p class="soft inside">${this.words("room-check-says", { text: `${found.text}|n` })}</p>
    </section>`;
  }
}
