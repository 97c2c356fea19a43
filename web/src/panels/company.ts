import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../boards/words";
import { traits } from "../games";
import type { Match } from "../hall";

/** The few words that players may say to each other. */
export const REACTIONS = ["hello", "good-luck", "nice", "well-played", "thanks", "sorry"] as const;

/** Where a friend joins: the address, to be sent or shown as a picture. */
export function invitation(match: Match, words: Words): TemplateResult {
  const seats = match.players.filter((player) => player.waiting && player.join);
  if (!seats.length) return html`<p>${words("play-waiting")}</p>`;
  return html`${seats.map(({ join }) => invited(join!, words))}
  ${local(location.hostname) ? html`<p class="refusal">${words("play-invite-local")}</p>` : nothing}`;
}

function invited(join: string, words: Words): TemplateResult {
  const address = location.origin + join;
  return html`<div class="invitation">
    <img
      class="qr"
      src="/qr.svg?to=${encodeURIComponent(join)}"
      width="176"
      height="176"
      alt=${words("play-invite-picture")}
    />
    <div>
      <p>${words("play-invite")}</p>
      <p class="address">${address}</p>
      ${copier(address, "play-copy-link", words)}
    </div>
  </div>`;
}

/** A button that copies, and says so; where a page may not copy, the words can be marked by hand. */
export function copier(text: string, name: string, words: Words): TemplateResult {
  const copy = async (event: Event): Promise<void> => {
    const button = event.currentTarget as HTMLButtonElement;
    button.textContent = words((await copied(text)) ? "play-copied" : "play-not-copied");
  };
  return html`<button class="button" type="button" @click=${copy}>${words(name)}</button>`;
}

/** Copies also on a page of plain http, where a browser gives no clipboard. */
async function copied(text: string): Promise<boolean> {
  if (window.isSecureContext)
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

function local(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host.startsWith("127.");
}

/** What may be given up now. */
export function losses(match: Match): readonly string[] {
  return traits(match.edition.split("/")[0]!).losses ?? [];
}
