/** A number as people type it and as pages write it, with spaces, commas, a sign of money or per cent, as the API reads it. */
export const plainNumber = (text: string): string =>
  text
    .replace(/[\s\u00a0\u202f%$₴]/g, '')
    // English pages part thousands by commas; three decimals are never typed.
    .replace(/,(?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.')
    .replace('−', '-');

/** The typed number; undefined when it is invalid, or not between the two. */
export function readNumber(text: string, least: number, most: number, decimals = 0): number | undefined {
  const plain = plainNumber(text);
  const [written, fraction = ''] = /^-?\d+(?:\.(\d+))?$/.exec(plain) ?? [];
  if (written === undefined || fraction.length > decimals) return undefined;
  const value = Number(plain);
  return value >= least && value <= most ? value : undefined;
}
