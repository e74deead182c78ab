import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import { type Locale, type Localized, localePath } from '../../base/locale.ts';
import { isUuid } from '../../base/uuid.ts';
import type { OpenKysely } from '../../platform/database/database.ts';
import { type OutboxMessage, putInOutbox } from '../../platform/outbox/outbox.ts';
import type { CrmMessage, CrmReply } from './crm-port.ts';
import type { CrmNotes } from './inbox/note-crm.ts';
import type { LeadsTables } from './leads.tables.ts';

/** The client of a phone, and whether that client wants messages. */
export type Reader = { clientId: string; wantsSms: boolean };
type Context = {
  db: Kysely<LeadsTables>;
  clock: Clock;
  site: { publicUrl: string; brand: (locale: Locale) => { name: string } };
  readerOf: (transaction: OpenKysely, phone: string) => Promise<Reader | null>;
} & CrmNotes;

/** Messages about requests between the account and the CRM. A client's message is sent by the outbox under the kind `crm-message`. */
export function makeCrmReplies({ db, clock, site, readerOf, noteCrm }: Context) {
  /**
   * Applies a change of a request in the CRM, repeated or in any order: each reply once by the CRM's id, its state when the CRM has changed
   * it. A client who may read it is notified by SMS. `noted`: nothing of it is new.
   */
  async function applyCrmReply(transaction: OpenKysely, { requestId, at, state, messages }: CrmReply): Promise<'taken' | 'noted'> {
    if (!isUuid(requestId)) return 'noted';
    const trx: Kysely<LeadsTables> = transaction;
    const request = await trx
      .selectFrom('consultation')
      .select(['id', 'phone', 'locale', 'crm_state', 'crm_at'])
      .where('id', '=', requestId)
      .where('phone', '<>', '')
      .forUpdate()
      .executeTakeFirst();
    if (!request) return 'noted';
    const isNewer = request.crm_at === null || at >= request.crm_at;
    // Its first look has a request as it came, which is no change.
    const isMoved = isNewer && state !== null && state !== (request.crm_state ?? 'new');
    if (isNewer)
      await trx
        .updateTable('consultation')
        .set({ crm_at: at, ...(isMoved && { crm_state: state, state }) })
        .where('id', '=', requestId)
        .execute();
    const added: string[] = [];
    for (const { crmId, text, at: said } of messages) {
      const [row] = await trx
        .insertInto('consultation_message')
        .values({ id: randomUUID(), consultation_id: requestId, author: 'manager', text, at: said, idempotency_key: `crm:${crmId}` })
        .onConflict((conflict) => conflict.columns(['consultation_id', 'idempotency_key']).doNothing())
        .returning('id')
        .execute();
      if (row) added.push(row.id);
    }
    if (isMoved || added.length > 0) await noteCrm(trx, requestId, { state: isMoved ? state : null, hasAnswers: added.length > 0 });
    await notifyReader(transaction, request, added);
    return isMoved || added.length > 0 ? 'taken' : 'noted';
  }

  /** Notifies the client who may read the answers, if the client wants it. */
  async function notifyReader(transaction: OpenKysely, request: { phone: string; locale: Locale }, answers: string[]): Promise<void> {
    const reader = answers.length > 0 ? await readerOf(transaction, request.phone) : null;
    if (reader?.wantsSms) await putInOutbox(transaction, clock, [answeredMessage(request, reader, answers)]);
  }

  /** One SMS for all replies of one change. */
  function answeredMessage({ phone, locale }: { phone: string; locale: Locale }, { clientId }: Reader, answers: string[]): OutboxMessage {
    const text = answered[locale](site.brand(locale).name, `${site.publicUrl}${localePath(locale, '/account/')}`);
    return { kind: 'sms', key: `sms:answered:${answers[0]}`, payload: { to: phone, text, client: clientId } };
  }

  /** A client's message in the form for the CRM; null when it does not exist any more. */
  async function crmMessage(id: string): Promise<CrmMessage | null> {
    const row = await db
      .selectFrom('consultation_message')
      .select(['id', 'consultation_id as requestId', 'text', 'at'])
      .where('id', '=', id)
      .where('author', '=', 'client')
      .executeTakeFirst();
    return row ?? null;
  }

  return { applyCrmReply, crmMessage, notifyReader };
}

export const requestMessageUpdate = (id: string): OutboxMessage => ({
  kind: 'crm-message',
  key: `crm-message:${id}`,
  payload: { message: id },
});

const answered: Localized<(brand: string, url: string) => string> = {
  uk: (brand, url) => `${brand}: менеджер відповів на ваше запитання. Відповідь у кабінеті: ${url}`,
  en: (brand, url) => `${brand}: a manager has answered your question. Read it in your account: ${url}`,
};
