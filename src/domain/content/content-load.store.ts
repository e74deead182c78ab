import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ContentTables } from './content.tables.ts';

/** Changes with every row of the contents, whoever changes it; the same rows have the same one on every engine. */
async function fingerprintOf(db: Kysely<ContentTables>): Promise<string> {
  const hash = createHash('sha256');
  const add = (rows: object[]) => hash.update(`${JSON.stringify(rows)}\n`);
  add(await db.selectFrom('page').selectAll().orderBy('path').execute());
  add(await db.selectFrom('menu').selectAll().orderBy('name').execute());
  add(await db.selectFrom('project_story').selectAll().orderBy('project_slug').execute());
  const slide = ['benefit_salesforce_id', 'position', 'content'] as const;
  add(await db.selectFrom('benefit_slide').select(slide).orderBy('benefit_salesforce_id').orderBy('position').execute());
  const entry = ['kind', 'slug', 'position', 'published_from', 'published_until', 'content'] as const;
  add(await db.selectFrom('entry').select(entry).orderBy('kind').orderBy('slug').execute());
  add(await db.selectFrom('picture').selectAll().orderBy('base').execute());
  return hash.digest('base64url');
}

/** Notes what was loaded. Must run inside the transaction that wrote it. */
export async function noteLoad(transaction: Kysely<ContentTables>, source: string | null, now: Date): Promise<void> {
  const note = { source, fingerprint: await fingerprintOf(transaction), loaded_at: now };
  await transaction
    .insertInto('content_load')
    .values(note)
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet(note))
    .execute();
}

/** Where the present contents were loaded from; null before the first note. */
export async function readLoad(db: Kysely<ContentTables>): Promise<{ source: string | null; fingerprint: string } | null> {
  return (await db.selectFrom('content_load').select(['source', 'fingerprint']).executeTakeFirst()) ?? null;
}

export const isAsLoaded = async (db: Kysely<ContentTables>, { fingerprint }: { fingerprint: string }): Promise<boolean> =>
  (await fingerprintOf(db)) === fingerprint;
