import type { StoredEntry } from '../../../../../src/domain/content/content.ts';

/** A paragraph each; what is markup already stays as it is. */
type Words = { title: string; lead: string; text: string[] };
type Facts = {
  slug: string;
  /** A day; news come out at ten in the morning. */
  day: string;
  tag: 'building' | 'sales' | 'life' | 'company';
  project?: string;
  picture: string;
  gallery?: string[];
  /** Kept to the list of its tag. */
  onlyInItsList?: true;
  uk: Words;
  en: Words;
};

const written = ({ title, lead, text }: Words) => ({
  title,
  lead,
  html: text.map((part) => (part.startsWith('<') ? part : `<p>${part}</p>`)).join(''),
});

export const newsEntry = ({ slug, day, tag, project, picture, gallery, onlyInItsList, uk, en }: Facts): StoredEntry<'news'> => ({
  slug,
  from: `${day}T08:00:00.000Z`,
  until: null,
  tag,
  showOnOneNews: onlyInItsList !== true,
  project: project ?? null,
  picture,
  gallery: gallery ?? [],
  uk: written(uk),
  en: written(en),
});
