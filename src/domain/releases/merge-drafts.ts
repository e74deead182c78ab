import { isSameJson, mergeFields } from '../../base/json/merge-fields.ts';
import { mergeOrder } from '../../base/json/merge-order.ts';
import type { Money } from '../../base/money.ts';
import type { RowName } from '../../platform/loads/load-plan.ts';
import { layOver, orderOf, type RowChange, type RowFault, type Rows } from '../content/content.ts';
import { layoutFaults } from './layout-faults.ts';
import { offerFaults } from './offer-faults.ts';
import type { Draft } from './release.store.ts';
import type { Compared } from './releases-context.ts';

/** A row with the paths of the fields that the release and the site have changed differently since its draft was begun. */
export type Conflicts = { part: string; name: string; paths: string[][] };
export type MergedDrafts = {
  changes: RowChange[];
  conflicts: Conflicts[];
  faults: RowFault[];
  /** The rows with the release laid over them. */
  rows: Rows;
  contents: ReturnType<typeof layOver>['contents'];
};

/** A row of the site, or the order of a kind of entries; null where there is none. */
export const contentIn = (rows: Rows, { part, name }: RowName): object | null =>
  part === 'order' ? orderOf(rows, name) : (rows.get(`${part}/${name}`)?.content ?? null);

function merge({ part, base, ours, theirs }: { part: string; base: unknown; ours: unknown; theirs: unknown }) {
  if (part !== 'order') return mergeFields({ base, ours, theirs });
  return { value: mergeOrder({ base: base as string[], ours: ours as string[], theirs: theirs as string[] }), conflicts: [] };
}

type Drafted = Pick<Draft, 'part' | 'name' | 'base' | 'content'>;
/** `prices` are those that the release gives to flats. */
type Under = { live: Rows; compared: Compared | undefined; prices?: ReadonlyMap<number, Money> };

/** The rows of the site as the drafts of a release make them; a field of a conflict is the one of the draft. */
export function mergeDrafts(drafts: readonly Drafted[], { live, compared, prices = new Map() }: Under): MergedDrafts {
  const merged = drafts.map(({ part, name, base, content }) => {
    const theirs = contentIn(live, { part, name });
    const { value, conflicts } = merge({ part, base, ours: content, theirs });
    return { change: { part, name, content: value as object | null }, paths: conflicts, isSame: isSameJson(value, theirs) };
  });
  const changes = merged.flatMap(({ change, isSame }) => (isSame ? [] : [change]));
  const { rows, contents, faults } = layOver(live, changes);
  const ofCatalogue = compared
    ? [...layoutFaults(changes, compared.areasOfLayout), ...offerFaults(changes, { before: live, after: rows, prices, compared })]
    : [];
  return {
    changes,
    rows,
    contents,
    faults: [...faults, ...ofCatalogue],
    conflicts: merged.flatMap(({ change: { part, name }, paths }) => (paths.length > 0 ? [{ part, name, paths }] : [])),
  };
}
