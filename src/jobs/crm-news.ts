import type { CrmDealNews, CrmPaper, DealsCrmPort } from '../domain/deals/crm-port.ts';
import type { Deals } from '../domain/deals/deals.ts';
import type { LeadsCrmPort } from '../domain/leads/crm-port.ts';
import type { LeadsModule } from '../domain/leads/leads.ts';
import { moveCursor, readCursor } from '../platform/cursors/cursors.ts';
import type { Database, OpenKysely } from '../platform/database/database.ts';
import { Unreachable } from '../platform/http/unreachable.ts';
import type { Log } from '../platform/log/log.ts';
import { Undeliverable } from '../platform/outbox/outbox.ts';
import type { Round } from './follow-crm.ts';

/** News that fault so often are passed over: what is wrong with one must not keep the others waiting. */
const mostTries = 3;

export type Materials = {
  crm: Pick<DealsCrmPort, 'dealNews' | 'readPaper'> & Pick<LeadsCrmPort, 'crmWords'>;
  app: { deals: Pick<Deals, 'takeCrmNews' | 'missingPapers'>; leads: Pick<LeadsModule, 'takeCrmWords'> };
  database: Pick<Database, 'kysely'>;
  log: Pick<Log, 'warn' | 'error'>;
};

type Heard<News> = { news: News | null; cursor: string };
type Source<News, Ready> = {
  name: string;
  ask: (cursor: string | null) => Promise<Heard<News>[]>;
  /** What must be known before the transaction begins. */
  prepare: (news: News) => Promise<Ready>;
  take: (transaction: OpenKysely, news: News, ready: Ready) => Promise<unknown>;
  /** Names the news in the log. */
  about: (news: News) => object;
};

/** Takes what people have done in the CRM since the last time; answers what does it. One call at a time. Throws `Unreachable` while the CRM does not answer. */
export function makeTakeNews({ crm, app, database: { kysely: db }, log }: Materials) {
  const tries = new Map<string, number>();

  async function takeAll<News, Ready>(source: Source<News, Ready>, isStopped: () => boolean): Promise<void> {
    while (!isStopped()) {
      let from = await readCursor(db, source.name);
      const heard = await source.ask(from);
      if (heard.length === 0) return;
      for (const [at, one] of heard.entries()) {
        // The cursor stands after what was taken: the rest is heard after the next start.
        if (isStopped()) return;
        // What says nothing moves the cursor with the next that does.
        if (one.news === null && at < heard.length - 1) continue;
        if (!(await takeOne(source, { ...one, from }))) return;
        from = one.cursor;
      }
    }
  }

  /** False when the rest has to wait for the next time. */
  async function takeOne<News, Ready>(source: Source<News, Ready>, { news, cursor, from }: Heard<News> & { from: string | null }) {
    const { name, prepare, take, about } = source;
    const move = (transaction: OpenKysely) => moveCursor(transaction, { name, from, to: cursor });
    const isHopeless = (tries.get(cursor) ?? 0) >= mostTries;
    try {
      if (news === null || isHopeless) return await db.transaction().execute(move);
      const ready = await prepare(news);
      return await db.transaction().execute(async (transaction) => {
        if (!(await move(transaction))) return false;
        await take(transaction, news, ready);
        return true;
      });
    } catch (fault) {
      if (fault instanceof Unreachable) throw fault;
      tries.set(cursor, (tries.get(cursor) ?? 0) + 1);
      log.error({ err: fault, ...(news !== null && about(news)) }, 'news of the CRM could not be taken');
      return false;
    } finally {
      if (isHopeless) tries.delete(cursor);
    }
  }

  /** The bytes of papers that are not here yet, read while no transaction is open. One that is gone or too large is left out. */
  async function readPapers(news: CrmDealNews): Promise<{ paper: CrmPaper; content: Uint8Array }[]> {
    const papers: { paper: CrmPaper; content: Uint8Array }[] = [];
    for (const paper of await app.deals.missingPapers(news))
      try {
        papers.push({ paper, content: await crm.readPaper(paper.externalId) });
      } catch (fault) {
        if (!(fault instanceof Undeliverable)) throw fault;
        log.warn({ deal: news.dealId, paper: paper.externalId }, 'a paper of the CRM could not be had');
      }
    return papers;
  }

  return async (isStopped: Parameters<Round>[0] = () => false): Promise<void> => {
    await takeAll(
      {
        name: 'crm-deals',
        ask: crm.dealNews,
        prepare: readPapers,
        take: (transaction, news, papers) => app.deals.takeCrmNews(transaction, news, papers),
        about: ({ dealId }) => ({ deal: dealId }),
      },
      isStopped,
    );
    await takeAll(
      {
        name: 'crm-words',
        ask: crm.crmWords,
        prepare: async () => null,
        take: (transaction, words) => app.leads.takeCrmWords(transaction, words),
        about: ({ requestId }) => ({ request: requestId }),
      },
      isStopped,
    );
  };
}
