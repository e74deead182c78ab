import type { ColumnType, Generated } from 'kysely';
import type { Locale } from '../../../base/locale.ts';
import type { Currency } from '../../../base/money.ts';
import type { FrozenOffer } from '../offers-port.ts';
import type { QuotedPlan } from './quoted-plan.ts';

export type QuotesTables = {
  /** A price that a person of the office has promised for a flat until an instant. Its numbers never change. */
  quote: {
    /** Opens its page: unguessable, with a check character. */
    code: string;
    number: Generated<number>;
    apartment_id: number;
    apartment_slug: string;
    project_id: string;
    price_minor: number;
    price_currency: Currency;
    /** The price without an offer. */
    list_minor: number;
    uah_minor: number;
    usd_minor: number;
    rate_ten_thousandths: number;
    rate_date: string;
    offers: FrozenOffer[];
    /** Null where the terms allow no instalments. */
    plan: QuotedPlan | null;
    locale: Locale;
    made_at: Date;
    valid_until: Date;
    made_by: string;
    /** The request of the inbox that it answers. */
    request_id: string | null;
    channel: 'sms' | 'letter' | 'link';
    open_count: ColumnType<number, never, number>;
    opened_at: ColumnType<Date | null, never, Date>;
    last_opened_at: ColumnType<Date | null, never, Date>;
    /** The last deal that was made by it. */
    deal_id: ColumnType<string | null, never, string>;
  };
};
