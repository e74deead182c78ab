import type { Kysely } from 'kysely';
import type { ContentTables } from './content.tables.ts';

/** Stores the source of the last load. */
export async function noteLoad(transaction: Kysely<ContentTables>, source: string | null, now: Date): Promise<void> {
  const note = { source, loaded_at: now };
  await transaction
    .insertInto('content_load')
    .values(note)
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet(note))
    .execute();
}

/** The source of the present contents; null before the first load. */
export async function readLoad(db: Kysely<ContentTables>): Promise<{ source: string | null } | null> {
  return (await db.selectFrom('content_load').select('source').executeTakeFirst()) ?? null;
}
