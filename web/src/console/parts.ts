import { html, nothing, svg, type TemplateResult } from "lit";

const PATHS: Readonly<Record<string, string>> = {
  undo: "M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11",
  redo: "m15 14 5-5-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13",
  foul: "M12 3.5 2.5 20h19zM12 10v4.5M12 17.5h.01",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  back: "m14 5-7 7 7 7",
  menu: "M4 6h16M4 12h16M4 18h16",
  up: "M12 15V4m0 0L8 8m4-4 4 4M5 13v6h14v-6",
  plays: "M7 4.5v15l12-7.5z",
  plus: "M12 5v14M5 12h14",
  raise: "m6 14 6-6 6 6",
  lower: "m6 10 6 6 6-6",
  close: "M6 6l12 12M18 6 6 18",
  law: "M6 3.5h10.5A1.5 1.5 0 0 1 18 5v15.5H7.5A1.5 1.5 0 0 1 6 19zM6 17.5h12M9.5 7.5h5",
  pause: "M9 5v14M15 5v14",
  skip: "M5 5v14l9-7zM18 5v14",
  show: "M2.5 12C5 7.5 8 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.5 6.5-9.5 6.5S5 16.5 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6",
  swap: "M7 4 3 8l4 4M3 8h14M17 12l4 4-4 4M21 16H7",
};

export function icon(name: string): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]!}></path></svg>`;
}

/** A piece in small: a man, a ball, the striker. */
export function chip(kind: string, text: string | number = ""): TemplateResult {
  return kind === "striker"
    ? html`<span class="striker"></span>`
    : html`<span class="chip ${kind}" data-value=${text}></span>`;
}

export function chips(...kinds: readonly string[]): TemplateResult | typeof nothing {
  return kinds.length ? html`<span class="discs">${kinds.map((kind) => chip(kind))}</span>` : nothing;
}

/** A clock as a ring with its seconds; `share` of it is left. */
export function dial(share: number, time: string): TemplateResult {
  const around = 2 * Math.PI * 27;
  return html`<span class="dial"
    ><svg viewBox="0 0 60 60" aria-hidden="true">
      ${svg`<circle class="ring" cx="30" cy="30" r="27"/><circle class="left" cx="30" cy="30" r="27"
        stroke-dasharray="${Math.max(0, Math.min(1, share)) * around} ${around}" transform="rotate(-90 30 30)"/>`}</svg
    ><span class="time">${time}</span></span
  >`;
}

/** The board between four players, with the way the turn goes. */
export function seatedBoard(label: string): TemplateResult {
  const pockets = [-35, 35].flatMap((x) =>
    [-35, 35].map((y) => svg`<circle class="hole-of" cx=${x} cy=${y} r="3.4"/>`),
  );
  return html`<svg viewBox="-50 -50 100 100" role="img" aria-label=${label}>
    <rect class="frame-of" x="-48" y="-48" width="96" height="96" rx="7"></rect>
    <rect class="field-of" x="-39" y="-39" width="78" height="78" rx="4"></rect>
    <circle class="middle-of" r="10"></circle>
    <path class="turn-way" d="M-4 27A27 27 0 0 0 27 -4M20.5 1.5 27-5l5.5 7.5"></path>
    ${pockets}
  </svg>`;
}

/** Seconds as minutes and seconds, or alone where they are few. */
export function clockTime(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds < 60) return String(seconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** A law, as a link to its clause. */
export function lawref(law: string, address: string, kind = ""): TemplateResult {
  return html`<a class="lawref ${kind}" href=${address} target="_blank" rel="noopener">§ ${law}</a>`;
}

export function stepper(
  value: number,
  most: number,
  set: (value: number) => void,
  less: string,
  more: string,
): TemplateResult {
  return html`<span class="stepper">
    <button type="button" aria-label=${less} ?disabled=${value <= 0} @click=${() => set(value - 1)}>−</button
    ><output>${value}</output
    ><button type="button" aria-label=${more} ?disabled=${value >= most} @click=${() => set(value + 1)}>
      +
    </button>
  </span>`;
}

export function toggle(
  on: boolean,
  label: TemplateResult | string,
  set: (on: boolean) => void,
): TemplateResult {
  return html`<button class="switch" type="button" role="switch" aria-checked=${on} @click=${() => set(!on)}>
    ${label}
  </button>`;
}

/** Calls as one line, each with its full stop. */
export function sentences(calls: readonly string[]): string {
  return calls.length < 2
    ? (calls[0] ?? "")
    : calls.map((call) => (/[.!?]$/.test(call) ? call : `${call}.`)).join(" ");
}

/** A moment to the second. */
export function secondOf(at: number): string {
  return new Date(at).toTimeString().slice(0, 8);
}

/** A moment as hours and minutes. */
export function timeOf(at: number): string {
  return new Date(at).toTimeString().slice(0, 5);
}
