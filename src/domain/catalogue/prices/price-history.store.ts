import { type RawBuilder, sql } from 'kysely';
import type { Rate } from '../../../base/money.ts';
import type { OpenKysely } from '../../../platform/database/database.ts';

/**
 * Notes the present prices of flats in both currencies by the day's rate, half up as `convert` of money does it; numeric, for the products
 * exceed 64 bits. `flats` selects their ids. Without a rate there is nothing to note.
 */
export async function appendPriceHistory(
  transaction: OpenKysely,
  flats: RawBuilder<unknown>,
  { now, rate }: { now: Date; rate: Rate | null },
): Promise<void> {
  if (!rate) return;
  const ten = sql`${rate.tenThousandths}::numeric`;
  await sql`insert into price_history (apartment_id, changed_at, price_minor, price_currency, uah_minor, usd_minor)
    select a.id, ${now.toISOString()}::timestamptz, a.price_minor, a.price_currency,
      case a.price_currency when 'UAH' then a.price_minor else div(2 * a.price_minor * ${ten} + 10000, 20000)::bigint end,
      case a.price_currency when 'USD' then a.price_minor else div(20000 * a.price_minor::numeric + ${ten}, 2 * ${ten})::bigint end
    from apartment a where a.id in (${flats}) order by a.id`.execute(transaction);
}
