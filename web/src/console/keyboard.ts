import type { UmpirePost } from "./post";

/** Lets the whole console be worked by keys; returns how to stop. */
export function keyboard(console: UmpirePost): () => void {
  const held = new Set<string>();
  const down = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    if (console.open || !console.isReady) return;
    held.add(event.key.toLowerCase());
    if (event.repeat) return;
    if (pressed(console, event, held)) event.preventDefault();
  };
  const up = (event: KeyboardEvent): void => void held.delete(event.key.toLowerCase());
  const forget = (): void => held.clear();
  document.addEventListener("keydown", down);
  document.addEventListener("keyup", up);
  window.addEventListener("blur", forget);
  return () => {
    document.removeEventListener("keydown", down);
    document.removeEventListener("keyup", up);
    window.removeEventListener("blur", forget);
  };
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

function pressed(console: UmpirePost, event: KeyboardEvent, held: ReadonlySet<string>): boolean {
  const onButton = event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement;
  switch (event.key.toLowerCase()) {
    case "u":
      console.undo();
      return true;
    case "r":
      console.redo();
      return true;
    case "f":
      console.show("foul");
      return true;
    case "m":
      console.show("more");
      return true;
    case "c":
      console.show("correct");
      return true;
    case "l":
      console.openLaw();
      return true;
    case "?":
      console.show("menu");
      return true;
    case " ":
      if (onButton) return false;
      console.tapClock();
      return true;
    default:
      return console.keys.key(event, held);
  }
}
