import type { Kysely } from 'kysely';
import type { OpenKysely } from '../database/database.ts';
import { fingerprintOf, keyOf, type LoadedRow, type LoadPlan, type RowName } from './load-plan.ts';
import type { LoadsTables } from './loads.tables.ts';

const notesIn = (db: OpenKysely): Kysely<LoadsTables> => db;

/** The fingerprints of the last loads, by the row's key; of one part, or of all but one. */
export async function readLoaded(db: OpenKysely, { part, not }: { part?: string; not?: string }): Promise<Map<string, LoadedRow>> {
  const notes = await notesIn(db)
    .selectFrom('loaded_row')
    .selectAll()
    .$if(part !== undefined, (query) => query.where('part', '=', part ?? ''))
    .$if(not !== undefined, (query) => query.where('part', '<>', not ?? ''))
    .execute();
  return new Map(notes.map((note) => [keyOf(note), { fingerprint: note.fingerprint, position: note.position }]));
}

/** Records the fingerprint of each row of a plan. Must run inside the transaction that writes the plan. */
export async function noteLoaded(transaction: OpenKysely, { noted, forgotten }: Pick<LoadPlan, 'noted' | 'forgotten'>): Promise<void> {
  const notes = notesIn(transaction);
  for (const { part, name } of forgotten) await notes.deleteFrom('loaded_row').where('part', '=', part).where('name', '=', name).execute();
  if (noted.length === 0) return;
  await notes
    .insertInto('loaded_row')
    .values(noted)
    .onConflict((conflict) =>
      conflict.columns(['part', 'name']).doUpdateSet(({ ref }) => ({
        fingerprint: ref('excluded.fingerprint'),
        position: ref('excluded.position'),
      })),
    )
    .execute();
}

type Rewritten = RowName & { before: object; after: object };
/** A row that a migration has rewritten counts as loaded in its new form if it did so in the form before. */
export async function noteRewritten(transaction: OpenKysely, { part, name, before, after }: Rewritten): Promise<void> {
  await notesIn(transaction)
    .updateTable('loaded_row')
    .set({ fingerprint: fingerprintOf(after) })
    .where('part', '=', part)
    .where('name', '=', name)
    .where('fingerprint', '=', fingerprintOf(before))
    .execute();
}
