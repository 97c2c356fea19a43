import { pageWords } from "../boards/words";
import { bracketPages } from "./bracket-pages";
import type { EventView } from "../desk/api";
import "../desk/round-clock";
import type { RoundClock } from "../desk/round-clock";
import { watch, type Stream } from "../live";
import { columnPages } from "./column-pages";
import { eventParts } from "./event-parts";

const TURN = 12_000;
/** Where there are many pages each stands for less, so that nobody waits for their own too long. */
const QUICK_TURN = 8_000;
const MANY = 12;
/** Acts that come close together are shown at once. */
const TOGETHER = 150;

/**
 * Shows the parts of an event one after the other, cut into pages that fit the screen, as the changes of its stream
 * make them; `data-part` names the only one that is shown.
 */
class ScreenParts extends HTMLElement {
  private readonly words = pageWords();
  private parts: readonly HTMLElement[] = [];
  private pages: readonly HTMLElement[] = [];
  private at = 0;
  private turning = 0;
  private hearing = 0;
  private stream: Stream | null = null;

  connectedCallback(): void {
    addEventListener("resize", this.lay);
    this.stream = watch(
      { event: this.dataset["event"] ?? "" },
      {
        event: (view: EventView) => this.heard(view),
        link: (there) => this.toggleAttribute("data-lost", !there),
      },
    );
  }

  disconnectedCallback(): void {
    removeEventListener("resize", this.lay);
    clearTimeout(this.turning);
    clearTimeout(this.hearing);
    this.stream?.close();
  }

  private heard(view: EventView): void {
    clearTimeout(this.hearing);
    this.hearing = window.setTimeout(() => this.take(view), this.parts.length ? TOGETHER : 0);
  }

  private take(view: EventView): void {
    this.tellTime(view);
    const parts = eventParts(view, this.words, this.dataset["part"] ?? "");
    const same =
      parts.map((part) => part.outerHTML).join("") === this.parts.map((part) => part.outerHTML).join("");
    this.parts = parts;
    if (!same) this.lay();
  }

  /** The time of a round stands above all pages; they have less room while it does. */
  private tellTime(view: EventView): void {
    const clock = this.parentElement?.querySelector<RoundClock>("round-clock");
    if (!clock) return;
    const before = clock.offsetHeight;
    clock.view = view;
    void clock.updateComplete.then(() => clock.offsetHeight !== before && this.lay());
  }

  /** Cuts the parts into pages of the screen as it is now, and stays with what was being shown. */
  private readonly lay = (): void => {
    const reading = this.querySelector<HTMLElement>("[data-row]")?.dataset["row"];
    const name = this.querySelector(".part")?.getAttribute("aria-labelledby");
    this.pages = this.parts.flatMap((part) => this.pagesOf(part));
    const same = this.pages.findIndex(
      (page) =>
        page.getAttribute("aria-labelledby") === name &&
        [...page.querySelectorAll<HTMLElement>("[data-row]")].some((row) => row.dataset["row"] === reading),
    );
    this.show(same < 0 ? this.at : same);
  };

  private pagesOf(part: HTMLElement): readonly HTMLElement[] {
    const stage = part.cloneNode(true) as HTMLElement;
    const fill = stage.querySelector<HTMLElement>(".fill");
    if (!fill) return [stage];
    this.number(stage, 99, 99);
    this.replaceChildren(stage);
    const cut = part.dataset["lay"] === "bracket" ? bracketPages(fill) : columnPages(fill);
    return cut.map((content) => {
      const page = part.cloneNode(true) as HTMLElement;
      page.querySelector(".fill")!.replaceWith(content);
      return page;
    });
  }

  private number(page: HTMLElement, at: number, pages: number): void {
    const place = page.querySelector(".page-of");
    if (place) place.textContent = pages > 1 ? this.words("screen-page", { page: at, pages }) : "";
  }

  private show(at: number): void {
    this.at = this.pages.length ? at % this.pages.length : 0;
    const page = this.pages[this.at];
    if (page) {
      this.number(page, this.at + 1, this.pages.length);
      this.replaceChildren(page);
    }
    clearTimeout(this.turning);
    this.turning = window.setTimeout(
      () => this.show(this.at + 1),
      this.pages.length > MANY ? QUICK_TURN : TURN,
    );
  }
}

customElements.define("screen-parts", ScreenParts);
