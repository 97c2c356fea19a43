import type { RegisterImported } from "../wire";

type Imported = RegisterImported & { detail?: string };

/** Reads a sheet that somebody chooses: at once where all of it is understood, else when they have seen what is not. */
export function offerImport(): void {
  const place = document.querySelector<HTMLElement>("[data-register-import]");
  const field = place?.querySelector<HTMLInputElement>('input[type="file"]');
  const status = place?.querySelector<HTMLElement>('[role="status"]');
  const ask = place?.querySelector<HTMLElement>("[data-ask]");
  if (!field || !status || !ask) return;
  const [take, leave] = ask.querySelectorAll("button");
  let content = "";

  const end = (lines: readonly string[]): void => {
    status.replaceChildren(...lines.map(paragraph));
    ask.hidden = true;
    field.value = content = "";
  };
  const takeOver = async (): Promise<void> => {
    const [found, ok] = await sent(content, false);
    end(lines(found));
    if (ok && found.says.length === 1) location.reload();
  };
  field.addEventListener("change", async () => {
    const file = field.files?.[0];
    if (!file) return;
    content = base64(new Uint8Array(await file.arrayBuffer()));
    const [found, ok] = await sent(content, true);
    if (!ok) return end(lines(found));
    if (found.says.length === 1 && !found.changed) return takeOver();
    status.replaceChildren(...lines(found).map(paragraph));
    ask.hidden = false;
    take?.focus();
  });
  take?.addEventListener("click", takeOver);
  leave?.addEventListener("click", () => end([]));
}

async function sent(content: string, preview: boolean): Promise<[Imported, boolean]> {
  const answer = await fetch("/api/people/import", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ content, preview }),
  });
  return [(await answer.json()) as Imported, answer.ok];
}

function lines(found: Imported): string[] {
  return found.detail ? [found.detail] : found.says;
}

function paragraph(text: string): HTMLParagraphElement {
  const made = document.createElement("p");
  made.textContent = text;
  return made;
}

function base64(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
