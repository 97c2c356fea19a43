import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../boards/words";
import type { EventView } from "./api";
import { roundName } from "./rounds";

const OVER = ["done", "bye", "void"];
const BEGUN = ["called", "playing", "reported", "disputed", "withheld", "suspended"];

interface Stage {
  readonly title: string;
  readonly over: number;
  readonly all: number;
  readonly now: boolean;
}

/** The way through an event, drawn from left to right: its stages, how far each has come, and which is played now. */
export function stages(view: EventView, words: Words): TemplateResult | typeof nothing {
  const found = stagesOf(view, words);
  if (found.length < 2) return nothing;
  return html`<ol class="room-stages" aria-label=${words("room-stages")}>
    ${found.map(
      ({ title, over, all, now }) =>
        html`<li class=${over === all ? "over" : now ? "now" : ""} aria-current=${now ? "step" : nothing}>
          <b>${title}</b>
          <span>${words("room-found", { found: over, all })}</span>
          <meter min="0" max=${all} .value=${over} aria-hidden="true"></meter>
        </li>`,
    )}
  </ol>`;
}

/** Groups are one stage, whatever their number; every round of a bracket or a Swiss is one. */
function stagesOf(view: EventView, words: Words): readonly Stage[] {
  const { groups, matches } = view.event;
  const letters = Object.keys(groups);
  const held = new Map<string, string[]>();
  for (const [id, { state }] of Object.entries(matches)) {
    const round = id.split(".")[0]!;
    const key = letters.includes(round[0]!) ? "" : round;
    held.set(key, [...(held.get(key) ?? []), state]);
  }
  const come = [...held].map(([round, states]) => ({
    title: round ? roundName(words, view, round) : words("room-stage-groups", { count: letters.length }),
    over: states.filter((state) => OVER.includes(state)).length,
    all: states.length,
    now:
      states.some((state) => BEGUN.includes(state)) ||
      (states.some((state) => state === "ready") && !states.every((state) => OVER.includes(state))),
  }));
  return [...come, ...ahead(view, words, come.length)];
}

/** The stages that are announced and not drawn yet: the knockout after groups, the next rounds of a Swiss. */
function ahead({ event, setup, in_rounds }: EventView, words: Words, drawn: number): readonly Stage[] {
  const groups = Object.keys(event.groups).length;
  const coming = (title: string, all: number): Stage => ({ title, over: 0, all, now: false });
  if (groups && drawn === 1)
    return [coming(words("room-format-knockout"), Math.max(1, groups * setup.advance - 1))];
  const rounds = in_rounds && drawn ? (setup.swiss_rounds ?? 0) : 0;
  const pairs = Math.floor(event.order.length / 2);
  return Array.from({ length: Math.max(0, rounds - drawn) }, (_, place) =>
    coming(words("room-round-r", { number: drawn + place + 1 }), pairs),
  );
}
