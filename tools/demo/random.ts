/** A repeatable source of numbers in [0, 1): the same words give the same numbers on every machine. */
export type Random = () => number;

function hash(text: string): number {
  let value = 2166136261;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16777619);
  return value >>> 0;
}

export function randomFrom(seed: number, ...words: (string | number)[]): Random {
  let state = hash(`${seed}/${words.join('/')}`);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const suffixLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345';

/** An 18-character CRM record id: prefix, serial in base 62, and the suffix that distinguishes upper from lower case. */
export function recordId(prefix: string, serial: number): string {
  let rest = serial;
  let tail = '';
  while (tail.length < 5) {
    tail = `${digits[rest % 62]}${tail}`;
    rest = Math.floor(rest / 62);
  }
  const base = `${prefix}Qy00000`.padEnd(10, '0') + tail;
  const suffix = [0, 5, 10].map((from) => {
    const capitals = [...base.slice(from, from + 5)].map((letter, at) => (/[A-Z]/.test(letter) ? 1 << at : 0));
    return suffixLetters[capitals.reduce((sum, bit) => sum + bit, 0)];
  });
  return base + suffix.join('');
}
