/** What a board says, in the reader's language: a message by its name, with its values filled in. */
export type Words = (message: string, values?: Readonly<Record<string, string | number>>) => string;

/** Returns the words that the page carries in its element `#page-words`. */
export function pageWords(): Words {
  const held = document.getElementById("page-words");
  return wordsOf(held ? (JSON.parse(held.textContent) as Record<string, string>) : {});
}

/** A choice of Fluent, "{ $count -> [one] … *[other] … }", whose places are already written `{name}`. */
const CHOICE = /\{\s*\$(\w+)\s*->((?:[^{}]|\{\w+\}|\{\s*"[^"]*"\s*\})*)\}/g;
const VARIANT = /\s*(\*?)\[\s*(\w+)\s*\]\s*/;

/** Returns the words of a list of messages whose places are written `{name}`, in a language. */
export function wordsOf(messages: Readonly<Record<string, string>>, language?: string): Words {
  return (message, values = {}) => {
    const choose = (_: string, name: string, variants: string): string =>
      chosen(variants, values[name], language ?? document.documentElement.lang);
    let text = messages[message] ?? message;
    // One choice may stand within another: the innermost is made first.
    for (let before = ""; before !== text;) [before, text] = [text, text.replace(CHOICE, choose)];
    return text
      .replace(/\{(\w+)\}/g, (place, name: string) => inFigures(values[name] ?? place, language))
      .replace(/\{\s*"([^"]*)"\s*\}/g, "$1");
  };
}

/** Returns a number as its language writes it, to the thousandth; text as it is. */
export function inFigures(value: number | string, language = document.documentElement.lang): string {
  if (typeof value !== "number" || Number.isInteger(value)) return String(value);
  return value.toLocaleString(language, { maximumFractionDigits: 3 });
}

/** The variant for a value: the one of its own name, else that of its number in the language, else the one with `*`. */
function chosen(variants: string, value: string | number | undefined, language: string): string {
  const [, ...parts] = variants.split(VARIANT);
  const texts = new Map<string, string>();
  let otherwise = "";
  for (let at = 0; at + 2 < parts.length; at += 3) {
    const text = parts[at + 2]!.trimEnd();
    texts.set(parts[at + 1]!, text);
    if (parts[at]) otherwise = text;
  }
  const counted = /^\d+$/.test(String(value)) ? new Intl.PluralRules(language).select(Number(value)) : "";
  return texts.get(String(value)) ?? texts.get(counted) ?? otherwise;
}

/** Returns the name of a piece: "White man 3", "Red 12", "Queen". */
export function pieceName(words: Words, game: string, piece: string): string {
  const [kind, number = ""] = piece.split("-");
  return words(`board-${game}-${kind}`, { number }).trim();
}

/** Words in quotation marks, unless they quote somebody themselves. */
export function quoted(text: string): string {
  if (/[“«]/.test(text)) return text;
  return document.documentElement.lang === "en" ? `“${text}”` : `«${text}»`;
}
