import { tableBoard } from "../boards/registry";
import { traits } from "../games";
import { LitElement, html, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Places } from "../boards/aim";
import { CarromBoard } from "../boards/carrom/api";
import { SnookerBoard } from "../boards/snooker/api";
import { pointed } from "../boards/view";
import { pageWords, type Words } from "../boards/words";
import type { Umpired } from "./documents";

/** Where an umpire has laid the pieces of a match on this device: now, and before the last stroke. */
interface Laid {
  readonly sequence: number;
  readonly now: Places;
  readonly before: Places;
}

const KEY = "arbitro-position-";

/** Keeps the position as the one before, once an act has been confirmed after it. */
export function strokeMade(match: Umpired): void {
  const laid = load(match.id);
  if (laid && laid.sequence < match.sequence) {
    save(match.id, { sequence: match.sequence, now: laid.now, before: laid.now });
  }
}

function load(match: string): Laid | null {
  const held = localStorage.getItem(KEY + match);
  return held ? (JSON.parse(held) as Laid) : null;
}

function save(match: string, laid: Laid): void {
  localStorage.setItem(KEY + match, JSON.stringify(laid));
}

/** A little board on which the umpire lays the pieces as they lie; it rules on nothing. */
@customElement("little-board")
export class LittleBoard extends LitElement {
  @property({ attribute: false }) match!: Umpired;
  @property({ attribute: false }) opening!: Places;
  /** Which of the two positions is seen first. */
  @property({ attribute: false }) first: "now" | "before" = "now";
  @state() private seen: "now" | "before" = "now";
  private readonly words: Words = pageWords();
  private readonly place = document.createElement("div");
  private board: CarromBoard | SnookerBoard | null = null;
  private carried: string | null = null;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override async firstUpdated(_changed: PropertyValues): Promise<void> {
    this.place.className = "little";
    this.seen = this.first;
    const [game] = this.match.edition.split("/");
    try {
      this.board = (await tableBoard(this.place, traits(game!).board!, this.words)).drawn;
    } catch {
      return void (this.place.textContent = this.words("umpire-no-link"));
    }
    this.handle();
    this.lay();
  }

  protected override render(): TemplateResult {
    const choose = (seen: "now" | "before") => (): void => {
      this.seen = seen;
      this.lay();
    };
    return html`<header><h2 id="sheet-h">${this.words("umpire-little")}</h2></header>
      <div class="seg">
        ${(["now", "before"] as const).map((one) => html`<button type="button" aria-pressed=${this.seen === one} @click=${choose(one)}>${this.words(`umpire-little-${one}`)}</button>`)}
      </div>
      ${this.place}
      <p class="soft">${this.words("umpire-little-says")}</p>`;
  }

  private get laid(): Laid {
    return load(this.match.id) ?? { sequence: this.match.sequence, now: this.opening, before: this.opening };
  }

  /** Shows the pieces that are still there. */
  private lay(): void {
    const { men, queen, reds, colours } = this.match.after as Record<string, any>;
    const there = ([piece]: [string, unknown]): boolean => {
      const [kind, number] = piece.split("-");
      if (men)
        return piece === "queen" ? queen === "board" : piece !== "striker" && Number(number) <= men[kind!];
      return (
        piece === "cue" || (kind === "red" ? Number(number) <= reds : (colours as string[]).includes(kind!))
      );
    };
    this.board?.set({ at: Object.fromEntries(Object.entries(this.laid[this.seen]).filter(there)) });
  }

  private handle(): void {
    const { board } = this;
    const drawing = board!.drawing;
    drawing.addEventListener("pointerdown", (event) => {
      this.carried = (event.target as Element).closest<SVGElement>("[data-piece]")?.dataset["piece"] ?? null;
      if (this.carried) drawing.setPointerCapture(event.pointerId);
    });
    drawing.addEventListener("pointermove", (event) => {
      if (this.carried)
        board!.set({ at: { ...board!.state.at, [this.carried]: pointed(board!.world, event) } });
    });
    drawing.addEventListener("pointerup", () => {
      if (!this.carried) return;
      this.carried = null;
      const laid = this.laid;
      save(this.match.id, { ...laid, [this.seen]: { ...laid[this.seen], ...board!.state.at } });
    });
  }
}
