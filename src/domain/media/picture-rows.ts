import { fingerprintOf, type LoadRow } from '../../platform/loads/load-plan.ts';
import type { Rows, StoredPicture } from '../content/content.ts';

/** A picture of the contents as it stands now. */
export type MediaPicture = {
  name: string;
  /** Changes with everything that is said of the picture, and with its file. */
  version: string;
  content: StoredPicture;
  project: string | null;
  kind: string;
};

export const pictureKey = (name: string): string => `picture/${name}`;

export function pictureOfRow({ name, content: whole }: LoadRow): MediaPicture {
  const { project, kind, ...content } = whole as StoredPicture & { project: string | null; kind: string };
  return { name, version: fingerprintOf(whole).slice(0, 16), content, project, kind };
}

/** Where a picture is named: `path` leads to the field from the row on. */
export type PictureUse = { part: string; name: string; path: string[] };

function* textsIn(value: unknown, path: string[]): Generator<{ path: string[]; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) yield* textsIn(part, [...path, name]);
}

/** Each field of these rows that has the name of a picture as its whole text; a picture of a project stands on that project's page. */
export function usesOfPictures(rows: Iterable<Pick<LoadRow, 'part' | 'name'> & { content: unknown }>, known: ReadonlySet<string>) {
  const uses = new Map<string, PictureUse[]>();
  const add = (picture: string, use: PictureUse) => {
    const list = uses.get(picture);
    if (list) list.push(use);
    else uses.set(picture, [use]);
  };
  for (const { part, name, content } of rows)
    if (part === 'picture') {
      const { project } = content as { project: string | null };
      if (project !== null) add(name, { part: 'project', name: project, path: [] });
    } else for (const { path, text } of textsIn(content, [])) if (known.has(text)) add(text, { part, name, path });
  return uses;
}

/** The pictures that the site shows without a description in one of the languages. */
export const undescribedOnSite = (rows: Rows): string[] =>
  [...usesOnSite(rows).keys()].filter((name) => {
    const row = rows.get(pictureKey(name));
    return row !== undefined && !isDescribed(pictureOfRow(row).content);
  });
export const isDescribed = ({ alt }: Pick<StoredPicture, 'alt'>): boolean => alt.uk.trim() !== '' && alt.en.trim() !== '';

const found = new WeakMap<Rows, ReadonlyMap<string, PictureUse[]>>();
/** The same for all rows of the site, found once for each state of them. */
export function usesOnSite(rows: Rows): ReadonlyMap<string, PictureUse[]> {
  const before = found.get(rows);
  if (before) return before;
  const names = [...rows.values()].flatMap(({ part, name }) => (part === 'picture' ? [name] : []));
  const uses = usesOfPictures(rows.values(), new Set(names));
  found.set(rows, uses);
  return uses;
}
