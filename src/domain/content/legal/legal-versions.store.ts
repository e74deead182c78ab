import type { Kysely } from 'kysely';
import { isSameJson } from '../../../base/json/merge-fields.ts';
import type { ContentTables } from '../content.tables.ts';
import { legalPages } from '../entries/legal.ts';
import type { LegalVersion, Texts } from './legal-version.ts';

type Db = Kysely<ContentTables>;

/** The newest first. */
export const readLegalVersions = (db: Db): Promise<Omit<LegalVersion, 'chapters'>[]> =>
  db.selectFrom('legal_version').select(['page', 'number', 'since']).orderBy('page').orderBy('number', 'desc').execute();

export async function readLegalVersion(db: Db, { page, number }: Pick<LegalVersion, 'page' | 'number'>): Promise<LegalVersion | null> {
  const row = await db.selectFrom('legal_version').selectAll().where('page', '=', page).where('number', '=', number).executeTakeFirst();
  return row ?? null;
}

/** Keeps each legal text that has changed as its next version. Must run in the transaction that has locked and written the contents. */
export async function keepLegalTexts(transaction: Db, since: Date): Promise<void> {
  const rows = await transaction
    .selectFrom('entry')
    .select(['slug', 'content'])
    .where('kind', '=', 'legal_chapter')
    .orderBy('position')
    .orderBy('slug')
    .execute();
  for (const page of legalPages) {
    const chapters = rows.flatMap(({ slug, content }) => {
      const { page: of, uk, en } = content as { page: string; uk: Texts; en: Texts };
      return of === page ? [{ slug, uk, en }] : [];
    });
    const last = await transaction
      .selectFrom('legal_version')
      .selectAll()
      .where('page', '=', page)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!isSameJson(chapters, last?.chapters ?? []))
      await transaction
        .insertInto('legal_version')
        .values({ page, number: (last?.number ?? 0) + 1, since, chapters: JSON.stringify(chapters) as never })
        .execute();
  }
}
