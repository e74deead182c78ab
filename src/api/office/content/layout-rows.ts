import type { Flat } from '../../../domain/catalogue/catalogue.ts';
import type { Rows } from '../../../domain/content/content.ts';
import { fingerprintOf } from '../../../platform/loads/load-plan.ts';

type Layout = NonNullable<Flat['layout']>;

/** The name of the row of contents in which a layout is drawn. */
export const rowOfLayout = ({ externalId }: Pick<Layout, 'externalId'>): string =>
  externalId
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'layout';

/** The plan as the source says it, and what changes with it. */
export const sourceOf = (layout: Layout): Layout => layout.source ?? layout;
export const markOf = (layout: Layout): string => fingerprintOf(sourceOf(layout).plan).slice(0, 16);

/** The layouts that the office has drawn over a plan that the source has changed since. */
export function movedLayoutNames(rows: Rows, catalogue: { layout: (id: string) => Flat['layout'] }): string[] {
  return [...rows.values()].flatMap(({ part, content }) => {
    if (part !== 'layout_plan') return [];
    const { layout: id, name, replaces } = content as { layout: string; name: string; replaces: string };
    const layout = catalogue.layout(id);
    return layout && markOf(layout) !== replaces ? [name] : [];
  });
}
