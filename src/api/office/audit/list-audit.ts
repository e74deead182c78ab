import { dayStart, nextDay } from '../../../base/kyiv-time.ts';
import { type AuditEntry, auditLimits } from '../../../contract/office/audit.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { joinEntries } from './join-entries.ts';
import { nameRecord } from './name-record.ts';
import { recordsOf, restorationOf } from './restoration.ts';

/** A page of the audit. Names are looked up now, because the audit has none. */
export const handle: OfficeHandler<'GET /office/api/audit'> = (deps) => {
  return async ({ session, locale, query: { cursor, limit, from, until, work, ...filter }, reply }) => {
    const { entries, next } = await deps.readAudit({
      ...filter,
      from: from === undefined ? undefined : dayStart(from),
      to: until === undefined ? undefined : dayStart(nextDay(until)),
      before: cursor === undefined ? undefined : Number(cursor),
      work: work === undefined ? undefined : Number(work),
      limit: Number(limit ?? auditLimits.entries),
    });
    const now = await recordsOf(deps, entries);
    const asker = { session, locale, now };
    const people = Object.fromEntries([...now.people.values()].map(({ id, name }) => [id, name]));
    return reply({
      entries: joinEntries(entries).map(
        ({ entry, parts }): AuditEntry => ({
          position: entry.position,
          at: entry.at.toISOString(),
          operation: entry.operation,
          actor: {
            kind: entry.actor_kind,
            id: entry.actor_id,
            name: (entry.actor_kind === 'staff' && people[entry.actor_id ?? '']) || null,
          },
          record: nameRecord(deps, entry, asker),
          release: entry.release === null ? null : nameRecord(deps, { record_type: 'release', record_id: entry.release }, asker),
          many: entry.many,
          version: entry.version,
          before: entry.before,
          after: entry.after,
          personal: entry.personal ?? [],
          why: entry.why,
          requestId: entry.request_id,
          restores: parts.find((one) => restorationOf(deps, { session, entry: one, now }))?.position ?? null,
        }),
      ),
      people,
      nextCursor: next === null ? null : String(next),
    });
  };
};
