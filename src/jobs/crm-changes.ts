import type { ProcessOperation } from '../contract/office/writers.ts';
import type { CrmDealChange, CrmDocument, DealsCrmPort } from '../domain/deals/crm-port.ts';
import type { Deals } from '../domain/deals/deals.ts';
import type { LeadsCrmPort } from '../domain/leads/crm-port.ts';
import type { LeadsModule } from '../domain/leads/leads.ts';
import { moveCursor, readCursor } from '../platform/cursors/cursors.ts';
import { actFor, type Database, type OpenKysely } from '../platform/database/database.ts';
import { Unreachable } from '../platform/http/unreachable.ts';
import type { Log } from '../platform/log/log.ts';
import { Undeliverable } from '../platform/outbox/outbox.ts';
import type { Round } from './follow-crm.ts';

/** A change that fails so often is skipped: one broken change must not block the others. */
const mostTries = 3;

export type Materials = {
  crm: Pick<DealsCrmPort, 'dealChanges' | 'readDocument'> & Pick<LeadsCrmPort, 'crmReplies'>;
  app: { deals: Pick<Deals, 'applyCrmChange' | 'missingDocuments'>; leads: Pick<LeadsModule, 'applyCrmReply'> };
  database: Pick<Database, 'kysely'>;
  log: Pick<Log, 'warn' | 'error'>;
};

type Fetched<Change> = { change: Change | null; cursor: string };
type Source<Change, Ready> = {
  name: Extract<ProcessOperation, `crm-${string}`>;
  ask: (cursor: string | null) => Promise<Fetched<Change>[]>;
  /** Reads the input of the change before the transaction begins. */
  prepare: (change: Change) => Promise<Ready>;
  apply: (transaction: OpenKysely, change: Change, ready: Ready) => Promise<unknown>;
  /** Identifies the change in the log. */
  about: (change: Change) => object;
};

/**
 * Returns a function that applies the changes in the CRM since the last call. One call at a time. Throws `Unreachable` while the CRM
 * does not answer.
 */
export function makeCrmChanges({ crm, app, database: { kysely: db }, log }: Materials) {
  const tries = new Map<string, number>();

  async function applyAll<Change, Ready>(source: Source<Change, Ready>, isStopped: () => boolean): Promise<void> {
    while (!isStopped()) {
      let from = await readCursor(db, source.name);
      const fetched = await source.ask(from);
      if (fetched.length === 0) return;
      for (const [at, one] of fetched.entries()) {
        // The cursor stands after the applied changes: the rest is fetched after the next start.
        if (isStopped()) return;
        // An empty change moves the cursor together with the next one that is not.
        if (one.change === null && at < fetched.length - 1) continue;
        if (!(await applyOne(source, { ...one, from }))) return;
        from = one.cursor;
      }
    }
  }

  /** False when the rest has to wait for the next time. */
  async function applyOne<Change, Ready>(
    source: Source<Change, Ready>,
    { change, cursor, from }: Fetched<Change> & { from: string | null },
  ) {
    const { name, prepare, apply, about } = source;
    const move = (transaction: OpenKysely) => moveCursor(transaction, { name, from, to: cursor });
    const isHopeless = (tries.get(cursor) ?? 0) >= mostTries;
    try {
      if (change === null || isHopeless) return await db.transaction().execute(move);
      const ready = await prepare(change);
      const effect = async (transaction: OpenKysely) => {
        if (!(await move(transaction))) return false;
        await apply(transaction, change, ready);
        return true;
      };
      return await actFor({ kind: 'crm', id: null, operation: name }, () => db.transaction().execute(effect));
    } catch (fault) {
      if (fault instanceof Unreachable) throw fault;
      tries.set(cursor, (tries.get(cursor) ?? 0) + 1);
      log.error({ err: fault, ...(change !== null && about(change)) }, 'a change of the CRM could not be applied');
      return false;
    } finally {
      if (isHopeless) tries.delete(cursor);
    }
  }

  /**
   * The contents of documents that are not stored yet, read while no transaction is open. One that was deleted or is too large is left out.
   */
  async function readDocuments(change: CrmDealChange): Promise<{ document: CrmDocument; content: Uint8Array }[]> {
    const documents: { document: CrmDocument; content: Uint8Array }[] = [];
    for (const document of await app.deals.missingDocuments(change))
      try {
        documents.push({ document, content: await crm.readDocument(document.externalId) });
      } catch (fault) {
        if (!(fault instanceof Undeliverable)) throw fault;
        log.warn({ deal: change.dealId, document: document.externalId }, 'a document of the CRM could not be fetched');
      }
    return documents;
  }

  return async (isStopped: Parameters<Round>[0] = () => false): Promise<void> => {
    await applyAll(
      {
        name: 'crm-deals',
        ask: crm.dealChanges,
        prepare: readDocuments,
        apply: (transaction, change, documents) => app.deals.applyCrmChange(transaction, change, documents),
        about: ({ dealId }) => ({ deal: dealId }),
      },
      isStopped,
    );
    await applyAll(
      {
        name: 'crm-words',
        ask: crm.crmReplies,
        prepare: async () => null,
        apply: (transaction, words) => app.leads.applyCrmReply(transaction, words),
        about: ({ requestId }) => ({ request: requestId }),
      },
      isStopped,
    );
  };
}
