/** A device to which a match is handed over: it shows its code once, and is let in. */
export class ConsoleJoin extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const join = new URLSearchParams(location.search).get("join");
    if (!join) return;
    const headers = { "content-type": "application/json" };
    const answer = await fetch("/api/devices", { method: "POST", headers, body: JSON.stringify({ join }) });
    if (answer.ok) location.replace(`/umpire/${this.dataset["match"]}`);
  }
}

customElements.define("console-join", ConsoleJoin);
