import { pairsOf } from '../../../base/json/text-pairs.ts';
import { keyOf, type RowName } from '../../../platform/loads/load-plan.ts';
import type { Rows } from '../row-changes.ts';
import type { NotedSource } from './translation-sources.store.ts';
import { makeSources, staleTexts } from './translations.ts';

/** An English text of the site whose Ukrainian one has changed since; `since` is null where the time is not known. */
type StaleText = RowName & { field: string; uk: string; en: string; since: Date | null };

/** Of a text without a fact nothing is known, so only rows with facts are looked at. */
export function staleOnSite(rows: Rows, facts: readonly NotedSource[]): StaleText[] {
  const sources = makeSources(facts);
  return [...Map.groupBy(facts, keyOf)].flatMap(([key, known]) => {
    const row = rows.get(key);
    if (!row) return [];
    const { part, name, content } = row;
    const pairs = pairsOf(content);
    return staleTexts({ part, name, content, was: content }, sources).flatMap((field) => {
      const pair = pairs.get(field);
      const noted = known.flatMap((fact) => (fact.field === field ? (fact.notedAt ?? []) : []));
      const since = noted.length > 0 ? new Date(Math.max(...noted.map(Number))) : null;
      return pair ? [{ part, name, ...pair, since }] : [];
    });
  });
}
