/** The day of a new event: date, place, hours, points, time, check-in, fees, prizes; all may be left as it is. */
import { html, nothing, type TemplateResult } from "lit";
import type { Wish } from "./wish";
import { number, text, toggle, type Fields } from "./setupfields";

/** What of a new event has to do with its day. */
export interface Day {
  readonly start: string;
  readonly end: string;
  readonly place: string;
  readonly organiser: string;
  readonly from: string;
  readonly to: string;
  readonly pause: string;
  readonly minutes: number | null;
  readonly rest: number | null;
  readonly timeLimit: number | null;
  readonly draws: boolean;
  readonly win: number | null;
  readonly draw: number | null;
  readonly checkIn: boolean;
  readonly capacity: number | null;
  readonly entryFee: number | null;
  readonly prizes: string;
}

export const ANY_DAY: Day = {
  start: "",
  end: "",
  place: "",
  organiser: "",
  from: "",
  to: "",
  pause: "",
  minutes: null,
  rest: null,
  timeLimit: null,
  draws: false,
  win: null,
  draw: null,
  checkIn: false,
  capacity: null,
  entryFee: null,
  prizes: "",
};
/** The most days of which each has the same hours. */
const MOST_DAYS = 31;
const DAY_MS = 86_400_000;

/** The fields of the day; those of points where a match may be drawn. */
export function dayFields(fields: Fields, circle: boolean): TemplateResult {
  return html`<div class="room-pairs">
      ${moment(fields, "start", "date")}${moment(fields, "end", "date")} ${text(fields, "place")}
      ${text(fields, "organiser")}
    </div>
    ${folded(
      fields,
      "hours",
      html`${moment(fields, "from", "time")}${moment(fields, "to", "time")}${text(fields, "pause")}${number(fields, "minutes", 1, 600)}${number(fields, "rest", 0, 600)}${number(fields, "timeLimit", 1, 600)}`,
    )}
    ${
      circle
        ? folded(
            fields,
            "points",
            html`${toggle(fields, "draws")}${number(fields, "win", 1, 100)}${fields.wish.draws ? number(fields, "draw", 0, 100) : nothing}`,
          )
        : nothing
    }
    ${folded(
      fields,
      "arrivals",
      html`${toggle(fields, "checkIn")}${number(fields, "capacity", 2, 512)}${number(fields, "entryFee", 0, 1_000_000)}${text(fields, "prizes")}`,
    )}`;
}

function folded({ words }: Fields, name: string, body: TemplateResult): TemplateResult {
  return html`<details class="room-further">
    <summary>${words(`room-new-fold-${name}`)}</summary>
    <div class="room-fields">${body}</div>
  </details>`;
}

function moment(
  { wish, words, set }: Fields,
  key: "start" | "end" | "from" | "to",
  type: "date" | "time",
): TemplateResult {
  const change = (event: Event): void => set({ [key]: (event.target as HTMLInputElement).value });
  return html`<label class="field"
    >${words(`room-new-${key}`)}<input
      class="input"
      type=${type}
      .value=${wish[key]}
      @input=${change}
    /><small>${words(`room-new-${key}-says`)}</small></label
  >`;
}

/** What is sent of the day: nothing of what was left as it is. */
export function dayOf(wish: Wish, circle: boolean): Record<string, unknown> {
  const prizes = (wish.prizes.match(/\d+([.]\d+)?/g) ?? []).map(Number);
  const said: Record<string, unknown> = {
    start: wish.start,
    end: wish.start && wish.end,
    place: wish.place,
    organiser: wish.organiser,
    programme: wish.start && wish.from && wish.to ? sessions(wish) : null,
    minutes_per_match: wish.minutes,
    rest_minutes: wish.rest,
    time_limit: wish.timeLimit ? { minutes: wish.timeLimit } : null,
    draws: circle && wish.draws,
    points:
      circle && wish.win
        ? { win: wish.win, ...(wish.draws && wish.draw !== null ? { draw: wish.draw } : {}) }
        : null,
    check_in: wish.checkIn,
    capacity: wish.capacity,
    entry_fee: wish.entryFee,
    prizes: prizes.length ? prizes : null,
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value));
}

/** A session of each day, from the first to the last, with the pause that all have. */
function sessions({ start, end, from, to, pause }: Wish): readonly unknown[] {
  const first = Date.parse(start);
  const days = Math.min(MOST_DAYS, Math.max(1, Math.round((Date.parse(end || start) - first) / DAY_MS) + 1));
  const held = /(\d{1,2}:\d{2})\D+(\d{1,2}:\d{2})/.exec(pause);
  const breaks = held ? [held.slice(1).map((hour) => hour.padStart(5, "0"))] : [];
  return Array.from({ length: days }, (_, place) => ({
    day: new Date(first + place * DAY_MS).toISOString().slice(0, 10),
    from,
    to,
    breaks,
  }));
}
