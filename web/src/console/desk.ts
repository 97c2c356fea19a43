import type { TemplateResult } from "lit";
import type { Stop } from "../boards/backgammon/state";
import type { Words } from "../boards/words";
import type { Naming } from "./choices";
import type { Answered, Offer, Umpired } from "./documents";
import type { Waiting } from "./outbox";

/** What the part of a console that knows its game asks of the rest. */
export interface Desk {
  readonly words: Words;
  readonly naming: Naming;
  /** The match on which the keys work: the last confirmed, or one as it was while an act is corrected. */
  readonly view: Umpired;
  /** Whether left and right are swapped, as the umpire sits. */
  readonly swapped: boolean;
  /** Acts that are not confirmed yet. */
  readonly waiting: readonly Waiting[];
  /** Enters an event; `says` is the act in words until the hall has its own. */
  enter(event: unknown, says: string): void;
  /** Opens a sheet by its name, or closes the one that is open. */
  show(sheet: string | null): void;
  offered(act: string, by?: string): Offer | undefined;
  name(side: string): string;
  redraw(): void;
  /** Asks the hall what it would rule on an event; nothing where it cannot be asked. */
  rehearse(event: unknown): Promise<Answered | null>;
  /** The ways to the legal moves of a roll, half by half: from the hall, or from the laws in this device. */
  ways(position: string, dice: readonly number[]): Promise<readonly Stop[] | null>;
  /** Enters another event in place of that of an entry, for a reason. */
  amend(number: number, event: unknown, reason: string): void;
  /** Lets play stand still. */
  pause(): void;
  /** What is left of a clock by now, in milliseconds. */
  left(ms: number, running: boolean): number;
}

/** A player's half of the head: which pieces are theirs, and what stands beside their points. */
export interface Half {
  readonly chip: string;
  readonly points: number;
  readonly beside: TemplateResult | string;
}

/** The part of a console that knows its game. */
export interface Table {
  /** Whose turn it is, as the device thinks where acts are not confirmed yet. */
  turn(): string | null;
  half(side: string, place: 0 | 1): Half;
  /** What stands between the two halves where there is no clock. */
  middle(): TemplateResult;
  /** Which board, frame or game it is, or one of a number. */
  title(number?: number): string;
  facts(): TemplateResult;
  pad(): TemplateResult;
  /** What the game adds under the facts: seats, for example. */
  beneath(): TemplateResult | null;
  /** Acts that have their own keys, so that they are not among the others. */
  readonly own: ReadonlySet<string>;
  /** The sheet of fouls, and any other that the game has. */
  sheet(name: string): TemplateResult | null;
  /** Carries out a key of the keyboard; false where it means nothing here. */
  key(event: KeyboardEvent, held: ReadonlySet<string>): boolean;
  /** Forgets what was begun and not entered. */
  clear(): void;
}
