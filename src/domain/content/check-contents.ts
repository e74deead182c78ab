import { isSafeHtml } from '../../base/safe-html.ts';
import type { Contents } from './contents.ts';
import { entryKinds, references } from './entries/kinds.ts';

/** Names of pictures that are used but do not exist, each with the place that uses it. */
export function missingPictures(contents: Contents): string[] {
  const known = new Set(contents.pictures.map(({ name }) => name));
  const used: [place: string, name: string | null][] = [
    ['menu promo', contents.menus.menu.promo.photo],
    ...Object.entries(contents.pages).flatMap(([path, page]): [string, string | null][] => [
      [`page ${path}`, page.og_photo],
      ...Object.values(page.pictures).map((name): [string, string] => [`page ${path}`, name]),
    ]),
    ...Object.entries(contents.stories).flatMap(([slug, { pictures }]) =>
      pictures.map((name): [string, string] => [`story of ${slug}`, name]),
    ),
    ...Object.entries(contents.slides).flatMap(([id, slides]) =>
      slides.map(({ picture }): [string, string | null] => [`slide of ${id}`, picture]),
    ),
    ...entryKinds.flatMap((kind) =>
      contents.entries[kind].flatMap(({ slug, picture, gallery }) =>
        [picture, ...gallery].map((name): [string, string | null] => [`${kind} ${slug}`, name]),
      ),
    ),
  ];
  return used.flatMap(([place, name]) => (name === null || known.has(name) ? [] : [`${name} (${place})`]));
}

/** Titles of the texts whose markup could do more than look, each with the page that it stands on. */
export function unsafeTexts({ pages, entries }: Contents): string[] {
  const ofPages = Object.entries(pages).flatMap(([path, { uk, en }]) =>
    [...uk.seo_blocks, ...en.seo_blocks].flatMap(({ title, html }) => (isSafeHtml(html) ? [] : [`${title} (page ${path})`])),
  );
  const ofEntries = entryKinds.flatMap((kind) =>
    entries[kind].flatMap(({ slug, uk, en }) =>
      [uk, en].flatMap((texts: object) => ('html' in texts && !isSafeHtml(String(texts.html)) ? [`${kind} ${slug}`] : [])),
    ),
  );
  return [...ofPages, ...ofEntries];
}

/** Offers whose effect takes nothing off a price, or more than all of it. */
export const impossibleOffers = ({ entries }: Contents): string[] =>
  entries.offer.flatMap(({ slug, effect }) => {
    if (effect.kind === 'gift') return [];
    const [amount, most] = effect.kind === 'percent' ? [effect.hundredths, 10_000] : [effect.minor, Number.MAX_SAFE_INTEGER];
    return Number.isSafeInteger(amount) && amount > 0 && amount <= most ? [] : [slug];
  });

/** Facts that name an entry or a project which does not exist, each with the entry that names it. */
export function unknownReferences({ entries, stories }: Contents): string[] {
  const known = (of: string): Set<string> =>
    new Set(
      of === 'project' ? Object.keys(stories) : entryKinds.flatMap((kind) => (kind === of ? entries[kind].map(({ slug }) => slug) : [])),
    );
  const categories = known('feature_category');
  const ofStories = Object.entries(stories).flatMap(([slug, { featureCategories }]) =>
    featureCategories.flatMap((name) => (categories.has(name) ? [] : [`feature category ${name} (story of ${slug})`])),
  );
  const ofEntries = entryKinds.flatMap((kind) =>
    Object.entries(references[kind]).flatMap(([fact, of]) => {
      const there = known(of);
      return entries[kind].flatMap((entry) =>
        [(entry as Record<string, unknown>)[fact] ?? []]
          .flat()
          .flatMap((value) => (typeof value === 'object' ? Object.values(value ?? {}).filter((part) => typeof part === 'string') : value))
          .flatMap((name) => (there.has(String(name)) ? [] : [`${fact} ${name} (${kind} ${entry.slug})`])),
      );
    }),
  );
  return [...ofStories, ...ofEntries];
}
