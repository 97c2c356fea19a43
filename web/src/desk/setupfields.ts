/** The controls of a new event: each with its name and a sentence that says what it means. */
import { html, type TemplateResult } from "lit";
import type { Words } from "../boards/words";
import type { Wish } from "./wish";

export interface Fields {
  readonly wish: Wish;
  readonly words: Words;
  readonly set: (change: Partial<Wish>) => void;
}

type Keys<T> = { [K in keyof Wish]: Wish[K] extends T ? K : never }[keyof Wish];

function kebab(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

export function toggle({ wish, words, set }: Fields, key: Keys<boolean>): TemplateResult {
  const change = (event: Event): void => set({ [key]: (event.target as HTMLInputElement).checked });
  return html`<label class="room-check"
    ><input type="checkbox" .checked=${wish[key]} @change=${change} /><span
      ><b>${words(`room-new-${kebab(key)}`)}</b>
      <span class="soft">${words(`room-new-${kebab(key)}-says`)}</span></span
    ></label
  >`;
}

export function number(
  { wish, words, set }: Fields,
  key: Keys<number | null>,
  least: number,
  most: number,
  name: string = kebab(key),
): TemplateResult {
  const change = (event: Event): void => {
    const said = (event.target as HTMLInputElement).value;
    set({ [key]: said === "" ? null : Number(said) });
  };
  return html`<label class="field"
    >${words(`room-new-${name}`)}<input
      class="input"
      type="number"
      inputmode="numeric"
      min=${least}
      max=${most}
      .value=${wish[key] === null ? "" : String(wish[key])}
      @input=${change}
    /><small>${words(`room-new-${name}-says`)}</small></label
  >`;
}

export function text({ wish, words, set }: Fields, key: Keys<string>, rows = 1): TemplateResult {
  const change = (event: Event): void => set({ [key]: (event.target as HTMLInputElement).value });
  const input =
    rows > 1
      ? html`<textarea class="input" rows=${rows} .value=${wish[key]} @input=${change}></textarea>`
      : html`<input class="input" autocomplete="off" .value=${wish[key]} @input=${change} />`;
  return html`<label class="field"
    >${words(`room-new-${kebab(key)}`)}${input}<small>${words(`room-new-${kebab(key)}-says`)}</small></label
  >`;
}

export function choice(
  { wish, words, set }: Fields,
  key: Keys<string>,
  values: readonly string[],
): TemplateResult {
  const change = (event: Event): void => set({ [key]: (event.target as HTMLSelectElement).value });
  const name = kebab(key);
  return html`<label class="field"
    >${words(`room-new-${name}`)}<select class="input" @change=${change}>
      ${values.map((value) => html`<option value=${value} ?selected=${value === wish[key]}>${words(`room-new-${name}-${value || "none"}`)}</option>`)}</select
    ><small>${words(`room-new-${name}-says`)}</small></label
  >`;
}

/** Options that few events need, folded away. */
export function further(words: Words, body: TemplateResult): TemplateResult {
  return html`<details class="room-further">
    <summary>${words("room-new-further")}</summary>
    <div class="room-fields">${body}</div>
  </details>`;
}
