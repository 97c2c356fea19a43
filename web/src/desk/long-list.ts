import { html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { pageWords, type Words } from "../boards/words";

/** A row of a long list: by what it is found, and how it is drawn. */
export interface Row {
  readonly text: string;
  readonly draw: () => TemplateResult;
}

/** Rows that are drawn at a time: what is seen, so that 512 entries cost no more than 50. */
const A_PAGE = 50;
/** From so many rows on there is a field to find one by its name. */
const MANY = 20;

/** A list of which a page at a time is drawn; whoever looks for somebody types a part of the name. */
@customElement("long-list")
export class LongList extends LitElement {
  @property({ attribute: false }) rows: readonly Row[] = [];
  /** What stands around the rows that are drawn. */
  @property({ attribute: false }) frame: (rows: readonly TemplateResult[]) => TemplateResult = (rows) =>
    html`<ul class="room-people">
      ${rows}
    </ul>`;
  /** How many rows there are from which on one is found by its name. */
  @property({ attribute: false }) many = MANY;
  @state() private wanted = "";
  @state() private page = 0;
  private readonly words: Words = pageWords();

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    const found = this.rows.filter(({ text }) => has(text, this.wanted));
    const pages = Math.max(1, Math.ceil(found.length / A_PAGE));
    const page = Math.min(this.page, pages - 1);
    const rows = found.slice(page * A_PAGE, (page + 1) * A_PAGE);
    return html`${this.rows.length > this.many ? this.finding(found.length) : nothing}
    ${rows.length ? this.frame(rows.map(({ draw }) => draw())) : html`<p class="soft inside" role="status">${this.words("room-nobody-found")}</p>`}
    ${pages > 1 ? this.turning(page, pages) : nothing}`;
  }

  private finding(found: number): TemplateResult {
    const find = (event: Event): void => {
      this.wanted = (event.target as HTMLInputElement).value;
      this.page = 0;
    };
    return html`<p class="inside room-find" role="search">
      <input
        class="input"
        type="search"
        aria-label=${this.words("room-find-name")}
        placeholder=${this.words("room-find-name")}
        autocomplete="off"
        .value=${this.wanted}
        @input=${find}
      />
      <span class="soft" role="status"
        >${this.wanted ? this.words("room-found", { found, all: this.rows.length }) : nothing}</span
      >
    </p>`;
  }

  private turning(page: number, pages: number): TemplateResult {
    const turn = (to: number, says: string): TemplateResult =>
      html`<button class="button" ?disabled=${to < 0 || to >= pages} @click=${() => (this.page = to)}>
        ${this.words(says)}
      </button>`;
    return html`<nav class="inside row-of room-turning" aria-label=${this.words("room-pages")}>
      ${turn(page - 1, "room-page-before")}<span role="status"
        >${this.words("room-page-of", { page: page + 1, pages })}</span
      >${turn(page + 1, "room-page-after")}
    </nav>`;
  }
}

/** Tells whether a text has every word that is looked for, whatever their accents and capitals. */
export function has(text: string, wanted: string): boolean {
  const held = plain(text);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => held.includes(word));
}

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
}
