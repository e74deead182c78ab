import { type Selectable, sql } from 'kysely';
import { ok, type Result, refuse } from '../../../base/result.ts';
import { isUuid } from '../../../base/uuid.ts';
import { getDeal, noteEvent, takeStep } from '../deal.store.ts';
import { type Deal, factsOf } from '../deal.ts';
import type { DealsTables } from '../deals.tables.ts';
import type { DealsContext } from '../deals-context.ts';
import { crmParcel } from '../messages/deal-parcels.ts';
import { addPaper } from '../papers.ts';
import { type Unfit, unfitOf } from '../rules/fit-documents.ts';
import type { SharedDocuments, StateNews } from '../state-services-port.ts';
import { allowedNow } from '../states.ts';
import type { MakeWork, Work } from '../work.ts';

/** `unfit`: what came does not do, and may be asked for again. `noted`: nothing changed. */
export type StateTaken = 'shared' | 'signed' | 'declined' | 'unfit' | 'noted';
export type Forged = { kind: 'forged' };
type Request = Selectable<DealsTables['state_request']>;
type Coming = { deal: Deal; request: Request };

export function makeTakeStateNews({ db, stateServices, clients }: DealsContext, { onDeal, end }: MakeWork) {
  /**
   * Takes what the state's services tell, as often and in whatever order it comes: documents name the buyer, a signature stores the very
   * bytes that were signed with it, a refusal ends the deal as the client's cancelling does. What a deal no longer waits for changes
   * nothing. Refuses a signature that is none of these bytes.
   */
  async function takeStateNews(news: StateNews): Promise<Result<StateTaken, Forged>> {
    const request = isUuid(news.requestId)
      ? await db.selectFrom('state_request').selectAll().where('id', '=', news.requestId).executeTakeFirst()
      : undefined;
    if (request?.state !== 'asked') return ok('noted');
    if (news.kind === 'documents' && request.kind === 'documents') {
      const client = await clients.getClient((await getDeal(db, request.deal_id)).clientId);
      const known = { inn: client?.inn ?? null };
      return ok(await onRequest(request, (work, coming) => takeDocuments(work, coming, news.documents, known)));
    }
    if (news.kind === 'signature' && request.kind === 'signature') {
      const { content, name } = request;
      if (content === null || name === null) return ok('noted');
      const { signature } = news;
      const signer = await stateServices?.checkSignature({ content, signature });
      if (!signer) return refuse({ kind: 'forged' });
      return ok(await onRequest(request, (work, coming) => takeSignature(work, coming, { signer, signature, content, name })));
    }
    return news.kind === 'declined' ? ok(await onRequest(request, takeRefusal)) : refuse({ kind: 'forged' });
  }

  /** What one question has led to, decided under the lock of the flat. */
  function onRequest({ id, deal_id }: Request, work: (work: Work, coming: Coming) => Promise<StateTaken>): Promise<StateTaken> {
    return db.transaction().execute(async (trx) => {
      const taken = await onDeal(trx, deal_id, null, async (one, deal) => {
        const request = await trx.selectFrom('state_request').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
        return request.state === 'asked' ? work(one, { deal, request }) : 'noted';
      });
      return taken ?? 'noted';
    });
  }

  const waitsFor = (deal: Deal, step: 'share' | 'sign-agreement', { now }: Work) => allowedNow(factsOf(deal), now).includes(step);

  async function decide({ trx }: Work, { id }: Request, state: Request['state'], unfit: Unfit | null = null): Promise<void> {
    await trx.updateTable('state_request').set({ state, unfit, email: null, name: null, content: null }).where('id', '=', id).execute();
  }

  async function takeDocuments(work: Work, { deal, request }: Coming, documents: SharedDocuments, known: { inn: string | null }) {
    const { trx, now } = work;
    if (!waitsFor(deal, 'share', work) || request.email === null) return 'noted';
    const unfit = unfitOf(documents, known, now);
    if (unfit) return takeUnfit(work, { deal, request }, unfit);
    const { lastname, firstname, patronymic, inn } = documents;
    const set = { lastname, firstname, patronymic, inn, email: request.email };
    await takeStep(trx, { deal, step: 'person', by: 'diia', at: now, set, about: { request: request.id } });
    await decide(work, request, 'done');
    work.parcels.push(crmParcel(deal, deal.history.length + 1));
    return 'shared';
  }

  async function takeUnfit(work: Work, { deal, request }: Coming, unfit: Unfit): Promise<StateTaken> {
    await decide(work, request, 'unfit', unfit);
    const { state } = deal;
    const about = { request: request.id, unfit };
    await noteEvent(work.trx, { dealId: deal.id, at: work.now, who: 'diia', from: state, to: state, why: 'unfit', about });
    return 'unfit';
  }

  type Signed = { signer: { inn: string | null }; signature: Uint8Array; content: Uint8Array; name: string };

  async function takeSignature(work: Work, { deal, request }: Coming, { signer, signature, content, name }: Signed): Promise<StateTaken> {
    const { trx, now: at } = work;
    if (!waitsFor(deal, 'sign-agreement', work)) return 'noted';
    // A certificate without a number, as of a firm or a foreigner, names nobody.
    if (signer.inn === null) return takeUnfit(work, { deal, request }, 'tax-number');
    if (signer.inn !== deal.person?.inn) return takeUnfit(work, { deal, request }, 'another-person');
    const { id: dealId } = deal;
    await addPaper(trx, { dealId, kind: 'agreement', name, mediaType: 'application/pdf', content, externalId: null, at });
    const signed = { name: `${name}.p7s`, mediaType: 'application/pkcs7-signature', content: signature };
    await addPaper(trx, { dealId, kind: 'signature', ...signed, externalId: null, at });
    await takeStep(trx, { deal, step: 'signature-came', by: 'diia', at, set: { signed_at: at }, about: { request: request.id } });
    await decide(work, request, 'done');
    work.parcels.push(crmParcel(deal, deal.history.length + 1));
    return 'signed';
  }

  async function takeRefusal(work: Work, { deal, request }: Coming): Promise<StateTaken> {
    const step = request.kind === 'documents' ? 'share' : 'sign-agreement';
    await decide(work, request, 'declined');
    // Whoever has a newer code, or goes on by hand, refuses an old one for nothing.
    const newest = await work.trx
      .selectFrom('state_request')
      .select('id')
      .where('deal_id', '=', deal.id)
      .orderBy('number', 'desc')
      .executeTakeFirst();
    if (!waitsFor(deal, step, work) || newest?.id !== request.id) return 'noted';
    await end(work, { deal, step: 'cancel', by: 'diia', at: work.now });
    return 'declined';
  }

  /** The bytes of the client's own deal that were signed, or wait for his signature; null while there are none. */
  async function agreementToSign({ id, way, signedAt }: Pick<Deal, 'id' | 'way' | 'signedAt'>): Promise<Uint8Array | null> {
    if (signedAt) {
      const signed = db.selectFrom('deal_paper').select('content').where('deal_id', '=', id).where('kind', '=', 'agreement');
      return (await signed.orderBy('at').executeTakeFirstOrThrow()).content;
    }
    if (way !== 'state-services') return null;
    const asked = await db
      .selectFrom('state_request')
      .select('content')
      .where('deal_id', '=', id)
      .where('kind', '=', 'signature')
      .where('content', 'is not', null)
      .orderBy('number', 'desc')
      .executeTakeFirst();
    return asked?.content ?? null;
  }

  /** Whether somebody waits for the answer to a question, or did; null when nobody asked it. */
  async function standingOfRequest(requestId: string): Promise<'asked' | 'over' | null> {
    if (!isUuid(requestId)) return null;
    const found = await db.selectFrom('state_request').select('state').where('id', '=', requestId).executeTakeFirst();
    return found ? (found.state === 'asked' ? 'asked' : 'over') : null;
  }

  /** Some of the questions that wait for an answer, another some at each time, for those who ask whether they were refused. */
  async function openStateRequests(now: Date): Promise<{ requestId: string; provider: string }[]> {
    return db
      .selectFrom('state_request')
      .innerJoin('deal', 'deal.id', 'state_request.deal_id')
      .select(['state_request.id as requestId', 'state_request.provider'])
      .where('state_request.state', '=', 'asked')
      .where('state_request.link', 'is not', null)
      .where('deal.state', '=', 'held')
      .where('deal.ends_at', '>', now)
      .orderBy(sql`random()`)
      .limit(50)
      .execute();
  }

  return { takeStateNews, standingOfRequest, agreementToSign, openStateRequests };
}
