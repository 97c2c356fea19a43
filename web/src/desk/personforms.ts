/** The acts on somebody who has entered. */
import type { Words } from "../boards/words";
import type { Entry, EventView } from "./api";
import { causesOf, gameOf } from "./forms";
import { said, type Form } from "./sheet";

export type PersonForm =
  "withdraw" | "late_entry" | "enter" | "refuse" | "promote" | "exception" | "expulsion" | "substitute";

const EXCEPTED = ["2.2.i", "2.2.ii", "3.5.i.b", "3.5.i.c", "3.4.i.a", "3.4.i.b", "3.4.i.c", "1.8"];

/** The forms that an entry offers now. */
export function personForms(view: EventView, entry: Entry): readonly PersonForm[] {
  const forms: PersonForm[] = [];
  const drawn = view.event.stage !== "entries";
  if (!["approved", "entered"].includes(entry.state)) return forms;
  forms.push("withdraw");
  if (!drawn && view.setup.categories.length) forms.push("promote");
  if (["backgammon", "snooker"].includes(gameOf(view))) forms.push("exception");
  if (drawn && ["backgammon", "desk"].includes(gameOf(view))) forms.push("expulsion");
  if (view.event.members[entry.name]) forms.push("substitute");
  return forms;
}

/** Returns the form of an act on somebody who has entered. */
export function personForm(kind: PersonForm, view: EventView, name: string, words: Words): Form {
  const reason = { name: "reason", label: words("room-field-reason"), kind: "text", optional: true } as const;
  const title = words(`room-form-${kind}`);
  const base = { title: name ? `${title} · ${name}` : title, submit: words("room-enter") };
  switch (kind) {
    case "withdraw":
      return {
        ...base,
        danger: true,
        says: words("room-withdraw-says"),
        fields: [reason],
        build: (values) => ({ withdraw: said({ player: name, ...values }) }),
      };
    case "refuse":
      return {
        ...base,
        danger: true,
        fields: [reason],
        build: (values) => ({ refuse_entry: said({ player: name, ...values }) }),
      };
    case "promote":
      return {
        ...base,
        says: words("room-form-promote-says"),
        fields: [
          {
            name: "to",
            label: words("room-field-category"),
            kind: "choice",
            choices: [...view.setup.categories].reverse().map((one) => [one, one] as const),
          },
          reason,
        ],
        build: (values) => ({ promote: said({ player: name, ...values }) }),
      };
    case "exception":
      return {
        ...base,
        says: words("room-form-exception-says"),
        fields: [law(view, words), { ...reason, optional: false }],
        build: (values) => ({ exception: said({ player: name, ...values }) }),
      };
    case "expulsion":
      return {
        ...base,
        danger: true,
        says: words("room-form-expulsion-says"),
        fields: [
          ...(causesOf(view).length
            ? [
                {
                  name: "for",
                  label: words("room-field-for"),
                  kind: "choice",
                  choices: causesOf(view).map((one) => [one, words(`room-cause-${one}`)] as const),
                } as const,
              ]
            : []),
          reason,
        ],
        build: (values) => ({ disqualify: said({ player: name, ...values }) }),
      };
    case "substitute":
      return {
        ...base,
        says: words("room-form-substitute-says"),
        fields: [
          {
            name: "out",
            label: words("room-field-out"),
            kind: "choice",
            choices: (view.event.members[name] ?? []).map((one) => [one, one] as const),
          },
          { name: "in", label: words("room-field-in"), kind: "text" },
        ],
        build: (values) => ({ substitute: { player: name, ...values } }),
      };
    case "enter":
    case "late_entry":
      return entering(kind, view, words, base);
  }
}

function law(view: EventView, words: Words): Form["fields"][number] {
  const label = words("room-field-law");
  if (gameOf(view) !== "backgammon")
    return { name: "law", label, kind: "text", help: words("room-field-law-says") };
  const choices = EXCEPTED.map((one) => [one, words(`room-except-${one.replace(/\./g, "-")}`)] as const);
  return { name: "law", label, kind: "choice", choices };
}

function entering(
  kind: "enter" | "late_entry",
  view: EventView,
  words: Words,
  base: { readonly title: string; readonly submit: string },
): Form {
  const field = (name: string, of: "text" | "number" | "names", help?: string): Form["fields"][number] => ({
    name,
    label: words(`room-field-${name}`),
    kind: of,
    optional: true,
    ...(help ? { help } : {}),
  });
  const grouped = view.setup.boards != null || Object.keys(view.event.members).length > 0;
  return {
    ...base,
    fields: [
      { name: "player", label: words("room-field-name"), kind: "text" },
      field("club", "text"),
      field("rating", "number"),
      ...(kind === "enter" ? [field("seed", "number")] : []),
      ...(kind === "enter" && view.setup.categories.length ? [field("category", "text")] : []),
      ...(grouped ? [field("members", "names", words("room-field-team-says"))] : []),
    ],
    build: ({ members, ...values }) => ({
      [kind]: { ...said(values), ...(Array.isArray(members) && members.length ? { members } : {}) },
    }),
  };
}
