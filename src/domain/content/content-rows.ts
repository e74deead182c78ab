import type { LoadRow } from '../../platform/loads/load-plan.ts';
import { noMenus } from './compose-content.ts';
import type { Contents } from './contents.ts';
import type { AnyStored } from './entries/entry.ts';
import { entryKinds } from './entries/kinds.ts';

/** An instant in the one spelling in which it is stored. */
export const iso = (instant: string | null): string | null => (instant === null ? null : new Date(instant).toISOString());

/** Contents row by row. Slides of a benefit are one row; the part of an entry is its kind. */
export const rowsOf = ({ pages, menus, stories, slides, entries, pictures }: Contents): LoadRow[] => [
  ...named('page', pages),
  ...named('menu', menus),
  ...named('project', stories),
  ...named('benefit', slides),
  ...entryKinds.flatMap((kind) =>
    (entries[kind] as AnyStored[]).map(({ slug, from, until, ...content }, position) => ({
      part: kind,
      name: slug,
      position,
      content: { ...content, from: iso(from), until: iso(until) },
    })),
  ),
  ...pictures.map(({ name, project, kind, content }, position) => ({
    part: 'picture',
    name,
    position,
    content: { ...content, project, kind },
  })),
];
const named = (part: string, all: Record<string, object>): LoadRow[] =>
  Object.entries(all).map(([name, content]) => ({ part, name, position: null, content }));

const inOrder = (one: LoadRow, other: LoadRow): number =>
  (one.position ?? 0) - (other.position ?? 0) || (one.name < other.name ? -1 : one.name > other.name ? 1 : 0);

/** The contents of such rows, which may be in any order: the way back from `rowsOf`. */
export function contentsOf(rows: Iterable<LoadRow>): Contents {
  const by = Map.groupBy([...rows].toSorted(inOrder), ({ part }) => part);
  const of = (part: string) => Object.fromEntries((by.get(part) ?? []).map(({ name, content }) => [name, content]));
  const entriesOf = (kind: string) => (by.get(kind) ?? []).map(({ name: slug, content }) => ({ ...content, slug }));
  return {
    pages: of('page') as Contents['pages'],
    menus: { ...noMenus, ...of('menu') },
    stories: of('project') as Contents['stories'],
    slides: of('benefit') as Contents['slides'],
    entries: Object.fromEntries(entryKinds.map((kind) => [kind, entriesOf(kind)])) as never,
    pictures: (by.get('picture') ?? []).map(({ name, content }) => {
      const { project, kind, ...picture } = content as { project: string | null; kind: never };
      return { name, project, kind, content: picture as never };
    }),
  };
}
