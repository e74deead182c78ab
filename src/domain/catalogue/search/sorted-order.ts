import { eachStep, type Steps } from './in-slices.ts';

const digitBits = 11;
const digits = 1 << digitBits;

/**
 * All positions by ascending value; ties stay in the order of `start`. Values are integers. Sorts digit by digit, which needs no comparison
 * and can pause anywhere.
 */
export function* sortedOrder(values: ArrayLike<number>, start: Uint32Array): Steps<Uint32Array> {
  const size = start.length;
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  yield* eachStep(size, (at) => {
    const value = values[at] as number;
    if (value < low) low = value;
    if (value > high) high = value;
  });
  let from = start.slice();
  let to = new Uint32Array(size);
  for (let unit = 1; high - low >= unit; unit *= digits) {
    const digitOf = (at: number) => Math.floor(((values[at] as number) - low) / unit) % digits;
    const next = new Uint32Array(digits + 1);
    yield* eachStep(size, (at) => {
      const after = digitOf(at) + 1;
      next[after] = (next[after] as number) + 1;
    });
    for (let digit = 1; digit <= digits; digit++) next[digit] = (next[digit] as number) + (next[digit - 1] as number);
    yield* eachStep(size, (i) => {
      const at = from[i] as number;
      const digit = digitOf(at);
      const place = next[digit] as number;
      next[digit] = place + 1;
      to[place] = at;
    });
    [from, to] = [to, from];
  }
  return from;
}
