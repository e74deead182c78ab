import { type Selectable, sql } from 'kysely';
import { ok, type Result, refuse } from '../../../base/result.ts';
import { isUuid } from '../../../base/uuid.ts';
import { getDeal, noteEvent, recordStep } from '../deal.store.ts';
import { type Deal, factsOf } from '../deal.ts';
import { addDocument } from '../deal-documents.ts';
import type { DealsTables } from '../deals.tables.ts';
import type { DealsContext } from '../deals-context.ts';
import type { FlatTransaction, FlatTransactions } from '../flat-transaction.ts';
import { crmUpdate } from '../messages/deal-messages.ts';
import { type Unfit, unfitOf } from '../rules/fit-documents.ts';
import type { SharedDocuments, StateServiceEvent } from '../state-services-port.ts';
import { allowedNow } from '../states.ts';

/** `unfit`: the answer does not fit, and may be requested again. `noted`: nothing changed. */
export type StateServiceOutcome = 'shared' | 'signed' | 'declined' | 'unfit' | 'noted';
export type Forged = { kind: 'forged' };
type Request = Selectable<DealsTables['state_request']>;
type Coming = { deal: Deal; request: Request };

export function makeStateServiceEvents({ db, stateServices, clients }: DealsContext, { withDeal, end }: FlatTransactions) {
  /**
   * Applies an event of the state services, repeated or in any order: documents name the buyer, a signature is stored with exactly the bytes
   * that were signed, a refusal cancels the deal as the client would. An event that a deal no longer waits for changes nothing. Refuses a
   * signature of other bytes.
   */
  async function applyStateServiceEvent(event: StateServiceEvent): Promise<Result<StateServiceOutcome, Forged>> {
    const request = isUuid(event.requestId)
      ? await db.selectFrom('state_request').selectAll().where('id', '=', event.requestId).executeTakeFirst()
      : undefined;
    if (request?.state !== 'asked') return ok('noted');
    if (event.kind === 'documents' && request.kind === 'documents') {
      const client = await clients.getClient((await getDeal(db, request.deal_id)).clientId);
      const known = { inn: client?.inn ?? null };
      return ok(await onRequest(request, (unit, coming) => applyDocuments(unit, coming, event.documents, known)));
    }
    if (event.kind === 'signature' && request.kind === 'signature') {
      const { content, name } = request;
      if (content === null || name === null) return ok('noted');
      const { signature } = event;
      const signer = await stateServices?.checkSignature({ content, signature });
      if (!signer) return refuse({ kind: 'forged' });
      return ok(await onRequest(request, (unit, coming) => applySignature(unit, coming, { signer, signature, content, name })));
    }
    return event.kind === 'declined' ? ok(await onRequest(request, applyRefusal)) : refuse({ kind: 'forged' });
  }

  /** The effect of one request, decided under the lock of the flat. */
  function onRequest(
    { id, deal_id }: Request,
    command: (unit: FlatTransaction, coming: Coming) => Promise<StateServiceOutcome>,
  ): Promise<StateServiceOutcome> {
    return db.transaction().execute(async (trx) => {
      const taken = await withDeal(trx, deal_id, null, async (one, deal) => {
        const request = await trx.selectFrom('state_request').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
        return request.state === 'asked' ? command(one, { deal, request }) : 'noted';
      });
      return taken ?? 'noted';
    });
  }

  const waitsFor = (deal: Deal, step: 'share' | 'sign-agreement', { now }: FlatTransaction) =>
    allowedNow(factsOf(deal), now).includes(step);

  async function decide({ trx }: FlatTransaction, { id }: Request, state: Request['state'], unfit: Unfit | null = null): Promise<void> {
    await trx.updateTable('state_request').set({ state, unfit, email: null, name: null, content: null }).where('id', '=', id).execute();
  }

  async function applyDocuments(
    unit: FlatTransaction,
    { deal, request }: Coming,
    documents: SharedDocuments,
    known: { inn: string | null },
  ) {
    const { trx, now } = unit;
    if (!waitsFor(deal, 'share', unit) || request.email === null) return 'noted';
    const unfit = unfitOf(documents, known, now);
    if (unfit) return applyUnfit(unit, { deal, request }, unfit);
    const { lastname, firstname, patronymic, inn } = documents;
    const set = { lastname, firstname, patronymic, inn, email: request.email };
    await recordStep(trx, { deal, step: 'person', by: 'diia', at: now, set, about: { request: request.id } });
    await decide(unit, request, 'done');
    unit.messages.push(crmUpdate(deal, deal.history.length + 1));
    return 'shared';
  }

  async function applyUnfit(unit: FlatTransaction, { deal, request }: Coming, unfit: Unfit): Promise<StateServiceOutcome> {
    await decide(unit, request, 'unfit', unfit);
    const { state } = deal;
    const about = { request: request.id, unfit };
    await noteEvent(unit.trx, { dealId: deal.id, at: unit.now, who: 'diia', from: state, to: state, why: 'unfit', about });
    return 'unfit';
  }

  type Signed = { signer: { inn: string | null }; signature: Uint8Array; content: Uint8Array; name: string };

  async function applySignature(
    unit: FlatTransaction,
    { deal, request }: Coming,
    { signer, signature, content, name }: Signed,
  ): Promise<StateServiceOutcome> {
    const { trx, now: at } = unit;
    if (!waitsFor(deal, 'sign-agreement', unit)) return 'noted';
    // A certificate without a number, as of a firm or a foreigner, identifies no person.
    if (signer.inn === null) return applyUnfit(unit, { deal, request }, 'tax-number');
    if (signer.inn !== deal.person?.inn) return applyUnfit(unit, { deal, request }, 'another-person');
    const { id: dealId } = deal;
    await addDocument(trx, { dealId, kind: 'agreement', name, mediaType: 'application/pdf', content, externalId: null, at });
    const signed = { name: `${name}.p7s`, mediaType: 'application/pkcs7-signature', content: signature };
    await addDocument(trx, { dealId, kind: 'signature', ...signed, externalId: null, at });
    await recordStep(trx, { deal, step: 'signature-came', by: 'diia', at, set: { signed_at: at }, about: { request: request.id } });
    await decide(unit, request, 'done');
    unit.messages.push(crmUpdate(deal, deal.history.length + 1));
    return 'signed';
  }

  async function applyRefusal(unit: FlatTransaction, { deal, request }: Coming): Promise<StateServiceOutcome> {
    const step = request.kind === 'documents' ? 'share' : 'sign-agreement';
    await decide(unit, request, 'declined');
    // A refusal of an old code means nothing once there is a newer code or the data was typed.
    const newest = await unit.trx
      .selectFrom('state_request')
      .select('id')
      .where('deal_id', '=', deal.id)
      .orderBy('number', 'desc')
      .executeTakeFirst();
    if (!waitsFor(deal, step, unit) || newest?.id !== request.id) return 'noted';
    await end(unit, { deal, step: 'cancel', by: 'diia', at: unit.now });
    return 'declined';
  }

  /** The bytes of the client's own deal that were signed, or wait for a signature; null while there are none. */
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

  /** Whether the request is open or has ended; null when it is unknown. */
  async function stateOfRequest(requestId: string): Promise<'asked' | 'over' | null> {
    if (!isUuid(requestId)) return null;
    const found = await db.selectFrom('state_request').select('state').where('id', '=', requestId).executeTakeFirst();
    return found ? (found.state === 'asked' ? 'asked' : 'over') : null;
  }

  /** Some of the open requests, other ones at each call, for polling refusals. */
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

  return { applyStateServiceEvent, stateOfRequest, agreementToSign, openStateRequests };
}
