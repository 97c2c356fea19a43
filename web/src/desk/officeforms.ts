/** The acts that concern the whole event: lots, rounds, spectators, tables and umpires. */
import type { Words } from "../boards/words";
import type { EventView } from "./api";
import { gameOf } from "./forms";
import { said, type Form } from "./sheet";

export const OFFICE_FORMS = ["expel", "warn-spectator", "hold", "release", "lot", "close"] as const;
export type OfficeForm = (typeof OFFICE_FORMS)[number];

/** The forms that an event offers now. */
export function officeForms(view: EventView): readonly OfficeForm[] {
  const forms: OfficeForm[] = ["expel"];
  if (gameOf(view) === "backgammon") forms.push("warn-spectator");
  if (view.event.stage === "running") forms.push("hold");
  if (view.event.held.length) forms.push("release");
  if (view.setup.format === "swiss" && view.event.stage === "running") forms.push("close");
  if (!["knockout", "double"].includes(view.setup.format) && view.event.stage !== "entries")
    forms.push("lot");
  return forms;
}

/** Returns the form of an act that concerns the whole event. */
export function officeForm(kind: OfficeForm, view: EventView, words: Words, names = ""): Form {
  const base = {
    title: words(`room-form-${kind}`),
    says: words(`room-form-${kind}-says`),
    submit: words("room-enter"),
  };
  const who = { name: "who", label: words("room-field-who"), kind: "text" } as const;
  const reason = { name: "reason", label: words("room-field-reason"), kind: "text", optional: true } as const;
  switch (kind) {
    case "expel":
      return {
        ...base,
        danger: true,
        fields: [
          who,
          {
            name: "for",
            label: words("room-field-for"),
            kind: "choice",
            choices: ["", "language"].map((one) => [one, words(`room-expel-${one || "conduct"}`)] as const),
          },
          reason,
        ],
        build: (values) => ({ expel_spectator: said(values) }),
      };
    case "warn-spectator":
      return {
        ...base,
        fields: [who],
        build: ({ who: name }) => ({ warn: { who: name, for: "language" } }),
      };
    case "hold":
      return { ...base, fields: [what(words, free(view))], build: ({ what: one }) => ({ hold: one }) };
    case "release":
      return {
        ...base,
        fields: [what(words, view.event.held)],
        build: ({ what: one }) => ({ release: one }),
      };
    case "lot":
      return {
        ...base,
        fields: [
          { name: "among", label: words("room-field-among"), kind: "names", value: names },
          {
            name: "seed",
            label: words("room-field-seed"),
            kind: "text",
            optional: true,
            help: words("room-lot-seed-says"),
          },
          {
            name: "order",
            label: words("room-field-order"),
            kind: "names",
            optional: true,
            help: words("room-lot-order-says"),
          },
        ],
        build: ({ among, seed, order }) => ({
          lot: { among, ...(seed ? { seed } : { order }) },
        }),
      };
    case "close":
      return {
        ...base,
        danger: true,
        fields: [
          {
            name: "rounds",
            label: words("room-field-rounds"),
            kind: "number",
            optional: true,
            help: words("room-field-rounds-says"),
          },
        ],
        build: ({ rounds }) => ({ close_rounds: rounds === null ? {} : { rounds } }),
      };
  }
}

function what(words: Words, choices: readonly string[]): Form["fields"][number] {
  return {
    name: "what",
    label: words("room-field-player-or-table"),
    kind: "choice",
    choices: choices.map((one) => [one, one] as const),
  };
}

function free(view: EventView): readonly string[] {
  const people = view.entries.filter((entry) => entry.state === "approved").map((entry) => entry.name);
  return [...view.setup.tables, ...people].filter((one) => !view.event.held.includes(one));
}
