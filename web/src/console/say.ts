import { html, nothing, type TemplateResult } from "lit";
import { quoted, type Words } from "../boards/words";
import { deciding } from "../panels/ruled";
import type { Ruling } from "../hall";
import { actName, said, type Naming } from "./choices";
import type { Umpired } from "./documents";
import type { Waiting } from "./outbox";
import { lawref, sentences, timeOf } from "./parts";

/** What the lines of a console that speak are made of. */
export interface Speech {
  readonly words: Words;
  readonly naming: Naming;
  readonly match: Umpired;
  /** What is to be announced of the act that stands last. */
  readonly said: readonly string[];
  readonly refusal: { readonly text: string; readonly law?: string } | null;
  /** Acts that the hall has not ruled on. */
  readonly waiting: readonly Waiting[];
  /** Whether they were entered so lately that an answer is on its way. */
  readonly fresh: boolean;
  /** The last entry that the hall has, where this device rules on what follows; else nothing. */
  readonly confirmed: number | null;
  name(side: string): string;
}

/** The line that says what to announce now, or what play waits for: true, or marked as not known. */
export function sayLine(speech: Speech): TemplateResult {
  const { words, match, refusal, waiting } = speech;
  if (refusal) {
    const { law, text } = refusal;
    return html`<div class="say foul" role="status" data-part="say">
      ${law ? lawref(law, `/laws/${match.edition}#${law}`, "foul decides") : nothing}
      <p><span class="eyebrow">${words("umpire-refused")}</span><span class="why">${text}</span></p>
    </div>`;
  }
  if (waiting.length && speech.confirmed === null) {
    return html`<div class="say ${speech.fresh ? "" : "kept"}" role="status" data-part="say">
      <p>
        <span class="eyebrow">${speech.fresh ? "\u00a0" : words("umpire-kept")}</span
        >${speech.fresh ? "\u00a0" : words("umpire-kept-says")}
      </p>
    </div>`;
  }
  const rulings = match.last.at(-1)?.rulings ?? [];
  const ruling = deciding(rulings);
  const now = speech.said.length === 0;
  const told = now ? waitsFor(speech) : quoted(sentences(speech.said));
  const own = speech.confirmed === null ? nothing : html` · <em>${words("umpire-not-confirmed")}</em>`;
  return html`<div
    class="say ${ruling?.foul && !now ? "foul" : ""} ${own === nothing ? "" : "own"}"
    role="status"
    data-part="say"
  >
    ${ruling && !now ? lawref(ruling.law, ruling.address, "decides") : nothing}
    <p><span class="eyebrow">${words(now ? "umpire-now" : "umpire-say")}${own}</span>${told}</p>
    ${ruling && !now && rulings.length > 1 ? alsoBy(words, rulings, ruling) : nothing}
  </div>`;
}

/** The other laws of an act, folded behind their number. */
function alsoBy(words: Words, rulings: readonly Ruling[], first: Ruling): TemplateResult {
  const others = rulings.filter((ruling) => ruling !== first);
  const told = words("umpire-also-by", { laws: others.map(({ law }) => `§ ${law}`).join(" · ") });
  return html`<details class="also-by">
    <summary aria-label="+${others.length} ${told}">+${others.length}</summary>
    <ul>
      ${[first, ...others].map(({ law, address, text }) => html`<li>${lawref(law, address)}<span>${text}</span></li>`)}
    </ul>
  </details>`;
}

/** What play waits for, as one would say it. */
function waitsFor({ words, naming, match, name }: Speech): string {
  if (match.state !== "running") return words(`watch-state-${match.state}`);
  const due = match.due[0];
  if (!due) return words("umpire-wait");
  const act = due.act.replaceAll("_", "-");
  const who = naming.player(due.side) ? name(due.side) : "";
  const spoken = said(words, "", ...(who ? [`umpire-now-${act}`] : []));
  if (spoken) return spoken.replace("{name}", who);
  return who ? `${who}: ${actName(naming, due.act)}` : actName(naming, due.act);
}

/** The last acts: first those that the hall has not yet. */
export function lastActs(speech: Speech): TemplateResult {
  const { words, match, waiting, confirmed } = speech;
  // What this device has ruled on stands among the acts; what else waits is named as it was entered.
  const others = confirmed === null ? waiting : waiting.filter(({ to }) => to !== "acts");
  const kept = [...others].reverse().slice(0, 3);
  const told = [...match.last].reverse().slice(0, 3 - kept.length);
  return html`<ol class="calls" aria-label=${words("umpire-last")}>
    ${kept.map((act) => html`<li><time>${timeOf(act.at)}</time><span>${act.says}</span><span class="unsent">${words("umpire-not-confirmed")}</span></li>`)}
    ${told.map((act) => {
      const ruling = deciding(act.rulings);
      return html`<li>
        <time>${act.number}</time><span>${act.text}</span>
        ${
          confirmed !== null && act.number > confirmed
            ? html`<span class="unsent">${words("umpire-not-confirmed")}</span>`
            : ruling
              ? lawref(ruling.law, ruling.address)
              : html`<span></span>`
        }
      </li>`;
    })}
  </ol>`;
}
