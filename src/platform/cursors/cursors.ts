import type { Kysely } from 'kysely';
import type { CursorsTables } from './cursors.tables.ts';

/** How far the changes of this name have been applied; null before the first. */
export async function readCursor(db: Kysely<CursorsTables>, name: string): Promise<string | null> {
  const row = await db.selectFrom('news_cursor').select('place').where('name', '=', name).executeTakeFirst();
  return row?.place ?? null;
}

type Move = { name: string; from: string | null; to: string };

/**
 * Moves the cursor in the transaction that applies the changes. False when it is not at `from` any more: another process has applied them,
 * and the transaction must be rolled back. Another move of the same cursor waits for the end of the transaction.
 */
export async function moveCursor(transaction: Kysely<CursorsTables>, { name, from, to }: Move): Promise<boolean> {
  const moved =
    from === null
      ? await transaction
          .insertInto('news_cursor')
          .values({ name, place: to })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .returning('name')
          .execute()
      : await transaction
          .updateTable('news_cursor')
          .set({ place: to })
          .where('name', '=', name)
          .where('place', '=', from)
          .returning('name')
          .execute();
  return moved.length > 0;
}
