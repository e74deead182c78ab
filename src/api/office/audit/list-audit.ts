import { type AuditEntry, auditLimits } from '../../../contract/office/audit.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { joinEntries } from './join-entries.ts';
import { nameRecord } from './name-record.ts';
import { type Entry, type RecordsNow, recordsOf, restorationOf } from './restoration.ts';

/** The people of the office who stand in an entry, as actors and as values. */
const peopleIn = ({ actor_kind, actor_id, before, after }: Entry): unknown[] => [
  actor_kind === 'staff' && actor_id,
  before?.owner_id,
  after?.owner_id,
  before?.owner,
  after?.owner,
  before?.ownerId,
  after?.ownerId,
];

function namesIn(entries: readonly Entry[], { people }: RecordsNow): Record<string, string> {
  const found = entries.flatMap(peopleIn).flatMap((id) => (typeof id === 'string' ? (people.get(id) ?? []) : []));
  return Object.fromEntries(found.map(({ id, name }) => [id, name]));
}

/** A page of the audit. Names are looked up now, because the audit has none. */
export const handle: OfficeHandler<'GET /office/api/audit'> = (deps) => {
  return async ({ session, locale, query: { recordType, recordId, cursor, limit }, reply }) => {
    const cut = cursor === undefined ? undefined : Number(cursor);
    const { entries, next } = await deps.readAudit({ recordType, recordId, before: cut, limit: Number(limit ?? auditLimits.entries) });
    const now = await recordsOf(deps, entries);
    const people = namesIn(entries, now);
    return reply({
      entries: joinEntries(entries).map(
        ({ entry, parts }): AuditEntry => ({
          ...{ position: entry.position, at: entry.at.toISOString(), operation: entry.operation },
          actor: {
            kind: entry.actor_kind,
            id: entry.actor_id,
            name: (entry.actor_kind === 'staff' && people[entry.actor_id ?? '']) || null,
          },
          record: nameRecord(deps, entry, { session, locale, now }),
          ...{ version: entry.version, before: entry.before, after: entry.after, personal: entry.personal ?? [] },
          ...{ why: entry.why, requestId: entry.request_id },
          restores: parts.find((one) => restorationOf(deps, { session, entry: one, now }))?.position ?? null,
        }),
      ),
      people,
      nextCursor: next === null ? null : String(next),
    });
  };
};
