import { isSafeHtml } from '../../base/html/safe-html.ts';
import type { Contents } from './contents.ts';
import { entryKinds, references } from './entries/kinds.ts';
import type { ContentFault } from './fault.ts';

type Used = [path: string[], name: string | null];

/** Every field that names a picture. */
const picturesNamedIn = (contents: Contents): Used[] => [
  [['menus', 'menu', 'promo', 'picture'], contents.menus.menu.promo.picture],
  ...Object.entries(contents.pages).flatMap(([path, page]): Used[] => [
    [['pages', path, 'sharePicture'], page.sharePicture],
    ...Object.entries(page.pictures).map(([as, name]): Used => [['pages', path, 'pictures', as], name]),
  ]),
  ...Object.entries(contents.stories).flatMap(([slug, { pictures }]) =>
    pictures.map((name, at): Used => [['stories', slug, 'pictures', `${at}`], name]),
  ),
  ...Object.entries(contents.slides).flatMap(([id, slides]) =>
    slides.map(({ picture }, at): Used => [['slides', id, `${at}`, 'picture'], picture]),
  ),
  ...entryKinds.flatMap((kind) =>
    contents.entries[kind].flatMap(({ slug, picture, gallery }): Used[] => [
      [['entries', kind, slug, 'picture'], picture],
      ...gallery.map((name, at): Used => [['entries', kind, slug, 'gallery', `${at}`], name]),
    ]),
  ),
];

/** Pictures that are named but do not exist, or are not described for those who cannot see them. */
export function missingPictures(contents: Contents): ContentFault[] {
  const known = new Map(contents.pictures.map(({ name, content }) => [name, content.alt]));
  return picturesNamedIn(contents).flatMap(([path, name]) => {
    if (name === null) return [];
    const alt = known.get(name);
    if (!alt) return [{ path, message: `there is no picture ${name}` }];
    return alt.uk.trim() && alt.en.trim() ? [] : [{ path, message: `has no description of the picture ${name} in both languages` }];
  });
}

/** Texts whose markup could do more than format. */
export function unsafeTexts({ pages, entries }: Contents): ContentFault[] {
  const texts: [path: string[], html: string][] = [
    ...Object.entries(pages).flatMap(([path, page]) =>
      (['uk', 'en'] as const).flatMap((locale) =>
        page[locale].seoTexts.map(({ html }, at): [string[], string] => [['pages', path, locale, 'seoTexts', `${at}`, 'html'], html]),
      ),
    ),
    ...entryKinds.flatMap((kind) =>
      entries[kind].flatMap(({ slug, uk, en }) =>
        Object.entries({ uk, en }).flatMap(([locale, said]: [string, object]): [string[], string][] =>
          'html' in said ? [[['entries', kind, slug, locale, 'html'], String(said.html)]] : [],
        ),
      ),
    ),
  ];
  const message = 'has markup beyond paragraphs, lists, emphasis, headings and links';
  return texts.flatMap(([path, html]) => (isSafeHtml(html) ? [] : [{ path, message }]));
}

/** No offer takes more than half off a price, in hundredths of a percent. */
const mostOff = 5_000;

/** Offers whose effect takes nothing off a price, or more than half of it. */
export const impossibleOffers = ({ entries }: Contents): ContentFault[] =>
  entries.offer.flatMap(({ slug, effect }) => {
    if (effect.kind === 'gift') return [];
    const isPercent = effect.kind === 'percent';
    const [amount, most] = isPercent ? [effect.hundredths, mostOff] : [effect.minor, Number.MAX_SAFE_INTEGER];
    if (Number.isSafeInteger(amount) && amount > 0 && amount <= most) return [];
    return [
      {
        path: ['entries', 'offer', slug, 'effect', isPercent ? 'hundredths' : 'minor'],
        message: isPercent ? 'takes nothing off a price, or more than 50 %' : 'takes nothing off a price',
      },
    ];
  });

/** The names in a field: a name, several, or those in the texts of objects. */
export const namesIn = (value: unknown): unknown[] =>
  [value ?? []]
    .flat()
    .flatMap((one) => (typeof one === 'object' ? Object.values(one ?? {}).filter((part) => typeof part === 'string') : one));

/** Entries and projects that are named but do not exist. */
export function unknownReferences({ entries, stories, pictures }: Contents): ContentFault[] {
  const known = (of: string): Set<string> =>
    new Set(
      of === 'project' ? Object.keys(stories) : entryKinds.flatMap((kind) => (kind === of ? entries[kind].map(({ slug }) => slug) : [])),
    );
  const projects = known('project');
  const categories = known('feature_category');
  const message = (of: string, name: unknown) => (name === '' ? 'is missing' : `there is no ${of.replaceAll('_', ' ')} ${name}`);
  return [
    ...Object.entries(stories).flatMap(([slug, { featureCategories }]) =>
      featureCategories.flatMap((name, at) =>
        categories.has(name) ? [] : [{ path: ['stories', slug, 'featureCategories', `${at}`], message: message('feature_category', name) }],
      ),
    ),
    ...pictures.flatMap(({ name, project }) =>
      project === null || projects.has(project) ? [] : [{ path: ['pictures', name, 'project'], message: message('project', project) }],
    ),
    ...entryKinds.flatMap((kind) =>
      Object.entries(references[kind]).flatMap(([fact, of]) => {
        const there = known(of);
        return entries[kind].flatMap((entry) =>
          namesIn((entry as Record<string, unknown>)[fact])
            .filter((name) => !there.has(String(name)))
            .map((name) => ({ path: ['entries', kind, entry.slug, fact], message: message(of, name) })),
        );
      }),
    ),
  ];
}
