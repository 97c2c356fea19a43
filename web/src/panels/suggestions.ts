/** A clause offered while one types. */
export interface Suggestion {
  readonly number: string;
  readonly title: string;
  readonly gist: string;
  /** The edition as the reader calls it. */
  readonly name: string;
  readonly address: string;
}

/** The clauses offered, and what is said of them to those who listen. */
export interface Suggestions {
  readonly said: string;
  readonly results: readonly Suggestion[];
}

export const NONE: Suggestions = { said: "", results: [] };

/** Asks for the clauses that hold the words of a search form, in the language of the page. */
export async function suggest(form: HTMLFormElement, signal: AbortSignal): Promise<Suggestions> {
  const asked = new URLSearchParams({ lang: document.documentElement.lang });
  new FormData(form).forEach((value, name) => asked.set(name, String(value)));
  const answer = await fetch(`/api/search?${asked}`, { signal });
  return answer.ok ? ((await answer.json()) as Suggestions) : NONE;
}
