import type { Localized } from '../../base/locale.ts';
import { nameId } from '../../base/text/name-id.ts';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import { anyFlat } from './criteria.ts';
import type { Flat } from './flat.ts';
import type { Project } from './search/snapshot.ts';

/** A flat as far as its plan goes. */
export type LayoutFlat = { slug: string; number: string; areaHundredths: number; project: Project };

/** Lists the projects, sections, layouts and other options of the current snapshot. */
export const makeListedOptions = (current: () => CatalogueSnapshot) => ({
  /** In the order that the developer has set. */
  projects: () => current().summaries(),
  /** The districts in which the developer has projects, in the order in which they are shown. */
  districts: (): { id: string; name: Localized }[] => {
    const { snapshot, places } = current().index;
    const named = new Map(snapshot.projects.map(({ district }) => [nameId(district), district]));
    return places.districts.names.flatMap((id) => {
      const name = named.get(id);
      return name ? [{ id, name }] : [];
    });
  },
  sections: () => current().index.snapshot.sections,
  /** A layout by its external id; null when no such layout was imported. */
  layout: (id: string): Flat['layout'] =>
    [...current().index.snapshot.layouts.values()].find(({ externalId }) => externalId === id) ?? null,
  layouts: () => [...current().index.snapshot.layouts.values()],
  flatsOfLayout: (externalId: string) => flatsOfLayout(current(), externalId) ?? [],
  areasOfLayout: (externalId: string) => flatsOfLayout(current(), externalId)?.map(({ areaHundredths }) => areaHundredths) ?? null,
  benefits: () => current().index.snapshot.benefits,
  /** Every delivery quarter in which something is for sale now, resale included, in order of time. */
  quarters: () => {
    const { search } = current();
    const markets = [anyFlat, { ...anyFlat, resale: true }].map((filter) => search.find(filter).facets.quarters.counts);
    return current().index.places.quarters.names.filter((_, quarter) => markets.some((counts) => (counts[quarter] ?? 0) > 0));
  },
});

/** Null where no such layout was imported. */
function flatsOfLayout({ index }: CatalogueSnapshot, externalId: string): LayoutFlat[] | null {
  const { layouts, flats, sections, size } = index.snapshot;
  const id = [...layouts].find(([, layout]) => layout.externalId === externalId)?.[0];
  if (id === undefined) return null;
  const found: LayoutFlat[] = [];
  for (let at = 0; at < size; at++) {
    const project = sections[flats.section[at] as number]?.project;
    if (flats.layout[at] !== id || flats.listed[at] !== 1 || !project) continue;
    const rank = flats.rank[at] as number;
    const area = flats.areaHundredths[at] as number;
    found.push({ slug: flats.slug.at(rank), number: flats.number.at(rank), areaHundredths: area, project });
  }
  return found;
}
