import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { ok, type Result, refuse } from '../../../base/result.ts';
import { Unreachable } from '../../../platform/http/unreachable.ts';
import { type ChangeRefusal, type OwnDeal, refusalOf } from '../change-deal.ts';
import { getDeal, noteEvent } from '../deal.store.ts';
import { asOf, type Deal, type DealNow } from '../deal.ts';
import type { DealsContext, Transaction } from '../deals-context.ts';
import type { FlatTransactions } from '../flat-transaction.ts';
import { dealTexts } from '../messages/deal-texts.ts';

/** Longer than a bank takes; an older request counts as dead. */
const askedForMs = 20_000;
const lookAgainMs = 100;

type Opened = { deal: Deal; payment: { id: string; amountMinor: number; validUntil: Date } };
type Ready = { kind: 'ready'; deal: Deal } | { kind: 'somebody-asks' } | { kind: 'in-vain' } | { kind: 'ask'; opened: Opened };

export function makePaymentPages({ db, clock, payments, catalogue, site }: DealsContext, { withDeal }: FlatTransactions) {
  /**
   * Opens the bank's page for the deposit of the client's own deal: one page at a time, however often it is called, also at the same time.
   * A payment that failed or whose page is too old is followed by another. Refuses like `updateDeal`; throws
   * `Unreachable` when the bank does not answer, after which everything is as before. Not to be called inside a transaction.
   */
  async function openPayment({ clientId, dealId, returnUrl }: OwnDeal & { returnUrl: string }): Promise<Result<DealNow, ChangeRefusal>> {
    let hasWaited = false;
    for (const started = clock().getTime(); ; ) {
      const found = await db.transaction().execute((trx) => prepare(trx, { clientId, dealId, hasWaited }));
      if (!found.ok) return found;
      if (found.value.kind === 'ready') return ok(asOf(found.value.deal, clock()));
      // A request that waited for another one has the bank's answer too: if each tried anew, the last would wait for all.
      if (found.value.kind === 'in-vain') throw new Unreachable(payments.provider, 'opened no page for another asker');
      if (found.value.kind === 'ask') await ask(found.value.opened, returnUrl);
      else if (clock().getTime() - started > askedForMs) throw new Unreachable(payments.provider, 'is still being asked');
      else {
        hasWaited = true;
        await setTimeout(lookAgainMs);
      }
    }
  }

  async function prepare(trx: Transaction, { clientId, dealId, hasWaited }: OwnDeal & { hasWaited: boolean }) {
    const answer = await withDeal(trx, dealId, clientId, async ({ now }, deal): Promise<Result<Ready, ChangeRefusal>> => {
      const refusal = refusalOf(deal, 'pay', now);
      if (refusal) return refuse(refusal);
      const open = await trx
        .selectFrom('payment')
        .selectAll()
        .where('deal_id', '=', deal.id)
        .where('state', 'in', ['created', 'pending'])
        .where('valid_until', '>', now)
        .executeTakeFirst();
      // Read again: the page may have been stored after the deal was read, which waits for no lock.
      if (open?.page_url) return ok({ kind: 'ready', deal: await getDeal(trx, deal.id) });
      if (open?.asked_at && now.getTime() - open.asked_at.getTime() < askedForMs) return ok({ kind: 'somebody-asks' });
      if (hasWaited && open && !open.asked_at) return ok({ kind: 'in-vain' });
      const payment = { id: open?.id ?? randomUUID(), amountMinor: deal.depositMinor, validUntil: open?.valid_until ?? deal.endsAt ?? now };
      if (open) await trx.updateTable('payment').set({ asked_at: now }).where('id', '=', open.id).execute();
      else await insert(trx, deal, payment, now);
      return ok({ kind: 'ask', opened: { deal, payment } });
    });
    return answer ?? refuse({ kind: 'unknown-deal' } as const);
  }

  async function insert(trx: Transaction, deal: Deal, { id, amountMinor, validUntil }: Opened['payment'], now: Date): Promise<void> {
    await trx
      .insertInto('payment')
      .values({
        id,
        deal_id: deal.id,
        provider: payments.provider,
        reference: null,
        amount_minor: amountMinor,
        state: 'created',
        page_url: null,
        created_at: now,
        valid_until: validUntil,
        asked_at: now,
        told_at: null,
        paid_at: null,
        refund_minor: 0,
      })
      .execute();
    await noteEvent(trx, { dealId: deal.id, at: now, who: 'client', from: deal.state, to: deal.state, why: 'pay' });
  }

  async function ask({ deal, payment }: Opened, returnUrl: string): Promise<void> {
    const { id, amountMinor, validUntil } = payment;
    const number = catalogue.findFlat(deal.apartmentSlug)?.flat.number ?? deal.apartmentSlug;
    try {
      const { reference, pageUrl } = await payments.createInvoice({
        paymentId: id,
        amountMinor,
        about: dealTexts[deal.locale].invoice(number, deal.number),
        locale: deal.locale,
        returnUrl,
        callbackUrl: `${site.publicUrl}/api/payments/${payments.provider}/callback`,
        validSeconds: Math.max(60, Math.ceil((validUntil.getTime() - clock().getTime()) / 1000)),
      });
      // An event of the payment may have come first with the reference.
      await db.updateTable('payment').set({ reference, page_url: pageUrl, asked_at: null }).where('id', '=', id).execute();
    } catch (fault) {
      await db.updateTable('payment').set({ asked_at: null }).where('id', '=', id).execute();
      throw fault;
    }
  }

  /** The deal with the page or the link that was opened, as it stands in the transaction that stores the answer. */
  const opened = async (trx: Transaction, dealId: string): Promise<DealNow> => asOf(await getDeal(trx, dealId), clock());

  return { openPayment, opened };
}
