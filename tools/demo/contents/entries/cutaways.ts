import type { StoredEntry } from '../../../../src/domain/content/content.ts';
import { pictures } from '../../pictures.ts';
import { layouts } from '../../plans/layouts.ts';
import { cutawayOf } from '../cutaway-of.ts';
import { timeless } from './timeless.ts';

const drawn = new Set(pictures.map(({ name }) => name));

/** The layouts whose cut-away is rendered. */
export const cutaways: StoredEntry<'cutaway'>[] = layouts.flatMap(({ id, name }) => {
  const picture = cutawayOf(name);
  return drawn.has(picture) ? [{ ...timeless, slug: id.toLowerCase(), layout: id, picture, uk: {}, en: {} }] : [];
});
