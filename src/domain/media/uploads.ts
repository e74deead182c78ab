import { dayMs } from '../../base/durations.ts';
import { ok, type Result, refuse } from '../../base/result.ts';
import { mediaLimits } from '../../contract/office/media/media.ts';
import { type MediaContext, type MediaTransaction, tablesOf, type UnknownPicture, type UnknownUpload } from './media-context.ts';
import { pictureKey } from './picture-rows.ts';

export type Upload = { id: string; fileName: string; bytes: number; received: number; picture: string | null };
/** An upload of the person. */
type Own = { id: string; by: string };
type New = { fileName: string; bytes: number; replaces: string | null; by: string; mostOfDay?: number | null };

/** Files that arrive in parts: a browser that has lost the network asks how much has come, and goes on from there. */
export function makeUploads({ db, clock, spool, content }: MediaContext) {
  const rowOf = ({ id, by }: Own) =>
    db.selectFrom('media_upload').selectAll().where('id', '=', id).where('made_by', '=', by).executeTakeFirst();

  /** Begins an upload; with `replaces` its file comes behind the picture of this name. `mostOfDay` counts what the person has brought. */
  async function beginUpload(
    transaction: MediaTransaction,
    { fileName, bytes, replaces, by, mostOfDay = null }: New,
  ): Promise<Result<{ id: string }, UnknownPicture | { kind: 'uploads-full' } | { kind: 'uploads-of-day' }>> {
    if (replaces !== null && !content.rows().has(pictureKey(replaces))) return refuse({ kind: 'unknown-picture' });
    const tables = tablesOf(transaction);
    const unfinished = await tables
      .selectFrom('media_upload')
      .select(({ fn }) => [fn.sum('bytes').as('bytes'), fn.countAll().as('count')])
      .where('made_by', '=', by)
      .where('picture', 'is', null)
      .executeTakeFirstOrThrow();
    if (Number(unfinished.bytes ?? 0) + bytes > mediaLimits.unfinishedBytes || Number(unfinished.count) >= mediaLimits.unfinishedFiles)
      return refuse({ kind: 'uploads-full' });
    const { finished } = await tables
      .selectFrom('media_upload')
      .select(({ fn }) => fn.countAll().as('finished'))
      .where('made_by', '=', by)
      .where('picture', 'is not', null)
      .where('made_at', '>', new Date(clock().getTime() - dayMs))
      .executeTakeFirstOrThrow();
    if (mostOfDay !== null && Number(finished) >= mostOfDay) return refuse({ kind: 'uploads-of-day' });
    const { id } = await tables
      .insertInto('media_upload')
      .values({ file_name: fileName, bytes, replaces, picture: null, made_by: by, made_at: clock() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return ok({ id });
  }

  /** How much of an upload of the person has arrived; null for any other. */
  async function findUpload(own: Own): Promise<Upload | null> {
    const row = await rowOf(own);
    if (!row) return null;
    const received = row.picture === null ? await spool.size(row.id) : row.bytes;
    return { id: row.id, fileName: row.file_name, bytes: row.bytes, received, picture: row.picture };
  }

  /** Adds a part where the last one ended. Refuses one from elsewhere in the file, and more than was announced. */
  async function appendToUpload(
    own: Own & { offset: number; bytes: Uint8Array },
  ): Promise<Result<{ received: number }, UnknownUpload | { kind: 'wrong-offset' }>> {
    const { offset, bytes } = own;
    const row = await rowOf(own);
    if (!row || row.picture !== null) return refuse({ kind: 'unknown-upload' });
    const received = offset + bytes.length > row.bytes ? null : await spool.append(row.id, offset, bytes);
    return received === null ? refuse({ kind: 'wrong-offset' }) : ok({ received });
  }

  /** Deletes uploads that were begun a day ago, finished or not, and files without a row. */
  async function forgetUploads(): Promise<void> {
    const since = new Date(clock().getTime() - dayMs);
    const gone = await db.deleteFrom('media_upload').where('made_at', '<=', since).returning('id').execute();
    const known = new Set((await db.selectFrom('media_upload').select('id').execute()).map(({ id }) => id));
    const orphans = (await spool.olderThan(since)).filter((id) => !known.has(id));
    await Promise.all([...gone.map(({ id }) => id), ...orphans].map(spool.discard));
  }

  return { beginUpload, findUpload, appendToUpload, forgetUploads, rowOf };
}
export type Uploads = ReturnType<typeof makeUploads>;
