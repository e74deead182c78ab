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
