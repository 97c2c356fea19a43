import type { OfferField } from "../../wire";
import { html, nothing, type TemplateResult } from "lit";

/** A field of a form: what is asked, and of what kind the answer is. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly kind: OfferField["kind"];
  readonly choices?: readonly (readonly [string, string])[];
  /** Choices that are not all texts, or go with some answers to other fields alone. */
  readonly options?: readonly Option[];
  readonly value?: unknown;
  readonly least?: number;
  readonly most?: number;
  readonly optional?: boolean;
  readonly help?: string;
  /** The law that asks for it. */
  readonly law?: Law;
}

export interface Option {
  readonly value: unknown;
  readonly label: string;
  readonly only: Readonly<Record<string, readonly unknown[]>>;
}

/** A clause that is cited: its number, and where it stands. */
export interface Law {
  readonly law: string;
  readonly address: string;
}

/** What follows from an act, and by which law. */
export interface Consequence extends Law {
  readonly text: string;
}

/** A form that ends in one act. */
export interface Form {
  readonly title: string;
  readonly says?: string;
  readonly submit: string;
  readonly danger?: boolean;
  readonly fields: readonly Field[];
  /** What follows, step by step. */
  readonly then?: readonly Consequence[];
  /** The fields without which it is only shown what would be. */
  readonly shows?: readonly string[];
  readonly build: (values: Readonly<Record<string, unknown>>) => unknown;
}

/** Shows a sheet: a dialog that takes the focus, closed by Esc or by its button; what was refused is said in it. */
export function sheet(
  title: string,
  close: () => void,
  words: (id: string) => string,
  refused: string | null,
  body: TemplateResult,
): TemplateResult {
  return html`<dialog class="room-sheet" aria-label=${title} @close=${close}>
    <header>
      <h2>${title}</h2>
      <button class="button quiet" type="button" @click=${close}>${words("room-close")}</button>
    </header>
    ${refused ? html`<p class="ruling foul" role="alert"><b>${words("room-not-done")}</b> ${refused}</p>` : nothing}
    ${body}
  </dialog>`;
}

/** Shows a form; what is filled in becomes the act. What it would change is asked for whenever something is changed. */
export function formBody(
  form: Form,
  send: (event: unknown) => void,
  look?: (event: unknown) => void,
  seen: TemplateResult | typeof nothing = nothing,
): TemplateResult {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    send(form.build(read(event.target as HTMLFormElement, form.fields)));
  };
  const change = (event: Event): void => {
    const sent = (event.target as Element).closest("form")!;
    narrow(sent, form.fields);
    const values = read(sent, form.fields);
    const said = (event.target as HTMLInputElement).name;
    // What does not change what is shown asks for nothing: else the button would move under the finger that presses it.
    if (look && form.shows && !form.shows.includes(said))
      look(form.build({ ...values, ...Object.fromEntries(form.shows.map((name) => [name, null])) }));
  };
  return html`<form class="room-form" @submit=${submit} @change=${change}>
    ${form.says ? html`<p class="soft">${form.says}</p>` : nothing}
    ${form.fields.map((field) => shown(field, form.fields))}
    ${
      form.then
        ? html`<ol class="room-then">
            ${form.then.map((one) => html`<li><span>${one.text}</span>${cited(one)}</li>`)}
          </ol>`
        : nothing
    }
    ${seen}
    <button class="button ${form.danger ? "danger" : "primary"}">${form.submit}</button>
  </form>`;
}

/** Leaves only those choices open that go with what was answered to other fields. */
function narrow(form: HTMLFormElement, fields: readonly Field[]): void {
  const said = read(form, fields);
  for (const field of fields)
    for (const [place, option] of (field.options ?? []).entries()) {
      const input = form.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(field.name)}"]`)[place];
      if (!input || input.type === "text") continue;
      const fits = Object.entries(option.only).every(([name, few]) => few.includes(said[name]));
      input.disabled = !fits;
      if (!fits && input.checked) input.checked = false;
    }
}

function cited({ law, address }: Law): TemplateResult {
  return html`<a class="lawref" href=${address}>§ ${law}</a>`;
}

/** Tells whether an option is open before anything was changed. */
function fits(option: Option, fields: readonly Field[]): boolean {
  return Object.entries(option.only).every(([name, few]) => {
    const other = fields.find((field) => field.name === name);
    return other === undefined || few.includes(other.value ?? other.options?.[0]?.value);
  });
}

function radios(field: Field, fields: readonly Field[]): TemplateResult {
  const options =
    field.options ?? field.choices!.map(([value, label]): Option => ({ value, label, only: {} }));
  const open = options.map((option) => fits(option, fields));
  const same = (option: Option): boolean => JSON.stringify(option.value) === JSON.stringify(field.value);
  const first = field.optional ? -1 : open.indexOf(true);
  const wanted = options.findIndex((option, place) => open[place] && same(option));
  const chosen = field.value === undefined || wanted < 0 ? first : wanted;
  const many = field.kind === "several";
  const picked = (option: Option): boolean =>
    many && Array.isArray(field.value) && (field.value as unknown[]).includes(option.value);
  return html`<fieldset class="field">
    <legend>${field.label}</legend>
    <div class="room-choices">
      ${options.map((option, place) => html`<label class="room-choice"><input type=${many ? "checkbox" : "radio"} name=${field.name} value=${place} ?disabled=${!open[place]} ?checked=${many ? picked(option) : place === chosen} ?required=${!many && !field.optional} /><span>${option.label}</span></label>`)}
    </div>
    ${field.help ? html`<small>${field.help}</small>` : nothing}
  </fieldset>`;
}

