/** Asks the laws that this browser has loaded: one worker for the page, started when it is first asked. */

type Reply = { readonly id: number; readonly answer?: string; readonly error?: string };
type Waits = { readonly done: (answer: string) => void; readonly failed: (reason: Error) => void };

const waiting = new Map<number, Waits>();
let worker: Worker | undefined;
let last = 0;

function started(address: string): Worker {
  const made = new Worker(address, { type: "module" });
  made.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
    const waits = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.answer === undefined) waits?.failed(new Error(data.error));
    else waits?.done(data.answer);
  });
  made.addEventListener("error", (event) => {
    for (const waits of waiting.values()) waits.failed(new Error(event.message));
    waiting.clear();
  });
  return made;
}

/** Returns the answer of the laws; `parts` are the games, and `desk`, that it needs. */
export async function ask<A>(parts: readonly string[], question: string, given: unknown): Promise<A> {
  const place = document.querySelector<HTMLLinkElement>("link[rel=pocket]")!;
  worker ??= started(place.href);
  const id = ++last;
  const base = new URL(place.dataset["parts"]!, location.href).href;
  const answer = await new Promise<string>((done, failed) => {
    waiting.set(id, { done, failed });
    worker!.postMessage({ id, base, parts, question, given });
  });
  return JSON.parse(answer) as A;
}
