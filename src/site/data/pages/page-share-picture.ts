import type { Locale } from '../../../base/locale.ts';

/** The picture that the server draws of a page; where the site shows pictures of another host, the page's own. */
export const sharePicture = <Picture extends { src: string }>(
  page: { locale: Locale; kind: 'apartments' | 'projects' | 'news'; slug: string },
  picture: Picture | null | undefined,
) =>
  picture && !picture.src.startsWith('/')
    ? picture
    : { src: `/share/${page.locale}/${page.kind}/${page.slug}.jpg`, width: 1200, height: 630 };
