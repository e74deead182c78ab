import { type Kysely, sql } from 'kysely';
import type { ImportKind } from '../../../../contract/office/imports/imports.ts';
import type { CatalogueTables } from '../../catalogue.tables.ts';
import type { Transaction } from '../staging/staging.store.ts';

/** The kinds of changes that a feed may not make by itself; none where no rule was made. */
export async function readRule(db: Kysely<CatalogueTables>, source: string): Promise<ImportKind[]> {
  const row = await db.selectFrom('import_rule').select('by_hand').where('source', '=', source).executeTakeFirst();
  return row?.by_hand ?? [];
}

export async function saveRule(db: Kysely<CatalogueTables>, { source, byHand }: { source: string; byHand: readonly ImportKind[] }) {
  const by_hand = [...new Set(byHand)];
  await db
    .insertInto('import_rule')
    .values({ source, by_hand })
    .onConflict((conflict) => conflict.column('source').doUpdateSet({ by_hand }))
    .execute();
}

/** The kinds among the staged changes that the rule of their source leaves to a person. */
export async function leftToHand(trx: Transaction, source: string): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`select distinct kind from staged_row s cross join lateral unnest(s.kinds) as kind
    where s.choice = 'take' and s.after is not null and kind = any((select by_hand from import_rule where source = ${source})::text[])
    order by kind`.execute(trx);
  return rows.map(({ kind }) => kind);
}
