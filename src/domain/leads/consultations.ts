import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import type { Locale } from '../../base/locale.ts';
import { parsePhone } from '../../base/phone.ts';
import { ok, refuse } from '../../base/result.ts';
import type { Consultation } from '../../contract/leads.ts';
import type { LeadsTables } from './leads.tables.ts';
import { campaignJson, isRobot } from './what-forms-bring.ts';

type Asked = { locale: Locale; idempotencyKey: string; consultation: Consultation };

/** Wishes to be called back. */
export function makeConsultations({ db, clock }: { db: Kysely<LeadsTables>; clock: Clock }) {
  /**
   * Stores one request and answers its number; the same idempotency key answers the same number and stores nothing more.
   * Refuses a phone that no Ukrainian or foreign network has. A robot gets a number that leads nowhere.
   */
  async function requestConsultation({ locale, idempotencyKey, consultation }: Asked) {
    if (isRobot(consultation)) return ok({ id: randomUUID() });
    const phone = parsePhone(consultation.phone);
    if (!phone) return refuse({ kind: 'bad-phone' } as const);
    await db
      .insertInto('consultation')
      .values({
        id: randomUUID(),
        idempotency_key: idempotencyKey,
        received_at: clock(),
        locale,
        name: consultation.name,
        phone,
        message: consultation.message || null,
        apartment_slug: consultation.apartment_slug ?? null,
        intent: consultation.intent ?? null,
        consent: consultation.consent,
        campaign: campaignJson(consultation),
      })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .execute();
    const { id } = await db.selectFrom('consultation').select('id').where('idempotency_key', '=', idempotencyKey).executeTakeFirstOrThrow();
    return ok({ id });
  }
  return { requestConsultation };
}
