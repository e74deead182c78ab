import type { LayoutRow } from '../catalogue.store.ts';
import type { SearchIndex } from './search-index.ts';

/** Plans that are ours, by the external ids of their layouts; the source's stay with the layouts. */
export type OfficePlans = ReadonlyMap<string, object>;

const made = new WeakMap<object, WeakMap<LayoutRow, LayoutRow>>();

/** One row for a layout and a plan: what is made of rows is remembered by them. */
function withPlan(layout: LayoutRow, plan: object): LayoutRow {
  const ofPlan = made.get(plan) ?? new WeakMap<LayoutRow, LayoutRow>();
  made.set(plan, ofPlan);
  const known = ofPlan.get(layout) ?? { ...layout, plan, source: layout };
  ofPlan.set(layout, known);
  return known;
}

/** The same flats, whose layouts have these plans of ours and no others. */
export function withOfficePlans(index: SearchIndex, plans: OfficePlans): SearchIndex {
  const { layouts } = index.snapshot;
  const laid = new Map(
    [...layouts].map(([id, layout]) => {
      const source = layout.source ?? layout;
      const plan = plans.get(source.externalId);
      return [id, plan ? withPlan(source, plan) : source];
    }),
  );
  return { ...index, snapshot: { ...index.snapshot, layouts: laid } };
}
