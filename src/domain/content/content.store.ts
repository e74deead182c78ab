import type { Kysely } from 'kysely';
import type { ContentTables } from './content.tables.ts';
import { readRows } from './content-rows.store.ts';
import { contentsOf } from './content-rows.ts';
import type { Contents } from './contents.ts';

/** All rows of one moment: the reading transaction sees one state even while another load commits. */
export const readContents = (db: Kysely<ContentTables>): Promise<Contents> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => contentsOf((await readRows(transaction)).values()));
