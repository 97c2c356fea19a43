/** What a device tells of its battery; not every browser does. */
interface Battery {
  readonly level: number;
  readonly charging: boolean;
}

type Powered = Navigator & { getBattery?: () => Promise<Battery> };

const EVERY = 10_000;

/** Tells the desk every few seconds how the device of a console is; returns how to stop. */
export function reportHealth(match: string, version: string, found: () => object): () => void {
  const tell = async (): Promise<void> => {
    const battery = await (navigator as Powered).getBattery?.().catch(() => null);
    const power = battery ? { battery: Math.round(battery.level * 100), charging: battery.charging } : {};
    const body = JSON.stringify({ match, ...found(), version, ...power });
    const headers = { "content-type": "application/json" };
    // A report that does not arrive says by its absence that the link is lost.
    await fetch("/api/consoles/report", { method: "POST", headers, body }).catch(() => null);
  };
  const timer = window.setInterval(() => void tell(), EVERY);
  void tell();
  return () => clearInterval(timer);
}
