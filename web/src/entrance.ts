import { whenListsChange } from "./renewal";
import { offerPasskeys } from "./passkeys";
import { takeOver } from "./desk/take-over";
import { offerImport } from "./people";
import { followSeries } from "./series";

/** The doors: the code of a scanned address is filled in, and the desk's page follows the devices that wait. */

/** Milliseconds after which a device is seen that asks at another node of the hall. */
const ELSEWHERE = 30_000;

/** Takes the one-time code from behind the `#`, which no server ever sees. */
function fillIn(): void {
  const field = document.querySelector<HTMLInputElement>('input[name="code"]');
  const code = location.hash.slice(1);
  if (!field || !/^[A-Z0-9]{4,16}$/.test(code)) return;
  field.value = code;
  history.replaceState(null, "", location.pathname + location.search);
  document.querySelector<HTMLInputElement>('input[name="name"]')?.focus();
}

interface Line {
  device: string;
  state: string;
}

/** Shows the page anew when other devices wait than those on it, unless somebody is at one of its forms. */
async function look(shown: string): Promise<void> {
  const busy = document.activeElement?.closest("form");
  const answer = busy ? null : await fetch("/api/devices").catch(() => null);
  if (!answer?.ok) return;
  const lines = (await answer.json()) as Line[];
  const waiting = lines.filter(({ state }) => state === "waiting").map(({ device }) => device);
  if (waiting.join(" ") !== shown && !document.querySelector(".shown")) location.replace("/devices");
}

fillIn();
offerPasskeys();
offerImport();
followSeries();
for (const key of document.querySelectorAll<HTMLButtonElement>("[data-take-over]"))
  key.addEventListener("click", () => void takeOver(key.dataset.takeOver!));
const waiting = document.querySelector<HTMLElement>("[data-waiting]");
if (waiting) {
  const now = (): Promise<void> => look(waiting.dataset.waiting ?? "");
  whenListsChange(now);
  setInterval(() => void now(), ELSEWHERE);
}
