import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../boards/words";
import type { Match, Wish } from "../hall";

/** What can be answered to a proposal: its word, whether it is the first choice, and what a press does. */
export type Reply = readonly [word: string, first: boolean, press: () => void];

/** A proposal of another: what is proposed, its law, and how it can be answered. */
export function proposal(
  text: string,
  replies: readonly Reply[],
  words: Words,
  law?: readonly [number: string, address: string],
): TemplateResult {
  return html`<section class="proposal" role="group" aria-label=${text}>
    <p role="status">${text} ${law ? html`<a class="lawref" href=${law[1]}>§ ${law[0]}</a>` : nothing}</p>
    ${
      replies.length
        ? html`<div class="row-of">
            ${replies.map(
              ([word, first, press]) =>
                html`<button class="button ${first ? "primary" : ""}" type="button" @click=${press}>
                  ${words(word)}
                </button>`,
            )}
          </div>`
        : nothing
    }
  </section>`;
}

/** What somebody has asked for that all have to agree to; nothing once the match has moved on. */
export function wished(
  match: Match,
  wish: Wish | null,
  words: Words,
  agree: () => void,
  drop: () => void,
): TemplateResult | typeof nothing {
  if (!wish || wish.sequence !== match.sequence) return nothing;
  if (wish.declined) return proposal(words("play-declined", { name: wish.declined }), [], words);
  if (wish.yours) return proposal(words(`play-wished-${wish.what}`), [], words);
  const replies: Reply[] = [
    ["play-agree", true, agree],
    ["play-not-now", false, drop],
  ];
  return proposal(words(`play-wish-${wish.what}`, { name: wish.names.join(" · ") }), replies, words);
}

/** What may be asked of all who play: a pause, and, where no machine would at once act again, the last act back. */
export function wishes(match: Match): readonly string[] {
  const people = !match.players.some((player) => player.house);
  return match.state === "running" ? ["pause", ...(people && match.sequence > 1 ? ["undo"] : [])] : [];
}
