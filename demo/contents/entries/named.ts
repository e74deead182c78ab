/** An entry that is a name and nothing more: a stage, a category. */
export const named = (slug: string, uk: string, en: string) => ({
  slug,
  from: null,
  until: null,
  picture: null,
  gallery: [],
  uk: { name: uk },
  en: { name: en },
});
