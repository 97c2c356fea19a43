import { unique } from "../hall";
import { post } from "./api";

/** Takes the match of a dead device over, and goes to its console: what is on disk stands, nothing is asked of the device. */
export async function takeOver(match: string): Promise<void> {
  const found = await fetch(`/api/matches/${encodeURIComponent(match)}`).catch(() => null);
  if (!found?.ok) return;
  const { sequence } = (await found.json()) as { sequence: number };
  const body = { command: unique(), expected: sequence, take_over: true };
  const done = await post(`/api/matches/${encodeURIComponent(match)}/lease?view=none`, body);
  if (done.ok) location.href = `/umpire/${encodeURIComponent(match)}`;
}
