import type { Locale } from '../../../base/locale.ts';
import { announceChange } from '../../../platform/database/database.ts';
import { type InboxContext, type LeadsTransaction, leadsTopic, promiseFrom } from './inbox-context.ts';
import { nextInTurn } from './rotation.ts';

type Received = { id: string; locale: Locale; apartmentSlug: string | null; receivedAt: Date };
/** A flat has come free, and the client is the one on its waitlist who may take it until then. */
export type WaitlistTurn = Received & { name: string; phone: string; until: Date };

/** Gives each request its owner and its promise, in the transaction that stores it. */
export function makeReceiving({ clock, catalogue, officeHours, staff }: Omit<InboxContext, 'db'>) {
  const ownerOf = (trx: LeadsTransaction, projectId: string | null) =>
    nextInTurn(trx, { projectId, people: () => staff.managersOf(trx, projectId) });

  async function receive(trx: LeadsTransaction, { id, locale, apartmentSlug, receivedAt, ...turn }: Received & Partial<WaitlistTurn>) {
    const found = apartmentSlug ? catalogue.findFlat(apartmentSlug) : null;
    const projectId = found?.flat.project.externalId ?? null;
    const now = clock();
    // A place on a waitlist may have had a turn before: its row comes before the lock of the rotation, as everywhere.
    await trx.selectFrom('lead_work').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
    const row = {
      project_id: projectId,
      apartment_slug: apartmentSlug,
      locale,
      price_minor: found?.price.minor ?? null,
      price_currency: found?.price.currency ?? null,
      name: turn.name ?? '',
      phone: turn.phone ?? '',
      turn_until: turn.until ?? null,
      turn_ended_at: null,
      owner_id: await ownerOf(trx, projectId),
      received_at: receivedAt,
      ...promiseFrom(officeHours(), receivedAt),
      notice: 'new' as const,
      notice_at: now,
      state: 'new' as const,
      closed_at: null,
      outcome: null,
      lost_reason: null,
      note: null,
      first_answer_at: null,
    };
    await trx
      .insertInto('lead_work')
      .values({ id, kind: turn.until ? 'waitlist' : 'consultation', ...row })
      // A later turn of the same place on a waitlist.
      .onConflict((conflict) => conflict.column('id').doUpdateSet((old) => ({ ...row, version: old('lead_work.version', '+', 1) })))
      .execute();
    await announceChange(trx, leadsTopic);
  }

  /** A client’s message: the promise begins again, and the owner stays, as long as that person may answer. */
  async function receiveReply(trx: LeadsTransaction, consultation: Received): Promise<void> {
    const work = await trx
      .selectFrom('lead_work')
      .select(['project_id', 'owner_id', 'answered_at', 'state', 'paused_until'])
      .where('id', '=', consultation.id)
      .forUpdate()
      .executeTakeFirst();
    if (!work) return receive(trx, consultation);
    // A second message does not move the promise of the first; one during a pause ends it.
    if (work.answered_at === null && work.state !== 'done' && work.paused_until === null) return announceChange(trx, leadsTopic);
    const managers = await staff.managersOf(trx, work.project_id);
    const stays = work.owner_id !== null && managers.includes(work.owner_id);
    const now = clock();
    await trx
      .updateTable('lead_work')
      .set((old) => ({
        ...promiseFrom(officeHours(), now),
        is_reply: true,
        state: 'new',
        closed_at: null,
        outcome: null,
        lost_reason: null,
        notice: 'reply',
        notice_at: now,
        version: old('version', '+', 1),
      }))
      .where('id', '=', consultation.id)
      .execute();
    if (!stays) {
      const owner = await ownerOf(trx, work.project_id);
      await trx.updateTable('lead_work').set({ owner_id: owner }).where('id', '=', consultation.id).execute();
    }
    await announceChange(trx, leadsTopic);
  }

  return {
    receiveConsultation: (trx: LeadsTransaction, one: Received) => receive(trx, one),
    receiveTurn: (trx: LeadsTransaction, turn: WaitlistTurn) => receive(trx, turn),
    receiveReply,
  };
}
export type Receiving = ReturnType<typeof makeReceiving>;
