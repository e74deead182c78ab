import { timeless } from './timeless.ts';

/** An entry that is a name and nothing more: a stage, a category. */
export const named = (slug: string, uk: string, en: string) => ({
  ...timeless,
  slug,
  uk: { name: uk },
  en: { name: en },
});
