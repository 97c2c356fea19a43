/** What the desk offers: the acts that may be entered now, as the engine tells them, each made into a form. */
import type { DeskOffer as Offer, OfferChoice, OfferField } from "../../wire";
import type { Words } from "../boards/words";
import { asked, type EventView } from "./api";
import type { Field, Form } from "./sheet";

export type { Offer, OfferChoice, OfferField };
export type Offers = Readonly<Record<string, Offer>>;

/** Answers that are settled before a form opens, by their fields. */
export type Settled = Readonly<Record<string, unknown>>;

/** Asks what may be entered now about a match, a player, a round, a dispute or an act. */
export function offersAbout(event: string, about: string): Promise<Offers | null> {
  return asked(`/api/desk/${encodeURIComponent(event)}/offers?about=${encodeURIComponent(about)}`);
}

/** The messages that name the choices of a field, where they are not names of players and tables. */
const CHOICES: Readonly<Record<string, string>> = {
  for: "room-cause",
  what: "room-request",
  why: "room-clock",
  law: "room-except",
  effect: "room-effect",
};

/** Seconds are asked for in minutes. */
const IN_MINUTES = ["in_s", "seconds"];

/** Returns what is asked first: the name of the act, and of what. */
export function titleOf(key: string, { act, given, whole }: Offer, words: Words): string {
  if (act === "amend") return words(`room-amend-${key.slice("amend:".length)}`);
  if (whole) return words(`room-act-${act}-${whole}`);
  const named = words(`room-act-${key.replace(":", "-")}`);
  const title = named.startsWith("room-act-") ? words(`room-act-${act}`) : named;
  return act === "report" && given?.law ? `${title} · § ${String(given.law)}` : title;
}

/** Makes the form of an offer; what is settled already is not asked. */
export function formOf(
  key: string,
  offer: Offer,
  view: EventView,
  words: Words,
  settled: Settled = {},
): Form {
  const fields = (offer.fields ?? []).filter((field) => !(field.name in settled));
  const about = [offer.given?.match, offer.given?.player, offer.given?.round].find(Boolean) ?? settled.by;
  const title = titleOf(key, offer, words);
  const says = words(`room-act-${key.replace(":", "-")}-says`);
  return {
    title: about ? `${title} · ${String(about)}` : title,
    ...(says.startsWith("room-act-") ? {} : { says }),
    submit: words("room-enter"),
    danger: offer.grave ?? false,
    fields: fields.map((field) => fieldOf(offer, field, view, words)),
    ...(offer.shows ? { shows: offer.shows } : {}),
    ...(offer.act === "protest" ? { then: follows(view, words) } : {}),
    build: (values) => ({ [offer.act]: offer.whole ?? written(offer, { ...values, ...settled }) }),
  };
}

function fieldOf(offer: Offer, field: OfferField, view: EventView, words: Words): Field {
  const { name, law } = field;
  const choices = field.choices?.map((choice) => ({
    value: choice.value,
    label: choiceLabel(offer, field, choice.value, view, words),
    only: choice.only ?? {},
  }));
  const minutes = IN_MINUTES.includes(name);
  const value = minutes && typeof field.value === "number" ? field.value / 60 : field.value;
  const help = words(`room-field-${name}-help`);
  return {
    name,
    label: label(offer, field, words),
    kind: field.kind,
    value: value ?? (field.kind === "choice" && !field.optional ? field.example : undefined),
    optional: (field.optional ?? field.null ?? false) && !offer.shows?.includes(name),
    ...(choices ? { options: choices } : {}),
    ...(field.least == null || minutes ? {} : { least: field.least }),
    ...(field.most == null || minutes ? {} : { most: field.most }),
    ...(help.startsWith("room-field-") ? {} : { help }),
    ...(law ? { law: { law, address: `/laws/${view.edition}/${law}` } } : {}),
  };
}

function label({ act, given }: Offer, { name, into }: OfferField, words: Words): string {
  if (act === "committee" && into) return `${name} →`;
  if (act === "amend" && ["to", "until"].includes(name)) return words(`room-amend-${String(given?.what)}`);
  for (const id of [`room-field-${act}-${name}`, `room-field-${name}`]) {
    const found = words(id);
    if (found !== id) return found;
  }
  return name;
}

function choiceLabel(offer: Offer, field: OfferField, value: unknown, view: EventView, words: Words): string {
  const text = Array.isArray(value) ? value.map(String).join(" – ") : String(value);
  const prefix = CHOICES[field.name] ?? "room-choice";
  const ids = [
    `room-choice-${offer.act}-${field.name}-${text}`,
    `${prefix}-${view.edition}-${text}`,
    `${prefix}-${text.replace(/\./g, "-")}`,
  ];
  if (offer.act === "swap" && Array.isArray(value)) return placeLabel(view, String(value[1]), words);
  if (field.name === "board") return boardLabel(offer, view, text);
  const found = ids.map((id) => words(id)).find((word, place) => word !== ids[place]);
  return found ?? text;
}

/** A place of the draw: its number, and who holds it. */
function placeLabel(view: EventView, place: string, words: Words): string {
  const group = view.event.groups[place[0]!];
  const first = view.event.rounds.R1 ?? view.event.rounds.W1 ?? [];
  const line = Number(place) - 1;
  const holder = group ? group[Number(place.slice(1)) - 1] : first[Math.floor(line / 2)]?.[line % 2];
  return `${place}: ${holder === "bye" ? words("room-bye") : (holder ?? "–")}`;
}

/** A board of a team match: its number, and who plays at it. */
function boardLabel({ given }: Offer, view: EventView, number: string): string {
  const match = view.event.matches[String(given?.match)];
  const players = match?.sides.map((side) => match.line_up?.[side ?? ""]?.[Number(number) - 1] ?? side);
  return players ? `${number}: ${players.join(" – ")}` : number;
}

/** What follows from a protest, by its clauses. */
function follows(view: EventView, words: Words): NonNullable<Form["then"]> {
  return ["150", "151c", "151a", "151b", "149"].map((law) => ({
    law,
    address: `/laws/${view.edition}/${law}`,
    text: words(`room-then-${law}`),
  }));
}

/** The act's value, from what was filled in. */
function written(offer: Offer, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const said: Record<string, unknown> = { ...offer.given };
  const parts: Record<string, Record<string, unknown> | null> = {};
  for (const field of offer.fields ?? []) {
    const answer = values[field.name];
    const empty = answer === null || answer === undefined || (Array.isArray(answer) && !answer.length);
    const value = IN_MINUTES.includes(field.name) && typeof answer === "number" ? 60 * answer : answer;
    if (field.into) {
      if (empty && field.null) parts[field.into] = null;
      else if (!empty && parts[field.into] !== null)
        parts[field.into] = { ...parts[field.into], [field.name]: value };
      else parts[field.into] ??= field.into in parts ? null : {};
    } else if (!empty) said[field.name] = value;
    else if (field.null || (field.choices?.some((one) => one.value === null) && !field.optional))
      said[field.name] = null;
  }
  for (const [key, part] of Object.entries(parts))
    if (part === null || Object.keys(part).length) said[key] = part;
  return said;
}
