import type { ClauseView, Precedent } from "../../wire";
import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { deciding } from "./ruled";
import { pageWords, quoted } from "../boards/words";
import type { Act, Ruling } from "../hall";

/** A clause as the law's own address tells it. */
type Clause = Pick<ClauseView, "title" | "gist"> & { readonly example: Precedent | null };

/** What the referee said of an act, its laws, and on request why: each ruling, its clause in words, and a case. */
@customElement("ruling-card")
export class RulingCard extends LitElement {
  @property({ attribute: false }) act!: Act;
  /** Whether the words that give the reason stand below what was said. */
  @property({ type: Boolean }) because = false;
  /** What happened, where the page can say it better than the ruling. */
  @property({ attribute: false }) headline = "";
  /** Whether the headline says that a roll cannot be played. */
  @property({ type: Boolean }) dead = false;
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
    const foul = rulings.find((ruling) => ruling.foul);
    const main = deciding(rulings);
    const said = this.headline || (say.length ? this.quoted(say) : told(main));
    return html`<div class="ruling ${foul ? "foul" : ""}">
      <p class="eyebrow">${this.words("play-ruling")}</p>
      <p class="said" role="status" data-part=${this.dead ? "no-move" : "event"}>${said}</p>
      <p class="laws">${main ? badge(main) : nothing}</p>
      ${this.because && say.length && main && !this.open ? html`<p class="because">${main.text}</p>` : nothing}
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

  /** What was said of an act, as one speech where one speaks. */
  private quoted(say: readonly string[]): string {
    const plain = say.every((words) => !/[“«]/.test(words));
    return plain ? quoted(say.join(" ")) : say.map(quoted).join(" ");
  }

  private async look(): Promise<void> {
    const wanted = once(this.act.rulings).filter(({ address }) => !this.clauses.has(address));
    const found = await Promise.all(wanted.map(({ address }) => clauseOf(address)));
    const known = wanted.flatMap(({ address }, place): [string, Clause][] =>
      found[place] ? [[address, found[place]]] : [],
    );
    this.clauses = new Map([...this.clauses, ...known]);
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
    return html`<p class="soft"><b>${clause.title}</b> ${clause.gist}</p>
      ${clause.example ? this.example(clause.example) : nothing}`;
  }

  /** A case: what was so, what happened, what was ruled on it. */
  private example({ address, given, acts }: Precedent): TemplateResult {
    return html`<section class="example">
      <p class="case-head">${this.words("play-case")}</p>
      ${given ? html`<p>${this.words("play-case-given")} ${given}.</p>` : nothing}
      <ol>
        ${acts.map(
          ({ act, says, rulings }) =>
            html`<li>
              <p>${this.words("play-case-happened")} ${act}.</p>
              ${says.length ? html`<p class="said">${this.quoted(says)}</p>` : nothing}
              ${rulings.map((one) => html`<p>${one.text} ${badge(one)}</p>`)}
            </li>`,
        )}
      </ol>
      <p><a href=${address}>${this.words("play-case-try")}</a></p>
    </section>`;
  }
}

/** Returns a clause with the plainest case in which it decided; null where the hall does not know it. */
async function clauseOf(address: string): Promise<Clause | null> {
  const own = address.replace("/laws/", "/api/laws/").replace("#", "/");
  const [clause, example] = await Promise.all([fetch(own), fetch(`${own}/case`)]);
  if (!clause.ok) return null;
  const { title, gist } = (await clause.json()) as Clause;
  return { title, gist, example: example.ok ? ((await example.json()) as Precedent | null) : null };
}

function badge({ law, address }: Pick<Ruling, "law" | "address">): TemplateResult {
  return html`<a class="lawref" href=${address}>§ ${law}</a>`;
}

/** What a ruling orders, without the title of its clause: the badge beside it names that. */
function told(ruling: Ruling | undefined): string {
  const { text = "" } = ruling ?? {};
  return text.slice(text.indexOf(": ") + 1).trim();
}

/** Returns the first ruling of each law. */
function once(rulings: readonly Ruling[]): Ruling[] {
  return [...new Map(rulings.map((ruling) => [ruling.address, ruling])).values()];
}
