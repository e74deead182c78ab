/** Digits and letters that are not mistaken for each other; their number is prime, which the check character relies on. */
export const quoteAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const quoteCodeLength = 10;

const size = quoteAlphabet.length;
/** The weights fall to 1, differ and are no multiples of the prime: one wrong character and any two swapped ones change the sum. */
const sumOf = (places: readonly number[]) => places.reduce((sum, place, at) => sum + place * (quoteCodeLength - at), 0) % size;

/** A new code: nine characters of `random`, which gets the number of choices, and a check character. */
export function makeQuoteCode(random: (below: number) => number): string {
  const places = Array.from({ length: quoteCodeLength - 1 }, () => random(size));
  return [...places, (size - sumOf(places)) % size].map((place) => quoteAlphabet[place]).join('');
}

/** The code in what was typed, in small letters or large; null where the check character does not fit. */
export function readQuoteCode(typed: string): string | null {
  const code = typed.toUpperCase();
  const places = Array.from(code, (sign) => quoteAlphabet.indexOf(sign));
  return places.length === quoteCodeLength && !places.includes(-1) && sumOf(places) === 0 ? code : null;
}
