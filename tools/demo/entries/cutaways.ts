import manifest from '../../../content/obriy/pictures/manifest.json' with { type: 'json' };
import type { StoredEntry } from '../../../src/domain/content/content.ts';
import { layouts } from '../plans/layouts.ts';
import { timeless } from './timeless.ts';

const drawn = new Set(manifest.pictures.map(({ base }) => base));

/** The layouts whose cut-away is rendered. */
export const cutaways: StoredEntry<'cutaway'>[] = layouts.flatMap(({ id }) => {
  const picture = `cutaways/${id}`;
  return drawn.has(picture) ? [{ ...timeless, slug: id.toLowerCase(), layout: id, picture, uk: {}, en: {} }] : [];
});
