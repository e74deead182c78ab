import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { putContract } from '../../../src/domain/deals/contract.store.ts';
import type { State } from '../../../src/domain/deals/states.ts';
import type { OpenKysely } from '../../../src/platform/database/database.ts';
import { seedCatalogue, smallPlan } from '../contents/catalogue-rows.ts';
import type { Office } from './open-office.ts';

const seeded = new WeakMap<object, Promise<unknown>>();

async function seed({ db }: Office): Promise<void> {
  await seedCatalogue(db, [{ section: 'S1' }, { section: 'S3' }]);
  await sql`update project set salesforce_id = lower(salesforce_id)`.execute(db);
}

/** A flat for sale that no other test row has, and its id; the catalogue of the office knows it after a reload. */
export async function addFlat(office: Office, projectId = 'p1'): Promise<number> {
  const { db } = office;
  const first = seeded.get(db) ?? seed(office);
  seeded.set(db, first);
  await first;
  const { rows } = await sql<{ id: number }>`
    insert into apartment (salesforce_id, slug, floor_id, number, rooms_number, area_hundredths, price_minor, price_currency, status)
    select ${randomUUID()}, ${randomUUID()}, min(f.id), '7', 1, 4000, 5000000, 'USD', 'available'
    from floor f join section s on s.id = f.section_id join project p on p.id = s.project_id where p.salesforce_id = ${projectId}
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** A layout that only flats of a project have; answers its id in the catalogue and the name of its row. */
export async function addLayout(office: Office, projectId = 'p1'): Promise<{ id: string; row: string }> {
  const [plan, id, flat] = [JSON.stringify(smallPlan), `L-${projectId}`, await addFlat(office, projectId)];
  await sql`insert into layout (salesforce_id, name, plan) values (${id}, '1A', ${plan}) on conflict do nothing`.execute(office.db);
  await sql`update apartment set layout_id = (select id from layout where salesforce_id = ${id}) where id = ${flat}`.execute(office.db);
  await office.catalogue.reload();
  return { id, row: `l-${projectId}` };
}

type Seed = { projectId: string; ownerId: string | null; state?: State; isPaid?: boolean };

/** A deal as the site would have made it, on a flat of its own. Its client has a phone of their own. */
export async function addDeal(office: Office, { projectId, ownerId, state = 'requested', isPaid = false }: Seed) {
  const { db, clock } = office;
  const flat = await addFlat(office);
  const now = clock();
  const [id, clientId] = [randomUUID(), randomUUID()];
  const phone = `+38050${String(flat).padStart(7, '0')}`;
  await db.insertInto('client').values({ id: clientId, phone, locale: 'uk', created_at: now, updated_at: now }).execute();
  const isTimed = ['held', 'requested', 'reserved'].includes(state);
  const { number } = await db
    .insertInto('deal')
    .values({
      id,
      client_id: clientId,
      apartment_id: flat,
      apartment_slug: `flat-${flat}`,
      state,
      way: 'manager',
      project_id: projectId,
      ends_at: isTimed ? new Date(now.getTime() + 48 * 3_600_000) : null,
      extended: false,
      reminded: false,
      made_at: now,
      changed_at: now,
      ended_at: isTimed || state === 'contract' ? null : now,
      price_minor: 5_000_000,
      price_currency: 'USD',
      list_minor: 5_000_000,
      offers: '[]',
      uah_minor: 206_250_000,
      usd_minor: 5_000_000,
      rate_ten_thousandths: 412_500,
      rate_date: '2026-01-01',
      deposit_minor: 2_000_000,
      locale: 'uk',
      terms: '1',
      lastname: 'Коваль',
      firstname: 'Олена',
      patronymic: null,
      inn: null,
      email: 'olena@example.ua',
      phone,
      campaign: '{}',
      signed_at: null,
      by_turn: false,
      ...(ownerId && { owner_id: ownerId }),
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('deal_event')
    .values({ deal_id: id, position: 1, at: now, who: 'client', from_state: null, to_state: state, why: 'make', about: '{}' })
    .execute();
  const paymentId = randomUUID();
  if (isPaid)
    await db
      .insertInto('payment')
      .values({
        id: paymentId,
        deal_id: id,
        provider: 'bank',
        reference: `invoice-${paymentId}`,
        amount_minor: 2_000_000,
        state: 'paid',
        page_url: null,
        created_at: now,
        valid_until: now,
        asked_at: null,
        told_at: now,
        paid_at: now,
        refund_minor: 0,
      })
      .execute();
  return { id, number: Number(number), flat, clientId, phone, paymentId, version: 1 };
}

/** What a person has signed, by rows alone. */
export async function addAct({ db, clock }: Pick<Office, 'db' | 'clock'>, staffId: string, operation: string): Promise<string> {
  const id = randomUUID();
  const unsigned = { key_id: null, public_key: null, client_data: null, authenticator_data: null, signature: null };
  const act = { id, staff_id: staffId, operation, nonce: '', challenge: id, at: clock(), ...unsigned };
  await db.insertInto('signed_act').values(act).execute();
  return id;
}

/** The request of a person for the refund of a paid deal. */
export async function addRefund(office: Office, { id, paymentId }: { id: string; paymentId: string }, askedBy: string): Promise<string> {
  const refund = randomUUID();
  await office.db
    .insertInto('refund_request')
    .values({
      id: refund,
      deal_id: id,
      payment_id: paymentId,
      amount_minor: 2_000_000,
      reason: 'Клієнт відмовився',
      state: 'asked',
      asked_at: office.clock(),
      asked_by: askedBy,
      asked_act: await addAct(office, askedBy, 'askRefund'),
      decided_at: null,
      decided_by: null,
      decided_act: null,
      decided_why: null,
    })
    .execute();
  return refund;
}

type Terms = { total?: number; currency?: 'UAH' | 'USD'; payments?: readonly (readonly [dueOn: string, amountMinor: number])[] };
/** A deal under contract, of 100 000 hryvnias where nothing else is said. */
export async function addContract(office: Office, projectId: string, { total = 10_000_000, currency = 'UAH', payments = [] }: Terms = {}) {
  const deal = await addDeal(office, { projectId, ownerId: null, state: 'contract' });
  const terms = { number: 'Д-7', signedOn: '2026-11-24', total: { minor: total, currency } };
  const schedule = payments.map(([dueOn, amountMinor]) => ({ dueOn, amountMinor, paidMinor: 0, paidOn: null }));
  await putContract(office.db, deal.id, { ...terms, payments: schedule });
  return deal;
}

/** What a person of the office sends of a transfer of ten thousand hryvnias. */
export const aTransfer = ({ number, version }: { number: number; version: number }, reference = '1024', minor = 1_000_000) => ({
  number,
  version,
  paidOn: '2026-11-25',
  amountMinor: minor,
  creditedMinor: minor,
  reference,
  comment: '',
});

/** A transfer that the person has noted. */
export async function addTransfer({ db, deals, ...office }: Office, number: number, staffId: string): Promise<string> {
  const by = { kind: 'staff', id: staffId, requestId: null } as const;
  const act = await addAct({ db, ...office }, staffId, 'noteTransfer');
  const scope = { staffId, projects: null, ownInProjects: null };
  const { version: seen, ...sent } = aTransfer({ number, version: 1 });
  const noted = await db
    .transaction()
    .execute((transaction: OpenKysely) => deals.office.noteTransfer(transaction, { ...sent, seen, by, act, scope }));
  if (!noted.ok) throw new Error(noted.refusal.kind);
  return (await db.selectFrom('bank_transfer').select('id').orderBy('number', 'desc').limit(1).executeTakeFirstOrThrow()).id;
}

/** The texts and the e-mails about a deal that the outbox has for its client; spaces are plain. */
export async function writtenTo({ db, deals }: Office, dealId: string, about: string): Promise<{ sms: string[]; letters: string[] }> {
  const keys = [`sms:${about}:${dealId}:`, `letter-deal:${about}:${dealId}:`];
  const rows = await db.selectFrom('outbox').select(['kind', 'key', 'payload']).orderBy('key').execute();
  const own = rows.filter(({ key }) => keys.some((prefix) => key.startsWith(prefix)));
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  const letters = own.filter(({ kind }) => kind === 'letter-deal');
  const written = await Promise.all(letters.map(({ payload }) => deals.writeDealLetter(payload as never)));
  return {
    sms: own.filter(({ kind }) => kind === 'sms').map(({ payload }) => plain((payload as { text: string }).text)),
    letters: written.map((letter) => plain(`${letter?.subject}\n${letter?.text}`)),
  };
}
