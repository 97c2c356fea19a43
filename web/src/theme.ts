// Loaded before the page is drawn, so that the chosen theme shows without a flash.
const dark = matchMedia("(prefers-color-scheme: dark)");
const root = document.documentElement;

function kept(): string | null {
  try {
    return localStorage.getItem("theme");
  } catch {
    return null;
  }
}

function keep(theme: string | null): void {
  try {
    if (theme) localStorage.setItem("theme", theme);
    else localStorage.removeItem("theme");
  } catch {
    // A browser that keeps nothing still switches until the page is left.
  }
  show(theme ?? (dark.matches ? "dark" : "light"));
}

function show(theme = kept() ?? (dark.matches ? "dark" : "light")): void {
  root.dataset["theme"] = theme;
  document.querySelector(".theme-switch")?.setAttribute("aria-pressed", String(theme === "dark"));
  for (const one of document.querySelectorAll<HTMLButtonElement>("[data-choose]"))
    one.setAttribute("aria-pressed", String(one.dataset["choose"] === (kept() ?? "device")));
}

function offerSwitch(): void {
  const button = document.querySelector<HTMLButtonElement>(".theme-switch");
  button?.addEventListener("click", () => keep(root.dataset["theme"] === "dark" ? "light" : "dark"));
  button?.removeAttribute("hidden");
  document.querySelector(".themes")?.removeAttribute("hidden");
  for (const one of document.querySelectorAll<HTMLButtonElement>("[data-choose]"))
    one.addEventListener("click", () =>
      keep(one.dataset["choose"] === "device" ? null : one.dataset["choose"]!),
    );
  show();
}

/** The switch of sounds stands in the head of every page, and is kept on this device. */
function offerSound(): void {
  const button = document.querySelector<HTMLButtonElement>(".sound-switch");
  if (!button) return;
  const isOn = (): boolean => localStorage.getItem("arbitro-sound") === "on";
  const tell = (): void => button.setAttribute("aria-pressed", String(isOn()));
  button.addEventListener("click", () => {
    localStorage.setItem("arbitro-sound", isOn() ? "off" : "on");
    tell();
    dispatchEvent(new Event("arbitro-sound"));
  });
  button.removeAttribute("hidden");
  tell();
}

show();
dark.addEventListener("change", () => show());
addEventListener("storage", () => show());
addEventListener("DOMContentLoaded", offerSwitch);
addEventListener("DOMContentLoaded", offerSound);
