import { readRooms } from '../checks/feed-values.ts';

/** Kinds of units that stand beside flats in a price list. Each pattern matches the beginning of a word. */
const kinds: readonly (readonly [kind: string, words: RegExp])[] = [
  ['parking', /(?<!\p{L})(?:паркін|паркин|паркомі|паркоме|парковоч|машиномі|машином|м\/м(?!\p{L})|parking|car ?place)/iu],
  ['garage', /(?<!\p{L})(?:гараж|garage)/iu],
  ['storage', /(?<!\p{L})(?:комор|комірк|комірч|кладов|storage|storeroom)/iu],
  ['office', /(?<!\p{L})(?:офіс|офис|office)/iu],
  ['commercial', /(?<!\p{L})(?:комерц|коммерч|вбудован|встроен|нежитл|нежил|псн(?!\p{L})|commercial|retail|торгов|магазин)/iu],
];
const flats = /(?<!\p{L})(?:квартир|апартамент|пентхаус|житл|жил|flats?(?!\p{L})|apartments?|residential|дворів|двухуров|студ)/iu;

/** `flat`, a kind that is left out, or null for a text that says neither. A flat with a store-room is a flat. */
export function unitKind(text: string): string | null {
  if (flats.exec(text)?.index === 0) return 'flat';
  const other = kinds.find(([, words]) => words.test(text))?.[0];
  if (other) return other;
  return flats.test(text) ? 'flat' : null;
}

/** Of a text that says what a flat is like, `2К з коморою`, `2А + паркомісце`: only one that begins with another kind is no flat. */
export function kindOfDescription(text: string): string | null {
  const other = kinds.find(([, words]) => words.exec(text)?.index === 0)?.[0];
  if (other && readRooms(text) === null) return other;
  return flats.test(text) ? 'flat' : null;
}
