/** A typed sum in minor units; null when it is none. Spaces and a comma are as people write them. */
export function readSum(typed: string): number | null {
  const [, whole = '', part = ''] = /^(\d{1,10})(?:[.,](\d{1,2}))?$/.exec(typed.replace(/[\s\u00a0\u202f]/g, '')) ?? [];
  return whole === '' ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** A sum as a person would type it. */
export const typedSum = (minor: number) => (minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2));
