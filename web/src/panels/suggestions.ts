/** Clauses offered while one types. */
import type { Suggestion, Suggestions } from "../../wire";

export type { Suggestion, Suggestions };

export const NONE: Suggestions = { said: "", results: [] };

/** Asks for the clauses that hold the words of a search form, in the language of the page. */
export async function suggest(form: HTMLFormElement, signal: AbortSignal): Promise<Suggestions> {
  const asked = new URLSearchParams({ lang: document.documentElement.lang });
  new FormData(form).forEach((value, name) => asked.set(name, String(value)));
  const answer = await fetch(`/api/search?${asked}`, { signal });
  return answer.ok ? ((await answer.json()) as Suggestions) : NONE;
}
