import { LitElement, html, type PropertyValues, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { NONE, suggest, type Suggestion, type Suggestions } from "./suggestions";

const PAUSE = 90;
const LIST = "page-suggestions";

/**
 * Search as you type, around the plain search form of the page: a combobox with its listbox.
 * `/` goes to it, arrows choose, Enter opens, Escape closes.
 */
@customElement("law-search")
export class LawSearch extends LitElement {
  @state() private found: Suggestions = NONE;
  @state() private open = false;
  @state() private chosen = -1;
  private waiting = 0;
  private asking = new AbortController();

  /** The list stands beside the form, in the same tree, so that the input can point to it. */
  protected override createRenderRoot(): HTMLElement {
    const place = document.createElement("div");
    place.className = "suggestions";
    return this.appendChild(place);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.input.setAttribute("role", "combobox");
    this.input.setAttribute("aria-autocomplete", "list");
    this.input.setAttribute("aria-controls", LIST);
    this.input.addEventListener("input", this.wait);
    this.input.addEventListener("keydown", this.press);
    this.addEventListener("focusout", this.close);
    document.addEventListener("keydown", this.summon);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("keydown", this.summon);
  }

  protected override updated(changed: PropertyValues): void {
    this.input.setAttribute("aria-expanded", String(this.open));
    if (this.open && this.chosen >= 0)
      this.input.setAttribute("aria-activedescendant", `${LIST}-${this.chosen}`);
    else this.input.removeAttribute("aria-activedescendant");
    if (changed.has("chosen")) this.reveal();
  }

  protected override render(): TemplateResult {
    return html`
      <p class="unseen" role="status">${this.found.said}</p>
      <ul
        id=${LIST}
        role="listbox"
        aria-label=${this.input.dataset["suggestions"] ?? ""}
        ?hidden=${!this.open}
      >
        ${this.found.results.map((one, place) => this.option(one, place))}
      </ul>
    `;
  }

  private option(one: Suggestion, place: number): TemplateResult {
    return html`<li
      id="${LIST}-${place}"
      role="option"
      aria-selected=${place === this.chosen}
      @mousedown=${(event: Event) => event.preventDefault()}
      @click=${() => this.go(one)}
    >
      <b>${one.number}</b> <span>${one.title}</span> <small>${one.name}</small>
      <p>${one.gist}</p>
    </li>`;
  }

  /** Scrolls the list alone: the page behind it stays where it is being read. */
  private reveal(): void {
    const option = this.querySelector<HTMLElement>("[aria-selected=true]");
    const list = option?.parentElement;
    if (!list) return;
    const lowest = option.offsetTop + option.offsetHeight - list.clientHeight;
    list.scrollTop = Math.min(Math.max(list.scrollTop, lowest), option.offsetTop);
  }

  private get input(): HTMLInputElement {
    return this.querySelector("input")!;
  }

  private readonly wait = (): void => {
    clearTimeout(this.waiting);
    this.waiting = window.setTimeout(() => void this.ask(), PAUSE);
  };

  private async ask(): Promise<void> {
    this.asking.abort();
    this.asking = new AbortController();
    try {
      const found = this.input.value.trim() ? await suggest(this.input.form!, this.asking.signal) : NONE;
      [this.found, this.chosen, this.open] = [found, -1, found.results.length > 0];
    } catch {
      // A newer question was asked, or the hall's network is away: the form itself still works.
    }
  }

  private readonly press = (event: KeyboardEvent): void => {
    const one = this.found.results[this.chosen];
    if (event.key === "ArrowDown") this.choose(this.chosen + 1);
    else if (event.key === "ArrowUp") this.choose(this.chosen - 1);
    else if (event.key === "Escape" && this.open) this.close();
    else if (event.key === "Enter" && this.open && one) this.go(one);
    else return;
    event.preventDefault();
  };

  /** Goes round: past the last comes the input itself, then the first. */
  private choose(place: number): void {
    const count = this.found.results.length;
    this.open = count > 0;
    this.chosen = place >= count ? -1 : place < -1 ? count - 1 : place;
  }

  /** Closes the list; no answer that is still under way opens it again. */
  private readonly close = (): void => {
    clearTimeout(this.waiting);
    this.asking.abort();
    this.open = false;
    this.chosen = -1;
  };

  private go(one: Suggestion): void {
    this.close();
    this.input.blur();
    location.assign(one.address);
  }

  private readonly summon = (event: KeyboardEvent): void => {
    const typing = event.target instanceof Element && event.target.closest("input, textarea, select");
    if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.input.focus();
    this.input.select();
  };
}
