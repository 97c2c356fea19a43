const WIDE = "(min-width: 64rem)";

/** Opens the table of contents where there is room beside the text, and shows in it which section is being read. */
export function followContents(): void {
  const contents = document.querySelector<HTMLDetailsElement>(".contents details");
  if (!contents) return;
  contents.open = matchMedia(WIDE).matches;
  contents.addEventListener("click", (event) => closeAfter(contents, event));
  const sections = [...document.querySelectorAll(".laws > section")];
  const watcher = new IntersectionObserver(
    (entries) =>
      entries.filter((entry) => entry.isIntersecting).forEach((entry) => mark(contents, entry.target)),
    { rootMargin: "-20% 0px -75% 0px" },
  );
  sections.forEach((section) => watcher.observe(section));
}

function closeAfter(contents: HTMLDetailsElement, event: Event): void {
  if (event.target instanceof Element && event.target.closest("a") && !matchMedia(WIDE).matches) {
    contents.open = false;
  }
}

function mark(contents: Element, section: Element): void {
  const target = `#${section.getAttribute("aria-labelledby")}`;
  for (const link of contents.querySelectorAll("a")) {
    if (link.getAttribute("href") === target) link.setAttribute("aria-current", "location");
    else link.removeAttribute("aria-current");
  }
}
