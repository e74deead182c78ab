import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addFlat } from './office-deals.ts';
import type { Office } from './open-office.ts';

/** Two clients on the waitlist of a new flat, the first before the second. */
export async function addWaitlist(office: Office, projectId = 'p1') {
  const { db, clock } = office;
  const apartmentId = await addFlat(office, projectId);
  await office.catalogue.reload();
  const now = clock();
  const people = [1, 2].map((nth) => ({
    id: randomUUID(),
    clientId: randomUUID(),
    phone: `+38063${nth}${String(apartmentId).padStart(6, '0')}`,
  }));
  const named = people.map(({ clientId: id, phone }) => ({
    id,
    phone,
    locale: 'uk' as const,
    lastname: 'Мельник',
    created_at: now,
    updated_at: now,
  }));
  await db.insertInto('client').values(named).execute();
  await db
    .insertInto('waiting')
    .values(
      people.map(({ id, clientId: client_id, phone }) => ({
        id,
        client_id,
        phone,
        apartment_id: apartmentId,
        locale: 'uk',
        asked_at: now,
        left_at: null,
        told_at: null,
        project_id: projectId,
      })),
    )
    .execute();
  const { rows } = await sql<{ slug: string }>`select slug from apartment where id = ${apartmentId}`.execute(db);
  const [first, second] = people as [(typeof people)[0] & object, (typeof people)[0] & object];
  return { apartmentId, slug: rows[0]?.slug ?? '', first, second, seen: { apartmentId, version: '0.none' } };
}

/** Takes no new places. */
export const closeWaitlist = ({ db, clock }: Office, apartment_id: number) =>
  db.insertInto('waitlist_event').values({ apartment_id, position: 1, at: clock(), kind: 'close' }).execute();

/** The flat is freed to its waitlist now, as by an inventory. */
export const freeFlat = ({ db, clock }: Office, apartment_id: number) =>
  sql`insert into apartment_freed (apartment_id, at) values (${apartment_id}, ${clock().toISOString()}::timestamptz)`.execute(db);
