/** A change of language stays at the clause one is reading. */
export function keepPlace(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".shell-languages a, .menu-row a")) {
    link.addEventListener("click", () => (link.hash = location.hash));
  }
}

/** Once the choice of a language is remembered, the address is again the one that everybody can cite. */
export function cleanAddress(): void {
  const here = new URL(location.href);
  if (here.searchParams.has("lang") && /(^|; )lang=/.test(document.cookie)) {
    here.searchParams.delete("lang");
    history.replaceState(history.state, "", here);
  }
}
