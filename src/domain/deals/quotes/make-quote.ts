import { randomInt } from 'node:crypto';
import { dayMs } from '../../../base/durations.ts';
import { parseEmail } from '../../../base/email.ts';
import type { Quarter } from '../../../base/kyiv-time.ts';
import type { Locale } from '../../../base/locale.ts';
import { readPhone } from '../../../base/read-phone.ts';
import { ok, type Result, refuse } from '../../../base/result.ts';
import type { Scope } from '../../../contract/office/rights.ts';
import type { Author } from '../../../platform/audit/audit.ts';
import { isWithin } from '../../../platform/database/within-scope.ts';
import {
  type ApartmentTaken,
  type DealsContext,
  type NotForSale,
  statusOf,
  type Transaction,
  type UnknownApartment,
} from '../deals-context.ts';
import type { FlatTransaction, FlatTransactions } from '../flat-transaction.ts';
import { isBookedElsewhere, isOffSale } from '../rules/for-sale.ts';
import { turnAt } from '../rules/waitlist-turns.ts';
import { readWaitlist } from '../waitlist/waitlist.store.ts';
import { type FrozenPrice, makeFrozenPrices } from './frozen-price.ts';
import type { Quote } from './quote.ts';
import { makeQuoteCode } from './quote-code.ts';
import { quoteMessages, type Recipient } from './quote-messages.ts';
import { type PlanPreference, planQuoted } from './quoted-plan.ts';
import { insertQuote } from './quotes.store.ts';

export type NewQuote = {
  scope: Scope;
  by: Author;
  apartmentId: number;
  /** For how many days the price is promised. */
  days: number;
  locale: Locale;
  preference: PlanPreference;
  /** A phone or an e-mail address as it was typed; null where the person sends the link. */
  to: string | null;
  requestId: string | null;
};
/** Neither a phone nor an e-mail address. */
export type BadRecipient = { kind: 'bad-recipient' };
/** The terms of the project allow no such instalments. */
export type BadPlan = { kind: 'bad-plan' };
export type QuoteRefusal = UnknownApartment | NotForSale | ApartmentTaken | BadRecipient | BadPlan;

export function makeQuotes(context: DealsContext, { withFlat }: FlatTransactions) {
  const { catalogue, money, terms } = context;
  const { presentPrice } = makeFrozenPrices(context);

  /** Promises the present price of a free flat under its offers, and sends the client the address of its page. */
  async function makeQuote(trx: Transaction, asked: NewQuote): Promise<Result<Quote, QuoteRefusal>> {
    const shown = catalogue.findFlatById(asked.apartmentId);
    const rate = money.currentRate();
    if (!shown || !rate || !isWithin(asked.scope, { projectId: shown.project.externalId, ownerId: null }))
      return refuse({ kind: 'unknown-apartment' });
    const recipient = asked.to === null ? null : await readRecipient(asked.to);
    if (asked.to !== null && !recipient) return refuse({ kind: 'bad-recipient' });
    const answer = await withFlat(trx, shown.id, async (unit, live): Promise<Result<Quote, QuoteRefusal>> => {
      const { now, flat } = unit;
      if (live) return refuse({ kind: 'apartment-taken', status: statusOf(live), until: live.endsAt });
      if (isOffSale(flat)) return refuse({ kind: 'not-for-sale', status: flat.status });
      if (isBookedElsewhere(flat, now))
        return refuse({ kind: 'apartment-taken', status: flat.status === 'held' ? 'held' : 'reserved', until: flat.bookingExpiration });
      const { turns } = await readWaitlist(trx, flat.id, { now, terms });
      if (turnAt(turns, now)) return refuse({ kind: 'apartment-taken', status: 'reserved', until: turns.at(-1)?.until ?? null });
      const frozen = presentPrice(unit, { shown, rate });
      const { downPercent, months } = asked.preference;
      const plan = planQuoted(money.instalmentPlan, {
        project: shown.project.slug,
        delivery: shown.section.deliveryQuarter as Quarter,
        prices: frozen,
        preference: { ...(downPercent !== null && { downHundredths: downPercent * 100 }), ...(months !== null && { months }) },
      });
      if (!plan && (downPercent !== null || months !== null)) return refuse({ kind: 'bad-plan' });
      const quote = await insertQuote(
        trx,
        rowOf(unit, { ...asked, frozen, plan, channel: recipient?.channel ?? 'link', projectId: shown.project.externalId }),
      );
      if (recipient) unit.messages.push(quoteMessages(context, quote, recipient));
      return ok(quote);
    });
    return answer ?? refuse({ kind: 'unknown-apartment' });
  }

  return { makeQuote };
}

async function readRecipient(typed: string): Promise<Recipient | null> {
  if (typed.includes('@')) {
    const to = parseEmail(typed);
    return to ? { channel: 'letter', to } : null;
  }
  const to = await readPhone(typed);
  return to ? { channel: 'sms', to } : null;
}

type Row = Pick<NewQuote, 'by' | 'days' | 'locale' | 'requestId'> & Pick<Quote, 'plan' | 'channel' | 'projectId'> & { frozen: FrozenPrice };

function rowOf({ flat, now }: FlatTransaction, { by, days, locale, requestId, plan, channel, projectId, frozen }: Row) {
  if (by.id === null) throw new Error('a quote is made by a person');
  return {
    code: makeQuoteCode((below) => randomInt(below)),
    apartment_id: flat.id,
    apartment_slug: flat.slug,
    project_id: projectId,
    price_minor: frozen.price.minor,
    price_currency: frozen.price.currency,
    list_minor: frozen.listMinor,
    uah_minor: frozen.uahMinor,
    usd_minor: frozen.usdMinor,
    rate_ten_thousandths: frozen.rate.tenThousandths,
    rate_date: frozen.rateDate,
    offers: JSON.stringify(frozen.offers) as never,
    plan: plan && (JSON.stringify(plan) as never),
    locale,
    made_at: now,
    valid_until: new Date(now.getTime() + days * dayMs),
    made_by: by.id,
    request_id: requestId,
    channel,
  };
}
