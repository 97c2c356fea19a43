import { LitElement, html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { pageWords } from "../boards/words";
import { ask } from "../pocket";

interface Judgement {
  readonly entries: number;
  readonly done: number;
  readonly head: string;
  readonly acts: number;
  readonly different: readonly number[];
  readonly strokes: number;
  readonly replayed: number;
  readonly unlike: readonly number[];
  readonly sealed: boolean | null;
  readonly fault: string | null;
}

/** What came of the hall's signature of the journal; `flaw` is `none` where the hall signs nothing. */
interface Signed {
  readonly key: string;
  readonly flaw: string | null;
  readonly vouched: boolean;
}

/** One sentence of what was found, and whether something is wrong. */
type Said = readonly [text: string, bad: boolean];

/** So many milliseconds the worker judges before it says how far it is. */
const BEAT = 250;
/** So long strokes are simulated, unless every one is wished: the table's core is not compiled here. */
const SIMULATED = 60_000;
/** Under which name the browser keeps the key with which this hall signed when it last looked. */
const KNOWN_KEY = "hall-key";

/** Judges a match again in the reader's own browser: its journal is fetched, its chain checked, every act ruled on anew. */
@customElement("judge-again")
export class JudgeAgain extends LitElement {
  @state() private busy = false;
  @state() private found: Judgement | null = null;
  @state() private failed = "";
  @state() private signed: Signed | null = null;
  private readonly words = pageWords();

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    const { found, busy, words } = this;
    return html`
      <button class="button" type="button" ?disabled=${busy} @click=${() => void this.judge()}>
        ${words("judge-again")}
      </button>
      ${busy && found ? html`<progress max=${found.entries} value=${found.done} aria-label=${words("judge-title")}></progress>` : nothing}
      <div role="status">
        ${this.said.map(([text, bad]) => html`<p class=${bad ? "fails" : "holds"}>${text}</p>`)}
      </div>
      ${!busy && found?.head ? html`<p class="soft head">${words("judge-head")} <code>${found.head}</code></p>` : nothing}
      ${!busy && this.signed && !this.signed.flaw ? html`<p class="soft head">${words("judge-signed")} <code>${this.signed.key}</code></p>` : nothing}
      ${
        !busy && found && found.replayed < found.strokes
          ? html`<button type="button" class="button quiet" @click=${() => void this.judge(true)}>
              ${words("judge-every-stroke")}
            </button>`
          : nothing
      }
    `;
  }

  private get said(): readonly Said[] {
    const { found, words } = this;
    if (this.failed) return [[words("judge-failed", { why: this.failed }), true]];
    if (this.busy && !found) return [[words("judge-busy"), false]];
    if (!found) return [];
    const { fault, different, acts, entries, done } = found;
    if (fault) return [[words("judge-fault", { number: entries }), true]];
    if (this.busy) return [[words("judge-progress", { done, count: entries }), false]];
    const ruled: Said = different.length
      ? [words("judge-different", { numbers: different.join(", ") }), true]
      : [words("judge-same", { count: acts }), false];
    return [ruled, ...this.played(found), ...this.signature()];
  }

  /** What is to be said of the signature; of a good one by the key that was expected its key is shown alone. */
  private signature(): Said[] {
    const { signed, words } = this;
    if (!signed) return [];
    const { flaw, vouched } = signed;
    if (flaw === "none") return [[words("judge-not-signed"), !vouched]];
    if (flaw) return [[words(`judge-signature-${flaw}`), true]];
    return vouched ? [] : [[words("judge-new-key"), true]];
  }

  /** What came of the strokes that were played here, and of what chance was bound to. */
  private played({ strokes, replayed, unlike, sealed }: Judgement): Said[] {
    const { words } = this;
    const said: Said[] = [];
    if (unlike.length) said.push([words("judge-unlike", { numbers: unlike.join(", ") }), true]);
    else if (strokes)
      said.push([
        words(replayed < strokes ? "judge-strokes-part" : "judge-strokes", { count: strokes, replayed }),
        false,
      ]);
    if (sealed !== null) said.push([words(sealed ? "judge-sealed" : "judge-unsealed"), !sealed]);
    return said;
  }

  private async judge(everyStroke = false): Promise<void> {
    [this.busy, this.failed, this.found, this.signed] = [true, "", null, null];
    try {
      await this.judged(everyStroke);
    } catch (error) {
      this.failed = error instanceof Error ? error.message : String(error);
    } finally {
      this.busy = false;
    }
  }

  private async judged(everyStroke: boolean): Promise<void> {
    const { match, game } = this.dataset;
    const language = document.documentElement.lang;
    const base = `/api/matches/${encodeURIComponent(match!)}`;
    // The record first: a match that is being played goes on meanwhile, and a journal only grows.
    const record = (await (await fetched(`${base}/record?as=json&lang=${language}`)).json()) as {
      sequence: number;
    };
    const journal = await (await fetched(`${base}/journal`)).text();
    const lines = journal
      .split("\n")
      .slice(0, record.sequence + 1)
      .join("\n");
    let found = await ask<Judgement>([game!], "judge", { match, lines: `${lines}\n` });
    const parts = found.strokes ? [game!, "strokes"] : [game!];
    const until = performance.now() + SIMULATED;
    while (!found.fault && found.done < found.entries) {
      this.found = found;
      const simulate = everyStroke || performance.now() < until;
      found = await ask<Judgement>(parts, "judge_on", { match, ms: BEAT, simulate });
    }
    if (!found.fault) this.signed = await this.checked(base, record.sequence);
    this.found = found.fault ? found : await ask<Judgement>(parts, "judge_end", { match, record, language });
  }

  /** Checks the hall's signature of the journal up to an entry, by its keys and the one that it had before. */
  private async checked(base: string, sequence: number): Promise<Signed> {
    const { match, game } = this.dataset;
    const answer = await fetch(`${base}/signature?sequence=${sequence}`, { cache: "no-store" });
    if (answer.status === 404) return { key: "", flaw: "none", vouched: !knownKey() };
    if (!answer.ok) throw new Error(String(answer.status));
    const { keys } = (await (await fetched("/api/keys")).json()) as { keys: unknown };
    const given = { match, signed: (await answer.json()) as unknown, keys, known: knownKey() };
    const found = await ask<Signed>([game!], "signature", given);
    // A key that nobody vouched for is not trusted at the second look either.
    if (!found.flaw && found.vouched) keepKey(found.key);
    return found;
  }
}

/** The key with which this hall signed when this browser last looked; nothing where it did not, or keeps nothing. */
function knownKey(): string {
  try {
    return localStorage.getItem(KNOWN_KEY) ?? "";
  } catch {
    return "";
  }
}

function keepKey(key: string): void {
  try {
    localStorage.setItem(KNOWN_KEY, key);
  } catch {
    // A browser that keeps nothing compares with nothing.
  }
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address, { cache: "no-store" });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer;
}
