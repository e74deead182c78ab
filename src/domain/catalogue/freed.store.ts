import type { Kysely } from 'kysely';
import type { OpenKysely } from '../../platform/database/database.ts';
import type { CatalogueTables } from './catalogue.tables.ts';

/** When an inventory freed each of these flats, which were reserved or sold outside of our deals, in the order of time. */
export async function readFreed(from: OpenKysely, apartmentIds: readonly number[]): Promise<{ apartmentId: number; at: Date }[]> {
  const db: Kysely<CatalogueTables> = from;
  return db
    .selectFrom('apartment_freed')
    .select(['apartment_id as apartmentId', 'at'])
    .where('apartment_id', 'in', apartmentIds)
    .orderBy('at')
    .execute();
}

/** Which flats an inventory has freed since. */
export async function freedSince(from: OpenKysely, since: Date): Promise<Set<number>> {
  const db: Kysely<CatalogueTables> = from;
  const rows = await db.selectFrom('apartment_freed').select('apartment_id').distinct().where('at', '>', since).execute();
  return new Set(rows.map(({ apartment_id }) => apartment_id));
}
