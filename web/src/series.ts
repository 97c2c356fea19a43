/** The table of a series follows the hall: after every act it is fetched as the server draws it. */
export function followSeries(): void {
  const table = document.querySelector<HTMLElement>("[data-series]");
  if (!table) return;
  const stream = new EventSource(`/api/events?series=${encodeURIComponent(table.dataset.series ?? "")}`);
  stream.addEventListener("series", async (event) => {
    const { sequence } = JSON.parse((event as MessageEvent<string>).data) as { sequence: number };
    if (String(sequence) === table.dataset.sequence) return;
    const answer = await fetch(location.pathname).catch(() => null);
    if (!answer?.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const drawn = page.querySelector<HTMLElement>("[data-series]");
    if (!drawn) return;
    table.replaceChildren(...drawn.children);
    table.dataset.sequence = String(sequence);
  });
}
