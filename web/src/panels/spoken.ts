import type { Words } from "../boards/words";
import type { ActShown } from "../../wire";

/** Acts of whoever's turn it is: their name stands before them. */
const TURNS = ["Stroke", "Roll", "Move", "Choose", "Declare"];

/** An act in words, with the name of whoever made it. */
export function spoken(
  { words, name }: { readonly words: Words; name(side: string): string },
  { turn, facts, text }: Pick<ActShown, "turn" | "facts" | "text">,
): string {
  if (!turn || !facts.some((fact) => TURNS.includes(fact.type))) return text;
  const [, what] = /: (.*)$/.exec(text) ?? [];
  const none = words("umpire-nothing");
  const empty = facts[0]!.type === "Stroke" ? none.charAt(0).toLocaleLowerCase() + none.slice(1) : text;
  const who = name(turn);
  const again = [who, turn].some((one) => what?.endsWith(` ${one}`)) ? what!.lastIndexOf(", ") : -1;
  return `${who}: ${(again < 0 ? what : what!.slice(0, again)) ?? empty}`;
}
