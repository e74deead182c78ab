import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import { minuteMs } from '../../../base/durations.ts';
import { ok, type Result, refuse } from '../../../base/result.ts';
import { Unreachable } from '../../../platform/http/unreachable.ts';
import { type ChangeRefusal, type OwnDeal, refusalOf } from '../change-deal.ts';
import { getDeal, noteEvent } from '../deal.store.ts';
import { asOf, type Deal, type DealNow } from '../deal.ts';
import type { DealsTables } from '../deals.tables.ts';
import type { DealsContext, Transaction } from '../deals-context.ts';
import type { FlatTransactions } from '../flat-transaction.ts';
import type { Agreement, StateServicesPort } from '../state-services-port.ts';

/** Longer than the services take; an older request counts as dead. */
const askedForMs = 20_000;
const lookAgainMs = 100;
/** An older code is replaced by a new one. */
const validMs = 10 * minuteMs;

type Step = 'share' | 'sign-agreement';
export type StateAsk = OwnDeal & { step: Step; email: string | null; returnUrl: string; draw: (deal: DealNow) => Promise<Agreement> };
type Asked = { deal: DealNow; request: Pick<Selectable<DealsTables['state_request']>, 'id' | 'kind' | 'name' | 'content'> };
type Ready = { kind: 'ready'; deal: Deal } | { kind: 'somebody-asks' } | { kind: 'ask'; asked: Asked };
export type AskRefusal = ChangeRefusal | { kind: 'no-email' };

const kindOf = { share: 'documents', 'sign-agreement': 'signature' } as const;

export function makeStateServiceRequests({ db, clock, stateServices, clients }: DealsContext, { withDeal }: FlatTransactions) {
  /**
   * Asks the state services for the client's documents or for a signature under the agreement that `draw` renders: one request at a time,
   * however often it is called at once, valid for ten minutes and no longer than the hold. Refuses like `updateDeal`, and
   * `no-email` without a known address for e-mails; throws `Unreachable` when the services do not answer, after which everything is as
   * before. Not to be called inside a transaction.
   */
  async function askStateServices(question: StateAsk): Promise<Result<DealNow, AskRefusal>> {
    if (!stateServices) throw new Unreachable('state services', 'are not configured', 3_600);
    const email = question.email ?? (await clients.getClient(question.clientId))?.email ?? null;
    for (const started = clock().getTime(); ; ) {
      const found = await db.transaction().execute((trx) => prepare(trx, { ...question, email }, stateServices.provider));
      if (!found.ok) return found;
      if (found.value.kind === 'ready') return ok(asOf(found.value.deal, clock()));
      if (found.value.kind === 'ask') await ask(stateServices, found.value.asked, question);
      else if (clock().getTime() - started > askedForMs) throw new Unreachable(stateServices.provider, 'is still being asked');
      else await setTimeout(lookAgainMs);
    }
  }

  async function prepare(trx: Transaction, { clientId, dealId, step, email }: StateAsk, provider: string) {
    const answer = await withDeal(trx, dealId, clientId, async ({ now }, deal): Promise<Result<Ready, AskRefusal>> => {
      const refusal = refusalOf(deal, step, now);
      if (refusal) return refuse(refusal);
      if (step === 'share' && email === null) return refuse({ kind: 'no-email' });
      const open = await trx
        .selectFrom('state_request')
        .selectAll()
        .where('deal_id', '=', deal.id)
        .where('kind', '=', kindOf[step])
        .where('state', '=', 'asked')
        .where('valid_until', '>', now)
        .orderBy('number', 'desc')
        .executeTakeFirst();
      if (open?.asked_at && now.getTime() - open.asked_at.getTime() < askedForMs) return ok({ kind: 'somebody-asks' });
      if (open && step === 'share' && open.email !== email)
        await trx.updateTable('state_request').set({ email }).where('id', '=', open.id).execute();
      // Read again: the link may have been stored after the deal was read, which waits for no lock.
      if (open?.link) return ok({ kind: 'ready', deal: await getDeal(trx, deal.id) });
      if (open) await trx.updateTable('state_request').set({ asked_at: now }).where('id', '=', open.id).execute();
      const request = open ?? (await addRequest(trx, { deal, step, email, provider, now }));
      return ok({ kind: 'ask', asked: { deal: asOf(deal, now), request } });
    });
    return answer ?? refuse({ kind: 'unknown-deal' } as const);
  }

  async function ask(services: StateServicesPort, { deal, request }: Asked, { returnUrl, draw }: StateAsk): Promise<void> {
    const { id: requestId, kind } = request;
    try {
      const { link } =
        kind === 'documents'
          ? await services.askDocuments({ requestId, returnUrl })
          : await services.askSignature({ requestId, returnUrl, agreement: await agreementOf(request, deal, draw) });
      await db.updateTable('state_request').set({ link, asked_at: null }).where('id', '=', requestId).execute();
    } catch (fault) {
      await db.updateTable('state_request').set({ asked_at: null }).where('id', '=', requestId).execute();
      throw fault;
    }
  }

  /** Rendered once for a request: the stored bytes are those to sign. */
  async function agreementOf({ id, name, content }: Asked['request'], deal: DealNow, draw: StateAsk['draw']): Promise<Agreement> {
    if (name !== null && content !== null) return { name, content };
    const drawn = await draw(deal);
    const { buffer, byteOffset, byteLength } = drawn.content;
    const stored = { name: drawn.name, content: Buffer.from(buffer, byteOffset, byteLength) };
    await db.updateTable('state_request').set(stored).where('id', '=', id).execute();
    return drawn;
  }

  return { askStateServices };
}

type NewRequest = { deal: Deal; step: Step; email: string | null; provider: string; now: Date };
/** Stores a request and notes it in the history of the deal. */
async function addRequest(trx: Transaction, { deal, step, email, provider, now }: NewRequest) {
  const validUntil = Math.min(now.getTime() + validMs, deal.endsAt?.getTime() ?? Number.POSITIVE_INFINITY);
  const row = {
    id: randomUUID(),
    deal_id: deal.id,
    kind: kindOf[step],
    provider,
    state: 'asked' as const,
    unfit: null,
    link: null,
    email: step === 'share' ? email : null,
    name: null,
    content: null,
    created_at: now,
    valid_until: new Date(validUntil),
    asked_at: now,
  };
  await trx.insertInto('state_request').values(row).execute();
  await noteEvent(trx, {
    dealId: deal.id,
    at: now,
    who: 'client',
    from: deal.state,
    to: deal.state,
    why: step,
    about: { request: row.id },
  });
  return row;
}
