import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import type { Locale } from '../../base/locale.ts';
import { readPhone } from '../../base/read-phone.ts';
import { ok, refuse } from '../../base/result.ts';
import type { Consultation } from '../../contract/leads/leads.ts';
import { type OutboxMessage, putInOutbox } from '../../platform/outbox/outbox.ts';
import type { CrmLead } from './crm-port.ts';
import { campaignJson, isRobot } from './form-input.ts';
import type { Receiving } from './inbox/receive.ts';
import type { LeadsTables } from './leads.tables.ts';

export type AskedConsultation = {
  locale: Locale;
  idempotencyKey: string;
  consultation: Consultation;
  /** The proven phone of the request; null without a session. */
  provenPhone: string | null;
};

type Context = { db: Kysely<LeadsTables>; clock: Clock } & Pick<Receiving, 'receiveConsultation'>;

/** Requests to be called back. Each is sent to the CRM by the outbox under the kind `crm-lead`. */
export function makeConsultations({ db, clock, receiveConsultation }: Context) {
  /**
   * Stores one request and answers its number; the same idempotency key answers the same number and stores nothing more.
   * Refuses a phone that no Ukrainian or foreign network has. A robot gets a number that leads nowhere.
   */
  async function requestConsultation({ locale, idempotencyKey, consultation, provenPhone }: AskedConsultation) {
    if (isRobot(consultation)) return ok({ id: randomUUID() });
    const phone = await readPhone(consultation.phone);
    if (!phone) return refuse({ kind: 'bad-phone' } as const);
    await db.transaction().execute(async (transaction) => {
      const receivedAt = clock();
      const [stored] = await transaction
        .insertInto('consultation')
        .values({
          id: randomUUID(),
          idempotency_key: idempotencyKey,
          received_at: receivedAt,
          locale,
          name: consultation.name,
          phone,
          message: consultation.message || null,
          apartment_slug: consultation.apartment_slug ?? null,
          intent: consultation.intent ?? null,
          is_proven: phone === provenPhone,
          consent: consultation.consent,
          campaign: campaignJson(consultation),
        })
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .returning('id')
        .execute();
      if (!stored) return;
      await receiveConsultation(transaction, { id: stored.id, locale, apartmentSlug: consultation.apartment_slug ?? null, receivedAt });
      await putInOutbox(transaction, clock, [crmUpdate(stored.id)]);
    });
    const { id } = await db.selectFrom('consultation').select('id').where('idempotency_key', '=', idempotencyKey).executeTakeFirstOrThrow();
    return ok({ id });
  }

  /** A consultation in the form for the CRM; null when it does not exist any more. */
  async function crmLead(id: string): Promise<CrmLead | null> {
    const row = await db
      .selectFrom('consultation as asked')
      .leftJoin('lead_work as work', 'work.id', 'asked.id')
      .selectAll('asked')
      .select(['work.outcome', 'work.lost_reason'])
      .where('asked.id', '=', id)
      .where('asked.phone', '<>', '')
      .executeTakeFirst();
    if (!row) return null;
    const {
      name,
      phone,
      message,
      apartment_slug: apartment,
      locale,
      received_at: askedAt,
      campaign,
      outcome,
      lost_reason: lostReason,
    } = row;
    return { id, name, phone, message, apartment, locale, askedAt, campaign: campaign as Record<string, string>, outcome, lostReason };
  }

  return { requestConsultation, crmLead };
}

const crmUpdate = (id: string): OutboxMessage => ({ kind: 'crm-lead', key: `crm-lead:${id}`, payload: { consultation: id } });

/** The CRM gets the request as it is at the time of delivery: one message for each version that has another outcome. */
export const crmOutcome = (id: string, version: number): OutboxMessage => ({ ...crmUpdate(id), key: `crm-lead:${id}:${version}` });
