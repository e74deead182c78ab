import type { LoadRow } from '../../platform/loads/load-plan.ts';
import type { Contents } from './contents.ts';
import { entryKinds } from './entries/kinds.ts';

const iso = (instant: string | null): string | null => (instant === null ? null : new Date(instant).toISOString());

/** Contents row by row. Slides of a benefit are one row; the part of an entry is its kind. */
export const rowsOf = ({ pages, menus, stories, slides, entries, pictures }: Contents): LoadRow[] => [
  ...named('page', pages),
  ...named('menu', menus),
  ...named('project', stories),
  ...named('benefit', slides),
  ...entryKinds.flatMap((kind) =>
    entries[kind].map(({ slug, from, until, ...content }, position) => ({
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