function shown(field: Field, fields: readonly Field[]): TemplateResult {
  const help = field.help ? html`<small>${field.help}</small>` : nothing;
  if (field.kind === "choice" || field.kind === "several") return radios(field, fields);
  if (field.kind === "check")
    return html`<label class="room-check"
      ><input type="checkbox" name=${field.name} ?checked=${field.value === true} /><span>${field.label}</span
      >${field.law ? cited(field.law) : nothing}</label
    >`;
  if (field.kind === "score")
    return html`<fieldset class="field">
      <legend>${field.label}</legend>
      ${field.options!.map(({ value, label }, place) => html`<label class="field">${label}<input class="input" type="number" min="0" max="9999" inputmode="numeric" name="${field.name}:${place}" .value=${String((field.value as Record<string, number> | undefined)?.[String(value)] ?? "")} ?required=${!field.optional} /></label>`)}
    </fieldset>`;
  if (field.kind === "pairs" || field.kind === "sessions")
    return html`<label class="field"
      >${field.label}<textarea
        class="input"
        name=${field.name}
        rows="8"
        .value=${asLines(field)}
        ?required=${!field.optional}
      ></textarea
      >${help}</label
    >`;
  if (field.kind === "number" || field.kind === "whole")
    return html`<label class="field"
      >${field.label}<input
        class="input"
        type="number"
        min=${field.least ?? (field.kind === "whole" ? 0 : -99999)}
        max=${field.most ?? 99999}
        step=${field.kind === "whole" ? 1 : "any"}
        inputmode=${field.kind === "whole" ? "numeric" : "decimal"}
        name=${field.name}
        .value=${String(field.value ?? "")}
        ?required=${!field.optional}
      />${help}</label
    >`;
  const several = field.options?.length
    ? html`<small>${field.options.map((one) => one.label).join(", ")}</small>`
    : nothing;
  return html`<label class="field"
    >${field.label}<input
      class="input"
      type=${field.kind === "day" ? "date" : "text"}
      name=${field.name}
      .value=${Array.isArray(field.value) ? field.value.join(", ") : String(field.value ?? "")}
      ?required=${!field.optional}
      maxlength="4000"
      autocomplete="off"
    />${help}${several}</label
  >`;
}

interface Session {
  readonly day: string;
  readonly from: string;
  readonly to: string;
  readonly rounds?: readonly string[];
}

/** Pairs or sessions, one in each line. */
function asLines({ kind, value }: Field): string {
  if (!Array.isArray(value)) return "";
  if (kind === "pairs") return (value as string[][]).map((pair) => pair.join(" – ")).join("\n");
  return (value as Session[])
    .map(({ day, from, to, rounds }) => [day, `${from}-${to}`, ...(rounds ?? [])].join(" "))
    .join("\n");
}

const READ: Readonly<Partial<Record<Field["kind"], (said: string) => unknown>>> = {
  number: Number,
  whole: Number,
  names: listed,
  order: listed,
  numbers: (said) => said.split(/[;\s]+|,\s+/).map((one) => Number(one.replace(",", "."))),
  games: (said) => said.split(/[,;\s]+/).map((one) => one.split(/[-–:]/).map(Number)),
  pairs: (said) =>
    said
      .split("\n")
      .filter((line) => line.trim())
      .map((line) => line.split(/\s+[-–]\s+|\t/).map((one) => one.trim())),
  sessions: (said) =>
    said
      .split("\n")
      .filter((line) => line.trim())
      .map((line): Session => {
        const [day = "", hours = "", ...rounds] = line.trim().split(/\s+/);
        const [from = "", to = ""] = hours.split(/[-–]/);
        return { day, from, to, ...(rounds.length ? { rounds } : {}) };
      }),
};

function listed(said: string): readonly string[] {
  return said
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter(Boolean);
}

function read(form: HTMLFormElement, fields: readonly Field[]): Record<string, unknown> {
  const data = new FormData(form);
  return Object.fromEntries(fields.map((field) => [field.name, answerTo(field, data)]));
}

function answerTo(field: Field, data: FormData): unknown {
  const option = (place: FormDataEntryValue): unknown =>
    field.options ? field.options[Number(place)]?.value : (field.choices?.[Number(place)]?.[0] ?? null);
  if (field.kind === "check") return data.has(field.name);
  if (field.kind === "several") return data.getAll(field.name).map(option);
  if (field.kind === "score") {
    const points = field.options!.map((_, place) => String(data.get(`${field.name}:${place}`) ?? ""));
    if (points.every((one) => one === "")) return null;
    return Object.fromEntries(field.options!.map(({ value }, place) => [value, Number(points[place])]));
  }
  const said = String(data.get(field.name) ?? "").trim();
  if (said === "") return ["names", "order"].includes(field.kind) ? [] : null;
  if (field.kind === "choice") return option(said) === "" ? null : option(said);
  return READ[field.kind]?.(said) ?? said;
}

/** Leaves out of an act what was not said. */
export function said(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ""));
}
