import type { Stop } from "./state";

/** What was last asked: a page that is told of the same position again has its ways at once. */
let last: { readonly asked: string; readonly stops: readonly Stop[] } | null = null;

/** Asks the hall for the ways to the legal moves of a roll from a position, half by half; nothing where it does not answer. */
export async function waysTo(position: string, dice: readonly number[]): Promise<readonly Stop[] | null> {
  const asked = new URLSearchParams({ position, dice: dice.join("-") }).toString();
  if (last?.asked === asked) return last.stops;
  const answer = await fetch(`/api/ways/backgammon?${asked}`).catch(() => null);
  if (!answer?.ok) return null;
  const { stops } = (await answer.json()) as { stops: readonly Stop[] };
  last = { asked, stops };
  return stops;
}
