import type { Words } from "../boards/words";

/** A seat as the hall takes it: a person at this device, a machine, or somebody who is invited. */
type Seat = { name: string } | { house: number } | { invite: true };

/** What was chosen beside edition and length, as the hall takes it. */
export interface Wish {
  readonly players: readonly Seat[];
  readonly format?: string;
  readonly clock?: true;
  /** How long it is, where casual rules say so. */
  readonly length?: object;
  readonly options?: { stray?: number; position?: unknown; dice?: string };
}

/** Returns who plays whom, and how, from the form. */
export function wished(chosen: FormData, name: string, words: Words): Wish {
  const against = String(chosen.get("against"));
  const four = chosen.get("format") === "doubles";
  const other = (number: number): Seat =>
    seat(against, words(four ? "play-other-of" : "play-other", { number }));
  const me = { name };
  const pair = [me, other(1)];
  const partner = (): Seat => seat(String(chosen.get("partner")), words("play-partner"));
  const players = four
    ? [me, other(1), partner(), other(2)]
    : chosen.get("colour") === "O"
      ? pair.reverse()
      : pair;
  return {
    players,
    ...(four ? { format: "doubles" } : {}),
    ...(chosen.get("clock") === "law" ? { clock: true } : {}),
    ...options(chosen),
    ...(JSON.parse(String(chosen.get("casual") || "{}")) as Partial<Wish>),
  };
}

function seat(chosen: string, name: string): Seat {
  if (chosen === "friend") return { name };
  return chosen === "invite" ? { invite: true } : { house: Number(chosen) };
}

function options(chosen: FormData): Pick<Wish, "options"> {
  const stray = Number(chosen.get("stray") ?? 0);
  const written = String(chosen.get("position") ?? "").trim();
  const position: unknown = written.startsWith("[") ? JSON.parse(written) : written;
  const exchanged = chosen.get("dice") === "exchange" && chosen.get("against") === "invite";
  const held = {
    ...(stray ? { stray } : {}),
    ...(written ? { position } : {}),
    ...(exchanged ? { dice: "exchange" } : {}),
  };
  return Object.keys(held).length ? { options: held } : {};
}
