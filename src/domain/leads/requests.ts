import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import { ok, refuse } from '../../base/result.ts';
import { isUuid } from '../../base/uuid.ts';
import type { OpenKysely } from '../../platform/database/database.ts';
import { putInOutbox } from '../../platform/outbox/outbox.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { requestMessageUpdate } from './crm-replies.ts';
import type { Receiving } from './inbox/receive.ts';
import type { LeadsTables } from './leads.tables.ts';

type Message = { author: 'client' | 'manager'; text: string; at: Date };
export type ClientRequest = {
  id: string;
  state: 'new' | 'called' | 'closed';
  askedAt: Date;
  /** Whether its sender was logged in; a visitor may type another person's phone. Later messages are the owner's own. */
  proven: boolean;
  /** The flat of the request by its present name; null when there is none, or it is delisted. */
  apartment: { slug: string; number: string; project: { uk: string; en: string } } | null;
  messages: Message[];
};
type Context = { db: Kysely<LeadsTables>; clock: Clock; catalogue: Pick<Catalogue, 'findFlat'> } & Pick<Receiving, 'receiveReply'>;
export type ClientMessage = { phone: string; requestId: string; idempotencyKey: string; text: string };

/** The requests from a phone before and after its owner became a client, with their messages. The caller has proven the phone. */
export function makeRequests({ db, clock, catalogue, receiveReply }: Context) {
  /** The newest first, each with its conversation from the beginning. */
  async function requestsOf(phone: string): Promise<ClientRequest[]> {
    const asked = await db
      .selectFrom('consultation')
      .select(['id', 'state', 'received_at', 'apartment_slug', 'message', 'is_proven'])
      .where('phone', '=', phone)
      .orderBy('received_at', 'desc')
      .orderBy('id')
      .execute();
    if (asked.length === 0) return [];
    const ids = asked.map(({ id }) => id);
    const said = await db
      .selectFrom('consultation_message')
      .select(['consultation_id', 'author', 'text', 'at'])
      .where('consultation_id', 'in', ids)
      .orderBy('at')
      .orderBy('id')
      .execute();
    return asked.map(({ id, state, received_at: askedAt, apartment_slug, message, is_proven: proven }) => {
      const flat = apartment_slug ? catalogue.findFlat(apartment_slug)?.flat : undefined;
      const first: Message[] = message ? [{ author: 'client', text: message, at: askedAt }] : [];
      const rest = said.flatMap(({ consultation_id, author, text, at }) => (consultation_id === id ? [{ author, text, at }] : []));
      return {
        id,
        state,
        askedAt,
        proven,
        apartment: flat ? { slug: flat.slug, number: flat.number, project: flat.project.name } : null,
        messages: [...first, ...rest],
      };
    });
  }

  /**
   * Adds the client's message, once by its key, and sends it to the CRM; a closed request is reopened. Refuses a request of another phone.
   */
  async function sayInRequest({ phone, requestId, idempotencyKey, text }: ClientMessage) {
    if (!isUuid(requestId)) return refuse({ kind: 'unknown-request' } as const);
    return db.transaction().execute(async (transaction) => {
      const asked = await transaction
        .selectFrom('consultation')
        .select(['id', 'locale', 'apartment_slug'])
        .where('id', '=', requestId)
        .where('phone', '=', phone)
        .forUpdate()
        .executeTakeFirst();
      if (!asked) return refuse({ kind: 'unknown-request' } as const);
      const written = await transaction
        .insertInto('consultation_message')
        .values({ id: randomUUID(), consultation_id: asked.id, author: 'client', text, at: clock(), idempotency_key: idempotencyKey })
        .onConflict((conflict) => conflict.columns(['consultation_id', 'idempotency_key']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!written) return ok({});
      await transaction
        .updateTable('consultation')
        .set({ state: 'new' })
        .where('id', '=', asked.id)
        .where('state', '=', 'closed')
        .execute();
      await receiveReply(transaction, { id: asked.id, locale: asked.locale, apartmentSlug: asked.apartment_slug, receivedAt: clock() });
      await putInOutbox(transaction, clock, [requestMessageUpdate(written.id)]);
      return ok({});
    });
  }

  /** Deletes all personal data of a phone's requests, in the caller's transaction; the numbers of the requests stay. */
  async function forgetPhone(transaction: OpenKysely, phone: string): Promise<void> {
    // The consultations first, and each table in the order of its keys: two that lock them crosswise would wait for ever.
    await sql`select id from consultation where phone = ${phone} order by id for update`.execute(transaction);
    await sql`select id from lead_work where phone = ${phone} or id in (select id from consultation where phone = ${phone})
      order by id for update`.execute(transaction);
    await sql`delete from lead_work where phone = ${phone} or id in (select id from consultation where phone = ${phone})`.execute(
      transaction,
    );
    await sql`delete from consultation_message where consultation_id in (select id from consultation where phone = ${phone})`.execute(
      transaction,
    );
    await sql`update consultation set name = '', message = null, phone = '' where phone = ${phone}`.execute(transaction);
  }

  return { requestsOf, sayInRequest, forgetPhone };
}
