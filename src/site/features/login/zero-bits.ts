const primes = Array.from({ length: 312 }, (_, at) => at).filter(
  (one) => one > 1 && Array.from({ length: 17 }, (_, at) => at + 2).every((other) => other >= one || one % other !== 0),
);
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const constants = Int32Array.from(primes.slice(0, 64), (prime) => fraction(Math.cbrt(prime)));
const beginning = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const texts = new Int32Array(64);
const block = new Uint8Array(64);
const view = new DataView(block.buffer);

/** With how many zero bits, of the first 32, SHA-256 of a text of 55 Latin letters at most begins. In one go: a browser's own is far slower for a text so short. */
export function zeroBitsOf(text: string): number {
  block.fill(0);
  for (let at = 0; at < text.length; at += 1) block[at] = text.charCodeAt(at);
  block[text.length] = 0x80;
  view.setUint32(60, text.length * 8);
  for (let at = 0; at < 16; at += 1) texts[at] = view.getInt32(at * 4);
  const word = (at: number) => texts[at] as number;
  for (let at = 16; at < 64; at += 1) {
    const [old, young] = [word(at - 15), word(at - 2)];
    const first = turn(old, 7) ^ turn(old, 18) ^ (old >>> 3);
    const second = turn(young, 17) ^ turn(young, 19) ^ (young >>> 10);
    texts[at] = word(at - 16) + first + word(at - 7) + second;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = beginning;
  for (let at = 0; at < 64; at += 1) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (constants[at] as number) + word(at)) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  return Math.clz32((a + (beginning[0] as number)) | 0);
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
