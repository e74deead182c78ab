import { ok, type Result, refuse } from '../../../base/result.ts';
import { isUuid } from '../../../base/uuid.ts';
import { actFor } from '../../../platform/database/database.ts';
import { getDeal } from '../deal.store.ts';
import type { DealsContext } from '../deals-context.ts';
import type { FlatTransaction, FlatTransactions } from '../flat-transaction.ts';
import type { StateServiceEvent } from '../state-services-port.ts';
import {
  applyDocuments,
  applySignature,
  type Coming,
  decide,
  type Request,
  type StateServiceOutcome,
  waitsFor,
} from './state-service-answers.ts';

export type Forged = { kind: 'forged' };

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

  return {
    /** In the name of the state services, also where a job has asked them. */
    applyStateServiceEvent: (event: StateServiceEvent) =>
      actFor({ kind: 'state-services', id: null, operation: 'applyStateServiceEvent' }, () => applyStateServiceEvent(event)),
  };
}
