/** What a board says, in the reader's language: a message by its name, with its values filled in. */
export type Words = (message: string, values?: Readonly<Record<string, string | number>>) => string;

/** Returns the words that the page carries in its element `#page-words`. */
export function pageWords(): Words {
  const held = document.getElementById("page-words");
  return wordsOf(held ? (JSON.parse(held.textContent) as Record<string, string>) : {});
}

/** Returns the words of a list of messages whose places are written `{name}`. */
export function wordsOf(messages: Readonly<Record<string, string>>): Words {
  return (message, values = {}) =>
    (messages[message] ?? message).replace(/\{(\w+)\}/g, (place, name: string) =>
      String(values[name] ?? place),
    );
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
