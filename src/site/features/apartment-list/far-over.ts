/** Above this much of the asked price, a flat is no near miss: by how much more it costs says nothing. */
const nearShare = 0.3;

export const isFarOver = (asked: number | null, costOver: number | null): boolean =>
  asked !== null && costOver !== null && costOver > asked * nearShare;

/** The asked price and the least of those that were found, where every one of them is far above it. */
export function farOver(asked: number | null, found: readonly { costOver: number | null }[]): { asked: number; least: number } | null {
  const over = found.flatMap(({ costOver }) => costOver ?? []);
  if (asked === null || over.length === 0 || !over.every((one) => isFarOver(asked, one))) return null;
  return { asked, least: asked + Math.min(...over) };
}
