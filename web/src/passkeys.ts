/** Passkeys (WebAuthn) on the pages of the doors: one is added on the page of one's account, and signs in at the door. */

/** What the hall asks a browser for, as JSON: bytes are written in base64url. */
interface Asked {
  readonly challenge: string;
  readonly user?: { readonly id: string };
  readonly excludeCredentials?: readonly { readonly id: string; readonly type: "public-key" }[];
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

function text(buffer: ArrayBuffer | null): string {
  const plain = String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0)));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Something that the hall refused, in its own words. */
class Refused extends Error {}

async function ask<Answer>(path: string, body: unknown = {}): Promise<Answer> {
  const headers = { "content-type": "application/json", "accept-language": document.documentElement.lang };
  const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  const told = (await answer.json()) as Answer & { readonly detail?: string };
  if (!answer.ok) throw new Refused(told.detail ?? "");
  return told;
}

function sent(made: PublicKeyCredential, response: Readonly<Record<string, string>>): unknown {
  return { id: made.id, rawId: text(made.rawId), type: made.type, response };
}

async function add(form: HTMLFormElement): Promise<void> {
  const typed = new FormData(form);
  const asked = await ask<Asked>("/api/passkeys/options", { password: typed.get("passkey-password") });
  const publicKey = {
    ...asked,
    challenge: bytes(asked.challenge),
    user: { ...asked.user, id: bytes(asked.user!.id) },
    excludeCredentials: (asked.excludeCredentials ?? []).map((one) => ({ ...one, id: bytes(one.id) })),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  const credential = sent(made, {
    clientDataJSON: text(clientDataJSON),
    attestationObject: text(attestationObject),
  });
  await ask("/api/passkeys", { name: typed.get("passkey-name"), credential });
  location.replace("/accounts");
}

async function signIn(button: HTMLElement): Promise<void> {
  const asked = await ask<Asked>("/api/session/passkey/options");
  const publicKey = {
    ...asked,
    challenge: bytes(asked.challenge),
    allowCredentials: [],
  } as unknown as PublicKeyCredentialRequestOptions;
  const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    used.response as AuthenticatorAssertionResponse;
  const credential = sent(used, {
    clientDataJSON: text(clientDataJSON),
    authenticatorData: text(authenticatorData),
    signature: text(signature),
    userHandle: text(userHandle),
  });
  const { roles } = await ask<{ readonly roles: readonly string[] }>("/api/session/passkey", { credential });
  const desk = (button.dataset.desk ?? "").split(" ");
  location.assign(roles.some((role) => desk.includes(role)) ? "/devices" : "/watch");
}

/** Does something with a passkey, and says beside it what went wrong: in the hall's words, or that nothing was used. */
async function attempt(place: HTMLElement, work: () => Promise<void>): Promise<void> {
  const wrong = document.querySelector<HTMLElement>("[data-of-passkey]")!;
  wrong.hidden = true;
  try {
    await work();
  } catch (error) {
    wrong.textContent = (error instanceof Refused && error.message) || (place.dataset.failed ?? "");
    wrong.hidden = false;
  }
}

/** Shows what can be done with passkeys, where the browser has them. */
export function offerPasskeys(): void {
  const places = document.querySelectorAll<HTMLElement>("[data-passkey]");
  if (!("credentials" in navigator) || !("PublicKeyCredential" in window)) return;
  for (const place of places) {
    place.hidden = false;
    if (place instanceof HTMLFormElement)
      place.addEventListener("submit", (event) => {
        event.preventDefault();
        void attempt(place, () => add(place));
      });
    else place.addEventListener("click", () => void attempt(place, () => signIn(place)));
  }
}
