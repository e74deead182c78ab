import type { LayoutRow } from '../catalogue.store.ts';
import type { SearchIndex } from './search-index.ts';
import { stationsOfSections } from './section-places.ts';

/** What the contents of the site say of flats. */
export type CatalogueContents = {
  /** Plans that are ours, by the external ids of their layouts; the source's stay with the layouts. */
  plans: ReadonlyMap<string, object>;
  /** The ids of the metro stations near each project, by its slug. */
  stations: ReadonlyMap<string, readonly string[]>;
};
export const noContents: CatalogueContents = { plans: new Map(), stations: new Map() };

const made = new WeakMap<object, WeakMap<LayoutRow, LayoutRow>>();

/** One row for a layout and a plan: what is made of rows is remembered by them. */
function withPlan(layout: LayoutRow, plan: object): LayoutRow {
  const ofPlan = made.get(plan) ?? new WeakMap<LayoutRow, LayoutRow>();
  made.set(plan, ofPlan);
  const known = ofPlan.get(layout) ?? { ...layout, plan, source: layout };
  ofPlan.set(layout, known);
  return known;
}

/** The same flats with these contents and no others. */
export function layContents(index: SearchIndex, { plans, stations }: CatalogueContents): SearchIndex {
  const { layouts, sections } = index.snapshot;
  const laid = new Map(
    [...layouts].map(([id, layout]) => {
      const source = layout.source ?? layout;
      const plan = plans.get(source.externalId);
      return [id, plan ? withPlan(source, plan) : source];
    }),
  );
  const places = { ...index.places, ...stationsOfSections(sections, stations) };
  return { ...index, places, snapshot: { ...index.snapshot, layouts: laid } };
}
