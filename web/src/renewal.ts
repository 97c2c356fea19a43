/** Milliseconds between two looks, however often something changes. */
const PAUSE = 1500;

/** What is followed besides the lists of the hall: acts in these matches and events. */
interface Followed {
  readonly matches?: readonly string[];
  readonly events?: readonly string[];
}

/**
 * Looks whenever a list of the hall may be another or an act is entered in what is followed: at most once in a while,
 * and once after the last change; with `begin` also when the stream begins. Returns how to stop.
 */
export function whenListsChange(
  look: () => Promise<void>,
  { matches = [], events = [] }: Followed = {},
  begin = false,
): () => void {
  const asked = new URLSearchParams([
    ["list", "changes"],
    ["view", "none"], // that something was done is enough
    ...matches.map((one) => ["match", one]),
    ...events.map((one) => ["desk", one]),
  ]);
  const stream = new EventSource(`/api/events?${asked}`);
  let known: string | null = null;
  let due = false;
  let busy = false;
  const turn = async (): Promise<void> => {
    due = true;
    if (busy) return;
    busy = true;
    while (due) {
      due = false;
      await look();
      await new Promise((done) => setTimeout(done, PAUSE));
    }
    busy = false;
  };
  stream.addEventListener("lists", ({ data }: MessageEvent<string>) => {
    if (known === null ? begin : known !== data) void turn();
    known = data;
  });
  for (const kind of ["act", "desk"])
    stream.addEventListener(kind, () => {
      if (known !== null) void turn(); // what comes before the lists is how a stream begins
    });
  return () => stream.close();
}

/** Shows the lists of a page as the server draws them now, without the rest of the page, and follows their matches. */
export function followLists(): void {
  const here = document.querySelector<HTMLElement>("[data-list]");
  if (!here) return;
  const names = (): string[] =>
    [...here.querySelectorAll<HTMLElement>("[data-match]")].map((row) => row.dataset["match"]!);
  const followed = names();
  const stop = whenListsChange(
    async () => {
      const answer = await fetch(location.href).catch(() => null);
      if (!answer?.ok) return;
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const now = page.querySelector<HTMLElement>("[data-list]");
      if (!now || now.innerHTML === here.innerHTML) return;
      here.replaceChildren(...now.childNodes);
      if (names().join(" ") === followed.join(" ")) return;
      stop();
      followLists();
    },
    { matches: followed },
  );
}
