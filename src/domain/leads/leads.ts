import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import type { Locale } from '../../base/locale.ts';
import { parsePhone } from '../../base/phone.ts';
import { ok, refuse } from '../../base/result.ts';
import type { Consultation } from '../../contract/leads.ts';
import type { LeadsTables } from './leads.tables.ts';

/** Nobody fills in a form faster than this; what does is a robot, and is thanked without being stored. */
const fastestPersonMs = 1_500;

type Request = { locale: Locale; idempotencyKey: string; consultation: Consultation };

/** Wishes to be called back. */
export function makeLeads({ db, clock }: { db: Kysely<LeadsTables>; clock: Clock }) {
  /**
   * Stores one request and answers its number; the same idempotency key answers the same number and stores nothing more.
   * Refuses a phone that no Ukrainian or foreign network has. A robot gets a number that leads nowhere.
   */
  async function requestConsultation({ locale, idempotencyKey, consultation }: Request) {
    const { name, message, apartment_slug, intent, consent, company, elapsed, phone: typed, ...campaign } = consultation;
    if (company || (elapsed !== undefined && elapsed < fastestPersonMs)) return ok({ id: randomUUID() });
    const phone = parsePhone(typed);
    if (!phone) return refuse({ kind: 'bad-phone' } as const);
    const row = {
      id: randomUUID(),
      idempotency_key: idempotencyKey,
      received_at: clock(),
      locale,
      name,
      phone,
      message: message || null,
      apartment_slug: apartment_slug ?? null,
      intent: intent ?? null,
      consent,
      campaign: JSON.stringify(campaign) as unknown as object,
      state: 'new' as const,
    };
    await db
      .insertInto('consultation')
      .values(row)
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .execute();
    const { id } = await db.selectFrom('consultation').select('id').where('idempotency_key', '=', idempotencyKey).executeTakeFirstOrThrow();
    return ok({ id });
  }
  return { requestConsultation };
}
export type LeadsModule = ReturnType<typeof makeLeads>;
