import { defaultLocale } from '../../../base/locale.ts';
import type { CrmDeal } from '../crm-port.ts';
import { findDeal } from '../deal.store.ts';
import { asOf } from '../deal.ts';
import type { DealsContext } from '../deals-context.ts';
import { leftOf, readReturns, readTransfers } from '../transfers/transfers.store.ts';

export function makeCrmDeals({ db, clock, catalogue }: Pick<DealsContext, 'db' | 'clock' | 'catalogue'>) {
  /** The present state of a deal, in the form for the CRM; null when it does not exist any more. */
  async function crmDeal(id: string): Promise<CrmDeal | null> {
    const found = await findDeal(db, id);
    if (!found) return null;
    const { campaign, crm_step_at } = await db
      .selectFrom('deal')
      .select(['campaign', 'crm_step_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const [flat] = await catalogue.externalIds([found.apartmentId]);
    if (!flat) throw new Error('a deal is about a flat that is not there');
    const returns = await readReturns(db, [id]);
    const deal = asOf(found, clock());
    const came = deal.payments.filter(({ paidAt }) => paidAt !== null);
    const sumOf = (field: 'amountMinor' | 'refundMinor') => came.reduce((sum, payment) => sum + payment[field], 0);
    const { number, state, way, phone, person, locale, madeAt, endsAt, endedAt, price, uahMinor, depositMinor } = deal;
    return {
      id,
      number,
      state,
      way,
      phone,
      person,
      locale,
      madeAt,
      endsAt,
      endedAt,
      price,
      uahMinor,
      depositMinor,
      apartment: { externalId: flat.externalId, slug: deal.apartmentSlug },
      seenAt: crm_step_at,
      // A smaller discount for everyone gives way to the one in the price. The sales department reads the language of the country.
      offers: deal.offers
        .filter(({ applied, effect, forEveryone }) => applied || effect.kind === 'gift' || !forEveryone)
        .map(({ applied, [defaultLocale]: { title } }) => ({ title, applied })),
      paidMinor: sumOf('amountMinor'),
      refundMinor: sumOf('refundMinor'),
      transfers: (await readTransfers(db, id))
        .filter(({ undone_at }) => undone_at === null)
        .map((one) => ({ paidOn: one.paid_on, amountMinor: leftOf(one, returns) }))
        .filter(({ amountMinor }) => amountMinor > 0),
      campaign: campaign as Record<string, string>,
    };
  }

  return { crmDeal };
}
