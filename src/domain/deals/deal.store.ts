import { type ExpressionBuilder, type Kysely, sql, type Updateable } from 'kysely';
import { type Deal, dealOf } from './deal.ts';
import type { DealsTables } from './deals.tables.ts';
import { type Actor, moveOf, type Step } from './states.ts';

type Db = Kysely<DealsTables>;
/** The columns of a deal that requests of other clients need: such requests are many, and the history is not read for them. */
export type LiveDeal = Pick<Deal, 'id' | 'clientId' | 'state' | 'endsAt'>;

const live = ['held', 'requested', 'reserved', 'contract'] as const;

export async function readAll(db: Db, rows: Parameters<typeof dealOf>[0]['deal'][]): Promise<Deal[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const payments = await db
    .selectFrom('payment')
    .leftJoinLateral(lastDeclined, (join) => join.onTrue())
    .selectAll('payment')
    .select(['declined_minor', 'declined_reason'])
    .select(({ selectFrom }) =>
      selectFrom('refund_request')
        .select('amount_minor')
        .whereRef('payment_id', '=', 'payment.id')
        .where('refund_request.state', '=', 'asked')
        .as('asked_minor'),
    )
    .where('payment.deal_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('payment.id')
    .execute();
  const events = await db
    .selectFrom('deal_event')
    .select(['deal_id', 'at', 'who', 'from_state', 'to_state', 'why', 'staff_id'])
    .where('deal_id', 'in', ids)
    .orderBy('position')
    .execute();
  const asked = await readStateRequests(db, rows);
  return rows.map((deal) =>
    dealOf({
      deal,
      stateRequest: asked.find((one) => one.deal_id === deal.id) ?? null,
      payments: payments.filter((one) => one.deal_id === deal.id),
      events: events.filter((one) => one.deal_id === deal.id),
    }),
  );
}

const lastDeclined = ({ selectFrom }: ExpressionBuilder<DealsTables, 'payment'>) =>
  selectFrom('refund_request')
    .select(['amount_minor as declined_minor', 'decided_for_client as declined_reason'])
    .whereRef('payment_id', '=', 'payment.id')
    .where('refund_request.state', '=', 'declined')
    .orderBy('refund_request.number', 'desc')
    .limit(1)
    .as('declined');

/** The newest request of each deal that uses the state services. */
async function readStateRequests(db: Db, rows: Parameters<typeof dealOf>[0]['deal'][]) {
  const ids = rows.flatMap(({ id, way }) => (way === 'state-services' ? [id] : []));
  if (ids.length === 0) return [];
  return db
    .selectFrom('state_request')
    .select(['deal_id', 'kind', 'state', 'unfit', 'link', 'valid_until as validUntil'])
    .where('deal_id', 'in', ids)
    .orderBy('number', 'desc')
    .execute();
}

export async function findDeal(db: Db, id: string): Promise<Deal | null> {
  const rows = await db.selectFrom('deal').selectAll().where('id', '=', id).execute();
  return (await readAll(db, rows))[0] ?? null;
}

export async function getDeal(db: Db, id: string): Promise<Deal> {
  const deal = await findDeal(db, id);
  if (!deal) throw new Error(`there is no deal ${id}`);
  return deal;
}

/** The newest first. */
export async function listDealsOf(db: Db, clientId: string): Promise<Deal[]> {
  const rows = await db
    .selectFrom('deal')
    .selectAll()
    .where('client_id', '=', clientId)
    .orderBy('made_at', 'desc')
    .orderBy('number', 'desc')
    .execute();
  return readAll(db, rows);
}

/** The deal that has the flat by its stored state, also one whose time has passed. */
export async function findLiveDeal(db: Db, apartmentId: number): Promise<LiveDeal | null> {
  const row = await db
    .selectFrom('deal')
    .select(['id', 'client_id as clientId', 'state', 'ends_at as endsAt'])
    .where('apartment_id', '=', apartmentId)
    .where('state', 'in', live)
    .executeTakeFirst();
  return row ?? null;
}

/** Which of the flats have a live deal now. */
export async function takenAmong(db: Db, apartmentIds: number[], now: Date): Promise<Set<number>> {
  const rows = await db
    .selectFrom('deal')
    .select('apartment_id')
    .where('apartment_id', 'in', apartmentIds)
    .where((is) =>
      is.or([is('state', '=', 'contract'), is.and([is('state', 'in', ['held', 'requested', 'reserved']), is('ends_at', '>', now)])]),
    )
    .execute();
  return new Set(rows.map(({ apartment_id }) => apartment_id));
}

/** Holds of a client that have not expired. */
export async function countHolds(db: Db, clientId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('deal')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .where('state', 'in', ['held', 'requested'])
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

type Since = { client: { id: string; phone: string }; since: Date };

/** When the client, or an earlier client of the phone, began holds without a payment, the newest first. */
export async function holdsWithoutPayment(db: Db, { client, since }: Since) {
  return db
    .selectFrom('deal')
    .select(['apartment_id as apartmentId', 'made_at as at'])
    .where((is) => is.or([is('client_id', '=', client.id), is('phone', '=', client.phone)]))
    .where('made_at', '>', since)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('payment').select('payment.id').whereRef('payment.deal_id', '=', 'deal.id').where('paid_at', 'is not', null))),
    )
    .orderBy('made_at', 'desc')
    .execute();
}

