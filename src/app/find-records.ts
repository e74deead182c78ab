import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Clock } from '../base/clock.ts';
import { findLimits } from '../contract/office/find.ts';
import type { ClientsTables } from '../domain/clients/clients.tables.ts';
import type { DealsTables } from '../domain/deals/deals.tables.ts';
import type { LeadsTables } from '../domain/leads/leads.tables.ts';

type Tables = ClientsTables & DealsTables & LeadsTables;
const most = findLimits.mostOfKind;
const live = ['held', 'requested', 'reserved', 'contract'] as const;

/** The stored forms that a typed beginning of a phone may have; null for what is no phone. "067 123" begins +38067123. */
export function phonePrefix(typed: string): string | null {
  if (!/^[+\d\s().\-–]+$/.test(typed.trim())) return null;
  const digits = typed.replace(/\D/g, '');
  if (digits.length < 3) return null;
  if (typed.trim().startsWith('+')) return `+${digits}`;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  if (digits.startsWith('380')) return `+${digits}`;
  if (digits.startsWith('80')) return `+3${digits}`;
  return digits.startsWith('0') ? `+38${digits}` : `+380${digits}`;
}

/** Names are stored as people write them, and an index knows their letters exactly: the usual ways to write one. */
function nameForms(typed: string): string[] {
  const name = typed.trim();
  if (name.length < 2 || !/^[\p{L}’'ʼ .-]+$/u.test(name)) return [];
  const [first = '', ...rest] = name.toLowerCase();
  return [...new Set([name, first.toUpperCase() + rest.join(''), name.toLowerCase(), name.toUpperCase()])];
}

const begins = (column: string, prefixes: readonly string[]) =>
  prefixes.length === 0
    ? sql<SqlBool>`false`
    : sql<SqlBool>`(${sql.join(
        prefixes.map((one) => sql`${sql.ref(column)} like ${`${one.replace(/[\\%_]/g, '\\$&')}%`}`),
        sql` or `,
      )})`;

const fullName = ({ firstname, lastname }: { firstname: string | null; lastname: string | null }) =>
  [firstname, lastname].filter(Boolean).join(' ');

/** Records of people, found by the beginning of a phone or a name, and deals by their number; each by an index. */
export function makeFindRecords({ db, clock }: { db: Kysely<Tables>; clock: Clock }) {
  const columns = ['number', 'state', 'apartment_slug', 'firstname', 'lastname', 'phone'] as const;
  const dealOf = (row: { number: number; state: string; apartment_slug: string; firstname: string | null; lastname: string | null; phone: string }) => ({
    ...{ number: row.number, state: row.state, flat: row.apartment_slug, person: fullName(row) || null, phone: row.phone },
  });

  const deals = async (typed: string) => {
    const phone = phonePrefix(typed);
    const number = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : null;
    const rows = await db
      .selectFrom('deal')
      .select(columns)
      .where(({ or, eb }) =>
        or([
          ...(number === null ? [] : [eb('number', '=', number)]),
          ...(phone === null ? [] : [begins('phone', [phone])]),
          begins('lastname', nameForms(typed)),
        ]),
      )
      .orderBy('made_at', 'desc')
      .limit(most)
      .execute();
    return rows.map(dealOf);
  };

  const requests = async (typed: string) => {
    const phone = phonePrefix(typed);
    const rows = await db
      .selectFrom('consultation')
      .select(['id', 'name', 'phone', 'received_at', 'state', 'apartment_slug'])
      .where(({ or }) => or([...(phone === null ? [] : [begins('phone', [phone])]), begins('name', nameForms(typed))]))
      .orderBy('received_at', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ id, name, phone: number, received_at, state, apartment_slug }) => ({
      ...{ id, name, phone: number, at: received_at.toISOString(), isNew: state === 'new', flat: apartment_slug },
    }));
  };

  const clients = async (typed: string) => {
    const phone = phonePrefix(typed);
    const names = nameForms(typed);
    const rows = await db
      .selectFrom('client')
      .select(['id', 'firstname', 'lastname', 'phone'])
      .select((build) =>
        build.selectFrom('deal').whereRef('client_id', '=', 'client.id').select('number').orderBy('made_at', 'desc').limit(1).as('deal_number'),
      )
      .where('deleted_at', 'is', null)
      .where(({ or }) =>
        or([...(phone === null ? [] : [begins('phone', [phone])]), begins('lastname', names), begins('firstname', names)]),
      )
      .limit(most)
      .execute();
    return rows.map(({ id, phone: number, deal_number, ...names }) => ({ id, name: fullName(names), phone: number, dealNumber: deal_number }));
  };

  const liveDealOf = async (slug: string) => {
    const row = await db.selectFrom('deal').select(columns).where('apartment_slug', '=', slug).where('state', 'in', live)
      .orderBy('made_at', 'desc').limit(1).executeTakeFirst();
    return row ? dealOf(row) : null;
  };

  /** Requests without an answer, the oldest first. */
  const openRequests = (limit: number) =>
    db
      .selectFrom('consultation')
      .select(['id', 'name', 'received_at', 'apartment_slug'])
      .where('state', '=', 'new')
      .orderBy('received_at')
      .limit(limit)
      .execute();
  const countOpenRequests = async () =>
    (await db.selectFrom('consultation').select(sql<number>`count(*)::int`.as('count')).where('state', '=', 'new').executeTakeFirstOrThrow()).count;

  /** Deals that wait for the company’s word, the one that ends first before the others. */
  const askedDeals = (limit: number) =>
    db
      .selectFrom('deal')
      .select(['number', 'apartment_slug', 'ends_at'])
      .where('state', '=', 'requested')
      .where('ends_at', '>', clock())
      .orderBy('ends_at')
      .limit(limit)
      .execute();

  return { deals, requests, clients, liveDealOf, openRequests, countOpenRequests, askedDeals };
}
export type FindRecords = ReturnType<typeof makeFindRecords>;
