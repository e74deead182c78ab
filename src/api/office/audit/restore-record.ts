import { ok, refuse } from '../../../base/result.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { recordsOf, restorationOf } from './restoration.ts';

/** Makes what was before an entry anew. */
export const handle: OfficeHandler<'POST /office/api/audit/restore'> = (deps) => {
  return ({ session, by, fields: { position }, once }) =>
    once({
      // Before the transaction: the embedded database has one connection.
      async before() {
        const entry = await deps.auditEntry(position);
        if (!entry) return refuse({ kind: 'unknown-entry' } as const);
        const restoration = restorationOf(deps, { session, entry, now: await recordsOf(deps, [entry]) });
        return restoration ? ok(restoration) : refuse({ kind: 'not-restorable' } as const);
      },
      async work(transaction, { isSigned, restore }, act) {
        if (isSigned && act === null) return refuse({ kind: 'act-not-signed' } as const);
        const restored = await restore(transaction, by);
        return restored.ok ? ok({ done: true }) : restored;
      },
      whole: () => ({ done: true as const }),
    });
};
