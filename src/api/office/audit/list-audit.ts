import { type AuditEntry, auditLimits } from '../../../contract/office/audit.ts';
import type { OfficeHandler } from '../office-handler.ts';

/** A page of the audit. Names are looked up now, because the audit has none. */
export const handle: OfficeHandler<'GET /office/api/audit'> = ({ readAudit, staff }) => {
  return async ({ query: { recordType, recordId, cursor, limit }, reply }) => {
    const before = cursor === undefined ? undefined : Number(cursor);
    const { entries, next } = await readAudit({ recordType, recordId, before, limit: Number(limit ?? auditLimits.entries) });
    const named = entries.flatMap((entry) => [
      ...(entry.actor_kind === 'staff' && entry.actor_id ? [entry.actor_id] : []),
      ...(entry.record_type === 'staff' ? [entry.record_id] : []),
    ]);
    const names = await staff.namesOf(named);
    return reply({
      entries: entries.map(
        (entry): AuditEntry => ({
          position: entry.position,
          at: entry.at.toISOString(),
          actor: {
            kind: entry.actor_kind,
            id: entry.actor_id,
            name: (entry.actor_kind === 'staff' && names.get(entry.actor_id ?? '')) || null,
          },
          operation: entry.operation,
          record: {
            type: entry.record_type,
            id: entry.record_id,
            name: (entry.record_type === 'staff' && names.get(entry.record_id)) || null,
          },
          ...{ version: entry.version, before: entry.before, after: entry.after, why: entry.why, requestId: entry.request_id },
        }),
      ),
      nextCursor: next === null ? null : String(next),
    });
  };
};
