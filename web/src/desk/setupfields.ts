/** The controls of a new event: each with its name and a sentence that says what it means. */
import { html, type TemplateResult } from "lit";
import type { Words } from "../boards/words";
import type { OfferField } from "../../wire";
import type { Wish } from "./wish";

export interface Fields<W extends object = Wish> {
  readonly wish: W;
  readonly words: Words;
  readonly set: (change: Partial<W>) => void;
}

/** Answers by the names of their fields. */
export type Answers = Readonly<Record<string, any>>;
type Keys<W, T> = { [K in keyof W]: W[K] extends T ? K : never }[keyof W] & string;

function kebab(key: string): string {
  return key.replaceAll("_", "-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The control of something that is announced of a format. */
export function announced(fields: Fields<Answers>, field: OfferField): TemplateResult {
  const { name, kind, into, choices = [], least, most } = field;
  const called = kebab(into ? `${into}_${name}` : name);
  if (kind === "check") return toggle(fields, name);
  if (kind === "number") return number(fields, name, least ?? 0, most ?? 999, called);
  const values = choices.map(({ value }) => String(value));
  if (kind === "choice") return choice(fields, name, field.null ? ["", ...values] : values);
  return text(fields, name, 1, called, kind === "day" ? "date" : "text");
}

export function toggle<W extends object>(
  { wish, words, set }: Fields<W>,
  key: Keys<W, boolean>,
): TemplateResult {
  const change = (event: Event): void =>
    set({ [key]: (event.target as HTMLInputElement).checked } as Partial<W>);
  return html`<label class="room-check"
    ><input type="checkbox" .checked=${!!wish[key]} @change=${change} /><span
      ><b>${words(`room-new-${kebab(key)}`)}</b>
      <span class="soft">${words(`room-new-${kebab(key)}-says`)}</span></span
    ></label
  >`;
}

export function number<W extends object>(
  { wish, words, set }: Fields<W>,
  key: Keys<W, number | null>,
  least: number,
  most: number,
  name: string = kebab(key),
): TemplateResult {
  const change = (event: Event): void => {
    const said = (event.target as HTMLInputElement).value;
    set({ [key]: said === "" ? null : Number(said) } as Partial<W>);
  };
  return html`<label class="field"
    >${words(`room-new-${name}`)}<input
      class="input"
      type="number"
      inputmode="numeric"
      min=${least}
      max=${most}
      .value=${String(wish[key] ?? "")}
      @input=${change}
    /><small>${words(`room-new-${name}-says`)}</small></label
  >`;
}

export function text<W extends object>(
  { wish, words, set }: Fields<W>,
  key: Keys<W, string>,
  rows = 1,
  name: string = kebab(key),
  type: "text" | "date" = "text",
): TemplateResult {
  const change = (event: Event): void =>
    set({ [key]: (event.target as HTMLInputElement).value } as Partial<W>);
  const input =
    rows > 1
      ? html`<textarea
          class="input"
          rows=${rows}
          .value=${String(wish[key] ?? "")}
          @input=${change}
        ></textarea>`
      : html`<input
          class="input"
          type=${type}
          autocomplete="off"
          .value=${String(wish[key] ?? "")}
          @input=${change}
        />`;
  return html`<label class="field"
    >${words(`room-new-${name}`)}${input}<small>${words(`room-new-${name}-says`)}</small></label
  >`;
}

export function choice<W extends object>(
  { wish, words, set }: Fields<W>,
  key: Keys<W, string>,
  values: readonly string[],
): TemplateResult {
  const change = (event: Event): void =>
    set({ [key]: (event.target as HTMLSelectElement).value } as Partial<W>);
  const name = kebab(key);
  return html`<label class="field"
    >${words(`room-new-${name}`)}<select class="input" @change=${change}>
      ${values.map((value) => html`<option value=${value} ?selected=${value === (wish[key] ?? "")}>${words(`room-new-${name}-${value || "none"}`)}</option>`)}</select
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
