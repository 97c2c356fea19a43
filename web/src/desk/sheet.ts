import { html, nothing, type TemplateResult } from "lit";

/** A field of a form: what is asked, and of what kind the answer is. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly kind: "text" | "number" | "choice" | "check" | "names";
  readonly choices?: readonly (readonly [string, string])[];
  readonly value?: string | number | boolean;
  readonly optional?: boolean;
  readonly help?: string;
  /** The law that asks for it. */
  readonly law?: Law;
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

/** Shows a form; what is filled in becomes the act. */
export function formBody(form: Form, send: (event: unknown) => void): TemplateResult {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    send(form.build(read(event.target as HTMLFormElement, form.fields)));
  };
  return html`<form class="room-form" @submit=${submit}>
    ${form.says ? html`<p class="soft">${form.says}</p>` : nothing}
    ${form.fields.map((field) => shown(field))}
    ${
      form.then
        ? html`<ol class="room-then">
            ${form.then.map((one) => html`<li><span>${one.text}</span>${cited(one)}</li>`)}
          </ol>`
        : nothing
    }
    <button class="button ${form.danger ? "danger" : "primary"}">${form.submit}</button>
  </form>`;
}

function cited({ law, address }: Law): TemplateResult {
  return html`<a class="lawref" href=${address}>§ ${law}</a>`;
}

function shown(field: Field): TemplateResult {
  const help = field.help ? html`<small>${field.help}</small>` : nothing;
  if (field.kind === "choice")
    return html`<fieldset class="field">
      <legend>${field.label}</legend>
      <div class="room-choices">
        ${field.choices!.map(([value, label], place) => html`<label class="room-choice"><input type="radio" name=${field.name} value=${value} ?checked=${field.value === undefined ? place === 0 : field.value === value} /><span>${label}</span></label>`)}
      </div>
      ${help}
    </fieldset>`;
  if (field.kind === "check")
    return html`<label class="room-check"
      ><input type="checkbox" name=${field.name} ?checked=${field.value === true} /><span>${field.label}</span
      >${field.law ? cited(field.law) : nothing}</label
    >`;
  if (field.kind === "number")
    return html`<label class="field"
      >${field.label}<input
        class="input"
        type="number"
        min="0"
        max="999"
        inputmode="numeric"
        name=${field.name}
        .value=${String(field.value ?? "")}
        ?required=${!field.optional}
      />${help}</label
    >`;
  return html`<label class="field"
    >${field.label}<input
      class="input"
      name=${field.name}
      .value=${String(field.value ?? "")}
      ?required=${!field.optional}
      maxlength="200"
      autocomplete="off"
    />${help}</label
  >`;
}

function read(form: HTMLFormElement, fields: readonly Field[]): Record<string, unknown> {
  const data = new FormData(form);
  return Object.fromEntries(
    fields.map((field) => {
      const said = String(data.get(field.name) ?? "").trim();
      if (field.kind === "check") return [field.name, data.has(field.name)];
      if (field.kind === "number") return [field.name, said === "" ? null : Number(said)];
      if (field.kind === "names")
        return [
          field.name,
          said
            .split(/[,;\n]/)
            .map((one) => one.trim())
            .filter(Boolean),
        ];
      return [field.name, said === "" ? null : said];
    }),
  );
}

/** Leaves out of an act what was not said. */
export function said(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ""));
}
