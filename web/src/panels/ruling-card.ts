import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { pageWords } from "../boards/words";
import type { Act, Ruling } from "../hall";

/** A clause as the law's own address tells it. */
interface Clause {
  readonly title: string;
  readonly gist: string;
  readonly points_to: readonly string[];
}

/** What the referee said of an act, its laws, and on request why: each ruling, its clause in words, and a case. */
@customElement("ruling-card")
export class RulingCard extends LitElement {
  @property({ attribute: false }) act!: Act;
  @property({ type: Boolean }) foul = false;
  @state() private open = false;
  @state() private clauses = new Map<string, Clause>();
  private readonly words = pageWords();

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("act") && changed.get("act")?.number !== this.act.number) this.open = false;
  }

  protected override render(): TemplateResult {
    const { rulings, say } = this.act;
    const said = say.length ? `“${say.join(" ")}”` : (rulings[0]?.text ?? "");
    return html`<div class="ruling ${this.foul ? "foul" : ""}">
      <p class="said">${said}</p>
      <p class="laws">${once(rulings).map((ruling) => badge(ruling))}</p>
      ${rulings.length ? this.question() : nothing} ${this.open ? this.reasons(rulings) : nothing}
    </div>`;
  }

  private question(): TemplateResult {
    return html`<button class="button quiet why" type="button" aria-expanded=${this.open} @click=${this.ask}>
      ${this.words("play-why")}
    </button>`;
  }

  private readonly ask = (): void => {
    this.open = !this.open;
    if (this.open) void this.look();
  };

  private async look(): Promise<void> {
    const wanted = once(this.act.rulings).filter(({ address }) => !this.clauses.has(address));
    const found = await Promise.all(wanted.map(({ address }) => fetch(`/api${address.replace("#", "/")}`)));
    const read = await Promise.all(found.map((answer) => (answer.ok ? answer.json() : null)));
    const known = wanted.flatMap(({ address }, place) => (read[place] ? [[address, read[place]]] : []));
    this.clauses = new Map([...this.clauses, ...(known as [string, Clause][])]);
  }

  private reasons(rulings: readonly Ruling[]): TemplateResult {
    return html`<ol class="reasons">
      ${rulings.map(
        (ruling) =>
          html`<li>
            <p>
              ${ruling.text}
              ${badge(ruling)}${ruling.derived ? html` <span class="soft">${this.words("watch-derived")}</span>` : nothing}
            </p>
            ${this.clause(ruling)}
          </li>`,
      )}
    </ol>`;
  }

  private clause({ address }: Ruling): TemplateResult | typeof nothing {
    const clause = this.clauses.get(address);
    if (!clause) return nothing;
    const example = clause.points_to.find((one) => one.startsWith("case:"))?.slice(5);
    const own = address.replace("#", "/");
    return html`<p class="soft">
      <b>${clause.title}</b> ${clause.gist}
      ${example ? html`<a href=${own}>${this.words("play-case", { name: example })}</a>` : nothing}
    </p>`;
  }
}

function badge({ law, address }: Ruling): TemplateResult {
  return html`<a class="lawref" href=${address}>§ ${law}</a>`;
}

/** Returns the first ruling of each law. */
function once(rulings: readonly Ruling[]): Ruling[] {
  return [...new Map(rulings.map((ruling) => [ruling.address, ruling])).values()];
}
