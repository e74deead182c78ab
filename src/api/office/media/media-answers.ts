import type { Locale } from '../../../base/locale.ts';
import type { MediaPictureAnswer, MediaPictureWhole, PictureUseAnswer } from '../../../contract/office/media/media.ts';
import { type MediaPicture, usesOfPictures, usesOnSite } from '../../../domain/media/media.ts';
import { rowTitles } from '../content/row-titles.ts';
import { personOf } from '../deals/deal-answers.ts';
import type { OfficeDependencies } from '../office-dependencies.ts';

type Deps = Pick<OfficeDependencies, 'media' | 'content' | 'releases' | 'staff' | 'catalogue' | 'siteAddress'>;

/** Which pictures have an English description that is older than the Ukrainian one. */
export async function stalePictures({ content }: Pick<Deps, 'content'>): Promise<(name: string) => boolean> {
  const stale = (await content.staleOnSite(content.rows())).filter(({ part }) => part === 'picture').map(({ name }) => name);
  return (name) => stale.includes(name);
}

type Answering = Pick<Deps, 'content' | 'siteAddress'> & { isStale: (name: string) => boolean };
/** A picture with the addresses of its files as a page of the office asks for them. */
export function pictureAnswer({ content, siteAddress, isStale }: Answering, picture: MediaPicture): MediaPictureAnswer {
  const { name, version, kind } = picture;
  const { src, width, height, alt, sources, placeholder, focus } = picture.content;
  const whole = sources.map(({ type, srcset }) => ({
    type,
    srcset: srcset
      .split(', ')
      .map((one) => siteAddress(one))
      .join(', '),
  }));
  return {
    name,
    version,
    src: siteAddress(src),
    width,
    height,
    alt,
    sources: whole,
    placeholder,
    focus,
    isStale: isStale(name),
    isUploaded: kind === 'upload',
    uses: usesOnSite(content.rows()).get(name)?.length ?? 0,
  };
}

/** Rows that have a page of their own; others are shown on several. */
const pages: Readonly<Record<string, (name: string) => string>> = {
  page: (name) => (name === 'main' ? '/' : `/${name}/`),
  project: (name) => `/projects/${name}/`,
  news: (name) => `/news/${name}/`,
  offer: (name) => `/promo/${name}/`,
  vacancy: (name) => `/vacancy/${name}/`,
};

/** Where a picture is named: on the site, then in releases that are not published yet. */
export async function usesOf({ content, releases, catalogue, siteAddress }: Omit<Deps, 'media' | 'staff'>, name: string, locale: Locale) {
  const rows = content.rows();
  const titleOf = rowTitles({ catalogue }, locale);
  const live = (usesOnSite(rows).get(name) ?? []).map((use): PictureUseAnswer => {
    const row = rows.get(`${use.part}/${use.name}`);
    const path = pages[use.part]?.(use.name);
    const address = path === undefined ? null : siteAddress(locale === 'en' ? `/en${path}` : path);
    return { ...use, title: titleOf({ name: use.name, content: row?.content }), release: null, address };
  });
  const drafts = await releases.openDrafts();
  const drafted = drafts.flatMap((draft): PictureUseAnswer[] =>
    (usesOfPictures([draft], new Set([name])).get(name) ?? []).map((use) => ({
      ...use,
      title: titleOf(draft),
      release: { number: draft.number, name: draft.release },
      address: null,
    })),
  );
  return [...live, ...drafted];
}

/** All that is known of a picture; null for one that is not there. */
export async function wholePicture(deps: Deps, name: string, locale: Locale): Promise<MediaPictureWhole | null> {
  const found = await deps.media.findPicture(name);
  if (!found) return null;
  const { picture, file } = found;
  const names = file ? await deps.staff.namesOf([file.made_by]) : new Map<string, string>();
  return {
    picture: pictureAnswer({ ...deps, isStale: await stalePictures(deps) }, picture),
    file: file && {
      fileName: file.file_name,
      bytes: file.bytes,
      width: file.width,
      height: file.height,
      by: personOf(file.made_by, names),
      at: file.made_at.toISOString(),
    },
    uses: await usesOf(deps, name, locale),
  };
}
