import { isSafeHtml } from '../../base/safe-html.ts';
import type { Contents } from './contents.ts';

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
  ];
  return used.flatMap(([place, name]) => (name === null || known.has(name) ? [] : [`${name} (${place})`]));
}

/** Titles of the texts whose markup could do more than look, each with the page that it stands on. */
export function unsafeTexts({ pages }: Contents): string[] {
  return Object.entries(pages).flatMap(([path, { uk, en }]) =>
    [...uk.seo_blocks, ...en.seo_blocks].flatMap(({ title, html }) => (isSafeHtml(html) ? [] : [`${title} (page ${path})`])),
  );
}
