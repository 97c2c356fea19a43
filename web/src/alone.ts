/** The pages of a site without a hall: what they ask is answered by the laws in this browser, by the same templates. */
import { ask } from "./pocket";

/** A page that was made, a file, or where to go instead. */
interface Made {
  readonly text: string;
  readonly kind: string;
  readonly go: string;
}

interface RuledCase {
  readonly id: string;
  readonly holds: boolean;
  readonly laws: readonly string[];
  readonly texts: Readonly<Record<string, readonly string[]>>;
  readonly problem: Readonly<Record<string, string>> | null;
}

const PARTS = ["carrom", "snooker", "backgammon", "desk", "site"];
/** Pages that are made for what is asked of them. */
const MADE = /^(search|whatif(\/case\.yaml)?|umpire\/exam\/[^/]+\/[^/]+(\/marks)?|api\/search)\/?$/;
const language = document.documentElement.lang;
const pocket = document.querySelector<HTMLLinkElement>("link[rel=pocket]")!;
const root = new URL("..", pocket.href).pathname;
const fetched = window.fetch.bind(window);

/** What an address asks of the laws: its path in the site, without the language; nothing for a plain file. */
function made(address: URL): string | null {
  const own = address.origin === location.origin && address.pathname.startsWith(root);
  const path = own ? address.pathname.slice(root.length) : "";
  const bare = path.startsWith(`${language}/`) ? path.slice(language.length + 1) : path;
  const found = address.pathname === "/api/search" ? "api/search" : bare;
  return MADE.test(found) ? found.replace(/\/$/, "") : null;
}

function make(path: string, query: string): Promise<Made> {
  return ask<Made>(PARTS, "page", { path, query: query.replace(/^\?/, ""), language, root });
}

// The scripts of the pages ask a hall: here the laws in the browser answer them.
window.fetch = async (input, init) => {
  const address = new URL(input instanceof Request ? input.url : input, location.href);
  const path = made(address);
  if (path === null) return fetched(input, init);
  const { text, kind, go } = await make(path, address.search);
  return go ? window.fetch(go) : new Response(text, { headers: { "content-type": kind } });
};

/** Makes the page that the address asks for in place of the file that stands there. */
async function fill(): Promise<void> {
  const path = made(new URL(location.href));
  if (path === null || (!location.search && !document.querySelector("#alone-wait"))) return;
  const main = document.querySelector("main")!;
  main.setAttribute("aria-busy", "true");
  if (!document.querySelector("#alone-wait")) wait(main);
  const { text, go } = await make(path, location.search);
  if (go) return location.replace(go);
  const page = new DOMParser().parseFromString(text, "text/html");
  document.title = page.title;
  main.replaceWith(page.querySelector("main")!);
  document.dispatchEvent(new Event("page-made"));
}

/** Says that the laws are loading: what stands in the file is no answer to what is asked. */
function wait(main: HTMLElement): void {
  const said = document.createElement("p");
  said.className = "lead";
  said.setAttribute("role", "status");
  said.textContent = document.body.dataset["alone"]!;
  main.querySelector("h1")?.after(said);
  main.querySelector("#whatif-answers")?.replaceChildren();
}

/** A file that is made when it is asked for. */
async function save(event: MouseEvent): Promise<void> {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[download]");
  const path = link && made(new URL(link.href));
  if (!path) return;
  event.preventDefault();
  const { text, kind } = await make(path, new URL(link.href).search);
  const file = document.createElement("a");
  file.href = URL.createObjectURL(new Blob([text], { type: kind }));
  file.download = "case.yaml";
  file.click();
  URL.revokeObjectURL(file.href);
}

/** Rules on the cases that are written in the form, or in a file. */
async function check(form: HTMLFormElement): Promise<void> {
  const data = new FormData(form);
  const file = data.get("file") as File;
  const text = file.size ? await file.text() : String(data.get("cases"));
  const found = document.querySelector<HTMLElement>("#check-found")!;
  found.textContent = found.dataset["busy"]!;
  const cases = await ask<readonly RuledCase[]>(PARTS, "cases", { text });
  found.replaceChildren(...cases.map((one) => told(one, found.dataset)));
}

function told(one: RuledCase, words: DOMStringMap): HTMLElement {
  const article = document.createElement("article");
  article.className = `panel ${one.holds ? "holds" : "fails"}`;
  const heading = article.appendChild(document.createElement("h2"));
  heading.textContent = `${one.id}: ${words[one.holds ? "holds" : "differs"]}`;
  const texts = one.problem ? [one.problem[language]!] : (one.texts[language] ?? []);
  const list = article.appendChild(document.createElement("ul"));
  for (const text of texts) list.appendChild(document.createElement("li")).textContent = text;
  if (one.laws.length)
    article.appendChild(document.createElement("p")).textContent = one.laws
      .map((law) => `§ ${law}`)
      .join(" · ");
  return article;
}

document.addEventListener("click", (event) => void save(event));
document.addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  if (form.id !== "check-form") return;
  event.preventDefault();
  void check(form);
});
if ("serviceWorker" in navigator && isSecureContext)
  void navigator.serviceWorker.register(`${root}site-worker.js`, { scope: root }).catch(() => undefined);
void fill();
