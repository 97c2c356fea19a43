/**
 * Lets the browser keep a page for when the hall is away; only a secure page may, others say it while they are open.
 * A site without a hall keeps its own pages: what lies at the root of its web space is somebody else's.
 */
export function keepAway(): void {
  if (document.body.dataset["alone"] !== undefined) return;
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
