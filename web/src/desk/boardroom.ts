/** What the parts of the director's board know of it. */
import type { Words } from "../boards/words";
import type { EventView } from "./api";
import type { Offers, Settled } from "./offers";
import type { Form } from "./sheet";

/** A sheet that is open: what kind, about what, and what is filled in already. */
export interface Opened {
  readonly kind: "match" | "form" | "dispute" | "draw" | "invite" | "person" | "acts";
  readonly about: string;
  readonly form?: Form;
  readonly filled?: { readonly winner: string; readonly score: readonly string[] };
}

/** The board as its parts see it. */
export interface Board {
  readonly view: EventView;
  readonly words: Words;
  readonly official: boolean;
  /** Who looks at it. */
  readonly name: string;
  readonly score: (match: string) => string;
  readonly state: (state: string) => string;
  readonly left: (until: number) => string;
  readonly round: (id: string) => string;
  /** When a match is expected, in words; nothing where it is not foreseen. */
  readonly foreseen: (match: string) => string;
  /** Enters an act at once. */
  readonly act: (event: unknown) => void;
  /** Enters an act from a sheet, which closes when it is done. */
  readonly send: (event: unknown) => void;
  readonly open: (opened: Opened) => void;
  /** What may be entered about what is open; nothing while it is being asked for. */
  readonly offers: Offers | null;
  /** Opens the form of an act that is offered: of the event, or about a match, a player, a round, a dispute, an act. */
  readonly offer: (about: string, key: string, settled?: Settled) => void;
  /** Calls every match that can be called. */
  readonly callAll: () => void;
  readonly invite: (name: string) => void;
  readonly leave: (match: string) => void;
}
