import type { Selectable } from 'kysely';
import { type Money, money, type Rate } from '../../../base/money.ts';
import type { DealsTables } from '../deals.tables.ts';
import type { QuotedPlan } from './quoted-plan.ts';

/** A price that a person of the office has promised until an instant. */
export type Quote = {
  code: string;
  number: number;
  apartmentId: number;
  apartmentSlug: string;
  projectId: string;
  price: Money;
  listMinor: number;
  uahMinor: number;
  usdMinor: number;
  rate: Rate;
  rateDate: string;
  offers: DealsTables['quote']['offers'];
  plan: QuotedPlan | null;
  locale: DealsTables['quote']['locale'];
  madeAt: Date;
  validUntil: Date;
  madeBy: string;
  requestId: string | null;
  channel: DealsTables['quote']['channel'];
  openings: { count: number; first: Date | null; last: Date | null };
  dealId: string | null;
};

export const quoteOf = (row: Selectable<DealsTables['quote']>): Quote => ({
  code: row.code,
  number: row.number,
  apartmentId: row.apartment_id,
  apartmentSlug: row.apartment_slug,
  projectId: row.project_id,
  price: money(row.price_minor, row.price_currency),
  listMinor: row.list_minor,
  uahMinor: row.uah_minor,
  usdMinor: row.usd_minor,
  rate: { tenThousandths: row.rate_ten_thousandths },
  rateDate: row.rate_date,
  offers: row.offers,
  plan: row.plan,
  locale: row.locale,
  madeAt: row.made_at,
  validUntil: row.valid_until,
  madeBy: row.made_by,
  requestId: row.request_id,
  channel: row.channel,
  openings: { count: row.open_count, first: row.opened_at, last: row.last_opened_at },
  dealId: row.deal_id,
});
