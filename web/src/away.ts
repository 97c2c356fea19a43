/** Lets the browser keep a page for when the hall is away; only a secure page may, others say it while they are open. */
export function keepAway(): void {
  if (window.isSecureContext && "serviceWorker" in navigator)
    navigator.serviceWorker.register("/worker.js").catch(() => {});
  addEventListener("offline", say);
  addEventListener("online", () => document.querySelector(".away")?.remove());
}

function say(): void {
  const words = document.body.dataset["away"];
  if (!words || document.querySelector(".away, .offline")) return;
  const banner = document.createElement("p");
  banner.className = "offline away";
  banner.setAttribute("role", "alert");
  banner.textContent = words;
  document.querySelector("main")?.before(banner);
}
