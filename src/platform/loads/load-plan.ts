import { createHash } from 'node:crypto';
import { reconcile } from './reconcile.ts';

/** The part of the contents that a row belongs to, and the row's name in it. */
export type RowName = { part: string; name: string };
/** One row as files have it or as it is stored. `position` is its place among its like, null where there is no order. */
export type LoadRow = RowName & { position: number | null; content: object };
/** The fingerprint of a row after the last load. */
export type LoadedRow = { fingerprint: string; position: number | null };

/** The result of a load or of a dry run. `kept` are rows that an editor has made, changed or removed since the last load. */
export type LoadReport = Record<'added' | 'changed' | 'removed' | 'kept', RowName[]> & { same: number };

export const keyOf = ({ part, name }: RowName): string => `${part}/${name}`;

/** Equal for equal content, whatever the order of its fields. */
export function fingerprintOf(content: unknown): string {
  const sorted = (_key: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value;
  return createHash('sha256').update(JSON.stringify(content, sorted)).digest('base64url');
}

type Rows = ReadonlyMap<string, LoadRow>;
/** With `allLoaded` every stored row counts as loaded: it was, before loads recorded their rows. */
type Compared = { wanted: Rows; found: Rows; loaded: ReadonlyMap<string, LoadedRow>; overwrite: boolean; allLoaded?: boolean };
export type LoadPlan = {
  report: LoadReport;
  write: LoadRow[];
  remove: LoadRow[];
  /** The rows that are recorded as loaded afterwards. */
  noted: (RowName & LoadedRow)[];
  forgotten: RowName[];
};

/** The rows that a load has to write so that every row is as wanted, except those that an editor has changed since. */
export function planLoad({ wanted, found, loaded, overwrite, allLoaded = false }: Compared): LoadPlan {
  const plan: LoadPlan = {
    report: { added: [], changed: [], removed: [], kept: [], same: 0 },
    write: [],
    remove: [],
    noted: [],
    forgotten: [],
  };
  /** Rows of editors: the rows that they name must stay. */
  const theirs: string[] = [];
  for (const key of new Set([...wanted.keys(), ...found.keys(), ...loaded.keys()])) {
    const [row, stored, note] = [wanted.get(key), found.get(key), loaded.get(key)];
    const [part = '', name = ''] = [key.slice(0, key.indexOf('/')), key.slice(key.indexOf('/') + 1)];
    const fingerprints = {
      wanted: row ? fingerprintOf(row.content) : null,
      found: stored ? fingerprintOf(stored.content) : null,
      loaded: note ? note.fingerprint : null,
    };
    if (stored && (allLoaded || (overwrite && row))) fingerprints.loaded = fingerprints.found;
    if (overwrite && row && !stored) fingerprints.loaded = null;
    const outcome = reconcile(fingerprints);
    // A row that an editor has moved stays in its place.
    const isMoved = note?.position != null && stored?.position != null && note.position !== stored.position && !overwrite;
    const place = isMoved ? (stored?.position ?? null) : (row?.position ?? null);
    if (stored && (outcome === 'kept' || !row) && outcome !== 'remove') theirs.push(JSON.stringify(stored.content));
    if (outcome === 'kept') {
      plan.report.kept.push({ part, name });
    } else if (outcome === 'remove' && stored) {
      plan.remove.push(stored);
    } else if (row) {
      if (outcome !== 'same' || place !== stored?.position) plan.write.push({ ...row, position: place });
      plan.noted.push({ part, name, fingerprint: fingerprintOf(row.content), position: row.position });
      if (outcome === 'add') plan.report.added.push({ part, name });
      else if (outcome === 'change' || place !== stored?.position) plan.report.changed.push({ part, name });
      else plan.report.same++;
    } else if (note) {
      plan.forgotten.push({ part, name });
    }
  }
  const isNamed = ({ name }: RowName) => theirs.some((content) => content.includes(JSON.stringify(name)));
  const [stay, go] = [plan.remove.filter(isNamed), plan.remove.filter((row) => !isNamed(row))];
  const name = ({ part, name }: RowName) => ({ part, name });
  plan.report.kept.push(...stay.map(name));
  plan.report.removed.push(...go.map(name));
  plan.forgotten.push(...go.map(name));
  return { ...plan, remove: go };
}
