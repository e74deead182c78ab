import type { AuditRow } from '../../../platform/audit/read-audit.ts';

type Values = AuditRow['before'];

/** One work on a record: a request, or where there was none, a transaction of a job, whose entries have one time. Staff are noted work by work. */
const workOf = ({ record_type, record_id, operation, actor_kind, request_id, at, position }: AuditRow): string =>
  [record_type, record_id, operation, actor_kind, record_type === 'staff' ? position : (request_id ?? at.getTime())].join(' ');

/** Null where the record was not there before the first of them, or not after the last. */
function joined(under: Values, over: Values, isThere: boolean): Values {
  if (!isThere) return null;
  const both = Object.entries(over ?? {}).map(([field, value]): [string, unknown] => {
    const other = under?.[field];
    // The rows of one statement each.
    return [field, Array.isArray(value) && Array.isArray(other) ? [...other, ...value] : value];
  });
  return { ...under, ...Object.fromEntries(both) };
}

/**
 * Entries, the newest first, of which those of one work on one record are one: from what was before the first to what was after the last.
 * `parts` are the entries as they stand in the audit.
 */
export function joinEntries(entries: readonly AuditRow[]): { entry: AuditRow; parts: AuditRow[] }[] {
  const all = new Map<string, { entry: AuditRow; parts: AuditRow[] }>();
  for (const one of entries) {
    const known = all.get(workOf(one));
    if (!known) {
      all.set(workOf(one), { entry: one, parts: [one] });
      continue;
    }
    const { entry, parts } = known;
    known.entry = {
      ...entry,
      before: joined(entry.before, one.before, one.before !== null),
      after: joined(one.after, entry.after, entry.after !== null),
      personal: [...new Set([...(one.personal ?? []), ...(entry.personal ?? [])])],
      version: entry.version ?? one.version,
      why: entry.why ?? one.why,
    };
    parts.push(one);
  }
  return [...all.values()];
}
