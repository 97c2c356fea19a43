/** What if: the ruling follows the form while it is filled in; the address always holds what is asked. */
import { drawBoard } from "./whatif-board";

const PARTS = ["#whatif-answers", "#whatif-keep"];
const WAIT = 250;

let waiting = 0;
let asked = 0;

function form(): HTMLFormElement {
  return document.querySelector<HTMLFormElement>("#whatif-form")!;
}

/** The address of what is filled in, without what is empty. */
function address(): string {
  const filled = [...new FormData(form())].filter(([name, value]) => name === "do" || String(value).trim());
  return `${form().getAttribute("action")!}?${new URLSearchParams(filled.map(([name, value]) => [name, String(value)]))}`;
}

/** Asks the server anew; `whole` where the form itself changes with the answer. */
async function ask(whole: boolean): Promise<void> {
  const mine = ++asked;
  const target = address();
  const answer = await fetch(target);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (mine !== asked) return;
  history.replaceState(null, "", target);
  for (const part of whole ? [...PARTS, "#whatif-form"] : PARTS) {
    const fresh = page.querySelector(part);
    if (fresh) document.querySelector(part)?.replaceWith(fresh);
  }
  ready();
  if (whole) form().querySelector<HTMLSelectElement>("[data-anew]")?.focus();
}

function changed(event: Event): void {
  drawBoard(form(), tapped);
  const whole = (event.target as Element).matches("[data-anew]");
  clearTimeout(waiting);
  waiting = window.setTimeout(() => void ask(whole), event.type === "input" ? WAIT : 0);
}

function tapped(): void {
  drawBoard(form(), tapped);
  void ask(false);
}

/** Hands the address to whatever shares on this device, or copies it. */
async function share(button: HTMLButtonElement): Promise<void> {
  const link = location.href;
  if ("share" in navigator) return navigator.share({ url: link }).catch(() => undefined);
  await (navigator as Navigator).clipboard.writeText(link);
  button.textContent = button.dataset["done"]!;
}

function ready(): void {
  const button = document.querySelector<HTMLButtonElement>("#whatif-share");
  if (button) {
    button.hidden = !("share" in navigator || "clipboard" in navigator);
    button.onclick = () => void share(button);
  }
  drawBoard(form(), tapped);
  form().oninput = changed;
  form().onchange = changed;
}

ready();
document.addEventListener("page-made", ready);
