/** A set of flat positions, one bit each. All sets of one snapshot have the same number of words. */
export type Bitset = Uint32Array;

export const emptyBits = (size: number): Bitset => new Uint32Array((size + 31) >>> 5);

export const hasBit = (bits: Bitset, at: number): boolean => (((bits[at >>> 5] as number) >>> (at & 31)) & 1) === 1;

export function setBit(bits: Bitset, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] as number) | (1 << (at & 31));
}

export function clearBit(bits: Bitset, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] as number) & ~(1 << (at & 31));
}

/** How many ones a 32-bit word has. */
export function ones(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function setBetween(bits: Bitset, from: number, to: number): void {
  if (from >= to) return;
  const first = from >>> 5;
  const last = (to - 1) >>> 5;
  const head = -1 << (from & 31);
  const tail = -1 >>> (31 - ((to - 1) & 31));
  if (first === last) {
    bits[first] = (bits[first] as number) | (head & tail);
    return;
  }
  bits[first] = (bits[first] as number) | head;
  bits.fill(0xffffffff, first + 1, last);
  bits[last] = (bits[last] as number) | tail;
}

/**
 * How many positions two sets have in common. Eight words at a time go through adders of ones, twos and fours, so that bits are
 * counted in one word of eight: several times faster than counting each.
 */
export function countCommon(left: Bitset, right: Bitset): number {
  const common = (w: number) => (left[w] as number) & (right[w] as number);
  let one = 0;
  let two = 0;
  let four = 0;
  let eights = 0;
  const whole = left.length & ~7;
  for (let w = 0; w < whole; w += 8) {
    let a = common(w);
    let b = common(w + 1);
    let either = one ^ a;
    const twoA = (one & a) | (either & b);
    one = either ^ b;
    a = common(w + 2);
    b = common(w + 3);
    either = one ^ a;
    const twoB = (one & a) | (either & b);
    one = either ^ b;
    either = two ^ twoA;
    const fourA = (two & twoA) | (either & twoB);
    two = either ^ twoB;
    a = common(w + 4);
    b = common(w + 5);
    either = one ^ a;
    const twoC = (one & a) | (either & b);
    one = either ^ b;
    a = common(w + 6);
    b = common(w + 7);
    either = one ^ a;
    const twoD = (one & a) | (either & b);
    one = either ^ b;
    either = two ^ twoC;
    const fourB = (two & twoC) | (either & twoD);
    two = either ^ twoD;
    either = four ^ fourA;
    eights += ones((four & fourA) | (either & fourB));
    four = either ^ fourB;
  }
  let count = 8 * eights + 4 * ones(four) + 2 * ones(two) + ones(one);
  for (let w = whole; w < left.length; w++) count += ones(common(w));
  return count;
}

export const countBits = (bits: Bitset): number => countCommon(bits, bits);

/** Puts into `ranks`, one longer than the set has words, how many positions lie before each word. */
export function rankBits(bits: Bitset, ranks: Uint32Array): void {
  let count = 0;
  for (let w = 0; w < bits.length; w++) {
    ranks[w] = count;
    count += ones(bits[w] as number);
  }
  ranks[bits.length] = count;
}

/** How many positions of a ranked set lie before `at`. */
export function rankAt(bits: Bitset, ranks: Uint32Array, at: number): number {
  const w = at >>> 5;
  const rest = at & 31;
  return (ranks[w] as number) + (rest === 0 ? 0 : ones((bits[w] as number) & ~(-1 << rest)));
}

/** Puts into `out`, which may be one of them, what both sets have. */
export function common(one: Bitset, other: Bitset, out: Bitset): Bitset {
  for (let w = 0; w < out.length; w++) out[w] = (one[w] as number) & (other[w] as number);
  return out;
}

/** Whether some position is in `left` and in `right` (or, with `outside`, in `left` and not in `right`). */
export function meets(left: Bitset, right: Bitset, outside = false): boolean {
  const flip = outside ? -1 : 0;
  for (let w = 0; w < left.length; w++) if (((left[w] as number) & ((right[w] as number) ^ flip)) !== 0) return true;
  return false;
}

export function unite(sets: readonly Bitset[], size: number): Bitset {
  const [first, ...others] = sets;
  if (!first) return emptyBits(size);
  if (others.length === 0) return first;
  const all = first.slice();
  for (const other of others) for (let w = 0; w < all.length; w++) all[w] = (all[w] as number) | (other[w] as number);
  return all;
}

/** The positions of the set from `from` up to `to`, in ascending order. */
export function* bitsBetween(bits: Bitset, from: number, to: number): Generator<number> {
  for (let w = from >>> 5; w << 5 < to; w++) {
    for (let x = bits[w] as number; x !== 0; x &= x - 1) {
      const at = (w << 5) + 31 - Math.clz32(x & -x);
      if (at >= from && at < to) yield at;
    }
  }
}

/** The positions of the set in ascending order, at most `most` of them. */
export function listBits(bits: Bitset, most: number): Uint32Array {
  const found = new Uint32Array(most);
  let count = 0;
  for (let w = 0; w < bits.length && count < most; w++) {
    let x = bits[w] as number;
    while (x !== 0 && count < most) {
      const low = x & -x;
      found[count++] = (w << 5) + 31 - Math.clz32(low);
      x ^= low;
    }
  }
  return found.subarray(0, count);
}
