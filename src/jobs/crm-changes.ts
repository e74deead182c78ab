import type { Clock } from '../base/clock.ts';
import { minuteMs } from '../base/durations.ts';
import type { ProcessOperation } from '../contract/office/writers.ts';
import type { CrmDealChange, CrmDocument, DealsCrmPort } from '../domain/deals/crm-port.ts';
import type { Deals } from '../domain/deals/deals.ts';
import type { CrmReply, LeadsCrmPort } from '../domain/leads/crm-port.ts';
import type { LeadsModule } from '../domain/leads/leads.ts';
import { moveCursor, readCursor } from '../platform/cursors/cursors.ts';
import { actFor, type Database, type OpenKysely } from '../platform/database/database.ts';
import { Unreachable } from '../platform/http/unreachable.ts';
import type { Log } from '../platform/log/log.ts';
import type { Round } from './follow-crm.ts';

/** A change that fails so often is skipped: one broken change must not block the others. */
const mostTries = 3;
/** A document that cannot be fetched for so long while the CRM answers is left out: it must not hold back the state of its deal. */
const documentPatienceMs = 10 * minuteMs;

export type Materials = {
  crm: Pick<DealsCrmPort, 'dealChanges' | 'readDocument'> & Pick<LeadsCrmPort, 'crmReplies'>;
  app: { deals: Pick<Deals, 'applyCrmChange' | 'missingDocuments'>; leads: Pick<LeadsModule, 'applyCrmReply'> };
  database: Pick<Database, 'kysely'>;
  clock: Clock;
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
 * Returns two rounds: each applies the changes in the CRM since its last call, of deals and of answers to requests. One call at a time.
 * They throw `Unreachable` while the CRM does not answer.
 */
export function makeCrmChanges({ crm, app, database: { kysely: db }, clock, log }: Materials): Record<'deals' | 'words', Round> {
  /** By what a change is about: a record that has changed once more is tried anew. */
  const tries = new Map<string, { change: string; count: number }>();
  const unfetchedSince = new Map<string, number>();

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
    if (change === null) return db.transaction().execute(move);
    const [key, content] = [JSON.stringify([name, about(change)]), JSON.stringify(change)];
    const tried = tries.get(key);
    const count = tried?.change === content ? tried.count : 0;
    try {
      tries.delete(key);
      if (count >= mostTries) return await db.transaction().execute(move);
      const ready = await prepare(change);
      const effect = async (transaction: OpenKysely) => {
        if (!(await move(transaction))) return false;
        await apply(transaction, change, ready);
        return true;
      };
      return await actFor({ kind: 'crm', id: null, operation: name }, () => db.transaction().execute(effect));
    } catch (fault) {
      if (fault instanceof Unreachable) throw fault;
      tries.set(key, { change: content, count: count + 1 });
      log.error({ err: fault, ...about(change) }, 'a change of the CRM could not be applied');
      return false;
    }
  }

  /**
   * The contents of documents that are not stored yet, read while no transaction is open. One that was deleted, is too large, is refused or
   * cannot be fetched for long is left out; the next change of its deal asks for it again.
   */
  async function readDocuments(change: CrmDealChange): Promise<{ document: CrmDocument; content: Uint8Array }[]> {
    const documents: { document: CrmDocument; content: Uint8Array }[] = [];
    for (const document of await app.deals.missingDocuments(change))
      try {
        documents.push({ document, content: await crm.readDocument(document.externalId) });
        unfetchedSince.delete(document.externalId);
      } catch (fault) {
        if (fault instanceof Unreachable && mayComeYet(document)) throw fault;
        unfetchedSince.delete(document.externalId);
        log.error({ err: fault, deal: change.dealId, document: document.externalId }, 'a document of the CRM could not be fetched');
      }
    return documents;
  }

  function mayComeYet({ externalId }: CrmDocument): boolean {
    const now = clock().getTime();
    const since = unfetchedSince.get(externalId) ?? now;
    unfetchedSince.set(externalId, since);
    return now - since < documentPatienceMs;
  }

  const deals: Source<CrmDealChange, Awaited<ReturnType<typeof readDocuments>>> = {
    name: 'crm-deals',
    ask: crm.dealChanges,
    prepare: readDocuments,
    apply: (transaction, change, documents) => app.deals.applyCrmChange(transaction, change, documents),
    about: ({ dealId }) => ({ deal: dealId }),
  };
  const words: Source<CrmReply, null> = {
    name: 'crm-words',
    ask: crm.crmReplies,
    prepare: async () => null,
    apply: (transaction, reply) => app.leads.applyCrmReply(transaction, reply),
    about: ({ requestId }) => ({ request: requestId }),
  };
  return { deals: (isStopped) => applyAll(deals, isStopped), words: (isStopped) => applyAll(words, isStopped) };
}