/**
 * When the client, or an earlier client of the phone, asked a manager, and when others did about one flat without a confirmation that
 * followed, the newest first.
 */
export async function requestsSince(db: Db, { client, since, apartmentId }: Since & { apartmentId: number }) {
  const { rows } = await sql<{ apartment_id: number; at: Date; is_own: boolean; is_confirmed: boolean }>`
    select * from (
      select d.apartment_id, e.at, (d.client_id = ${client.id} or d.phone = ${client.phone}) as is_own, exists (
        select from deal_event l where l.deal_id = d.id and l.to_state in ('reserved', 'contract')
      ) as is_confirmed
      from deal_event e join deal d on d.id = e.deal_id
      where e.why = 'ask-manager' and e.at > ${since}
        and (d.client_id = ${client.id} or d.phone = ${client.phone} or d.apartment_id = ${apartmentId})
    ) asked where is_own or not is_confirmed order by at desc`.execute(db);
  return rows.map((row) => ({ apartmentId: row.apartment_id, at: row.at, isOwn: row.is_own, isConfirmed: row.is_confirmed }));
}

/** Deletes the personal data in a deal's requests to the state services. */
export async function forgetAsked(db: Db, dealId: string): Promise<void> {
  await db.updateTable('state_request').set({ email: null, name: null, content: null }).where('deal_id', '=', dealId).execute();
}

type Event = { dealId: string; at: Date; from: Deal['state'] | null; to: Deal['state']; why: string; about?: object } & Stepping;
/** The taker of a step; `staffId` is the person of the office. */
export type Stepping = { who: Actor; staffId?: string | null };

/** One row of the history. The caller holds the flat's lock, so that positions follow each other. */
export async function noteEvent(db: Db, { dealId, at, who, staffId = null, from, to, why, about = {} }: Event): Promise<void> {
  await db
    .insertInto('deal_event')
    .values({
      deal_id: dealId,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from deal_event where deal_id = ${dealId})`,
      at,
      who,
      staff_id: staffId,
      from_state: from,
      to_state: to,
      why,
      about: JSON.stringify(about) as never,
    })
    .execute();
}

type StepTaken = {
  deal: Deal;
  step: Step;
  by: Actor;
  staffId?: string | null;
  at: Date;
  set?: Updateable<DealsTables['deal']>;
  about?: object;
};

/** Takes a step of the table of moves, with its row of history. Returns the next state. */
export async function recordStep(db: Db, { deal, step, by, staffId = null, at, set = {}, about }: StepTaken): Promise<Deal['state']> {
  const to = moveOf(deal.state, step, by);
  if (!to) throw new Error(`${step} by ${by} is no move of a deal that is ${deal.state}`);
  await db
    .updateTable('deal')
    .set({ ...set, state: to, changed_at: at })
    .where('id', '=', deal.id)
    .execute();
  await noteEvent(db, { dealId: deal.id, at, who: by, staffId, from: deal.state, to, why: step, ...(about && { about }) });
  return to;
}
