// SHA-256 (FIPS 180-4) and HMAC (RFC 2104) by hand: a phone in a hall without certificates has no `crypto.subtle`.
const PRIMES = firstPrimes(64);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const BLOCK = 64;

/** Returns the digest of some bytes. */
export function sha256(message: Uint8Array): Uint8Array {
  const padded = pad(message);
  const state = Uint32Array.from(START);
  for (let at = 0; at < padded.length; at += BLOCK) compress(state, new DataView(padded.buffer, at, BLOCK));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => digest.setUint32(4 * place, word));
  return new Uint8Array(digest.buffer);
}

/** Returns the keyed digest of some bytes; the key is at most one block long. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const inner = new Uint8Array(BLOCK).fill(0x36);
  const outer = new Uint8Array(BLOCK).fill(0x5c);
  key.forEach((byte, place) => {
    inner[place]! ^= byte;
    outer[place]! ^= byte;
  });
  return sha256(joined(outer, sha256(joined(inner, message))));
}

/** Returns bytes one after the other. */
export function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function pad(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(BLOCK * Math.ceil((message.length + 9) / BLOCK));
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, message.length << 3);
  return padded;
}

function compress(state: Uint32Array, block: DataView): void {
  const words = schedule(block);
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let round = 0; round < 64; round++) {
    const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + mixed + ((e & f) ^ (~e & g)) + ROUND[round]! + words[round]!) | 0;
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place]! += word));
}

function schedule(block: DataView): Int32Array {
  const words = new Int32Array(64);
  for (let place = 0; place < 16; place++) words[place] = block.getInt32(4 * place);
  for (let place = 16; place < 64; place++) {
    const near = words[place - 15]!;
    const far = words[place - 2]!;
    const stirred = turned(near, 7) ^ turned(near, 18) ^ (near >>> 3);
    const shaken = turned(far, 17) ^ turned(far, 19) ^ (far >>> 10);
    words[place] = words[place - 16]! + stirred + words[place - 7]! + shaken;
  }
  return words;
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32);
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate++)
    if (primes.every((prime) => candidate % prime)) primes.push(candidate);
  return primes;
}
