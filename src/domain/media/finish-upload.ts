import { ok, type Result, refuse } from '../../base/result.ts';
import { slugify } from '../../base/transliterate.ts';
import { sha256OfFile } from '../../platform/files/sha256-of-file.ts';
import type { LoadRow } from '../../platform/loads/load-plan.ts';
import type { PictureFault, TakenPicture } from '../../platform/pictures/take-picture.ts';
import { pictureFileName, pictureOf, type Rows, type StoredPicture } from '../content/content.ts';
import { type MediaContext, type MediaTransaction, tablesOf, type UnknownPicture, type UnknownUpload } from './media-context.ts';
import { pictureKey } from './picture-rows.ts';
import type { Uploads } from './uploads.ts';

type Own = { id: string; by: string };
type UploadRow = NonNullable<Awaited<ReturnType<Uploads['rowOf']>>>;
/** The outcome of an upload: its files are stored, or it was here before. */
type Prepared = { id: string; by: string; known: string } | ({ id: string; by: string; known: null } & NewFile);
type NewFile = { name: string; isNew: boolean; sha256: string; bytes: number; fileName: string; picture: TakenPicture; files: string[] };

type NotFinished =
  | UnknownUpload
  | UnknownPicture
  | { kind: 'upload-unfinished' }
  | { kind: PictureFault | 'exceeded' }
  /** The file stands behind another picture already. */
  | { kind: 'picture-is-there' };

/** Makes a picture of a file that has arrived, or puts the file behind the picture that it replaces. */
export function makeFinishing({ db, clock, content, spool, files, take }: MediaContext, { rowOf }: Uploads) {
  /** Makes the files, outside of a transaction: it takes seconds. */
  async function prepare({ id, by }: Own): Promise<Result<Prepared, NotFinished>> {
    const upload = await rowOf({ id, by });
    if (!upload) return refuse({ kind: 'unknown-upload' });
    if (upload.picture !== null) return ok({ id, by, known: upload.picture });
    if ((await spool.size(id)) !== upload.bytes) return refuse({ kind: 'upload-unfinished' });
    return spool.withFile(id, (file) => prepareFile({ id, by }, upload, file));
  }

  async function prepareFile({ id, by }: Own, upload: UploadRow, file: string): Promise<Result<Prepared, NotFinished>> {
    const sha256 = await sha256OfFile(file);
    const there = await db.selectFrom('media').select('name').where('sha256', '=', sha256).executeTakeFirst();
    if (there && upload.replaces !== null && upload.replaces !== there.name) return refuse({ kind: 'picture-is-there' });
    if (there) return ok({ id, by, known: there.name });
    const picture = await take({ file });
    if (typeof picture === 'string') {
      // What a later try may accept stays; the rest would count among the unfinished uploads of the person.
      if (picture !== 'exceeded') await dropUpload(id);
      return refuse({ kind: picture });
    }
    const name = upload.replaces ?? freeName(upload.file_name, sha256, content.rows());
    const named = picture.files.map((file) => ({ ...file, file: pictureFileName({ base: name, sha256, ...file }) }));
    for (const { file, bytes } of named) await files.store(file, bytes);
    return ok({
      id,
      by,
      known: null,
      name,
      isNew: upload.replaces === null,
      sha256,
      bytes: upload.bytes,
      fileName: upload.file_name,
      picture,
      files: named.map(({ file }) => file),
    });
  }

  async function dropUpload(id: string): Promise<void> {
    await db.transaction().execute((transaction) => transaction.deleteFrom('media_upload').where('id', '=', id).execute());
    await spool.discard(id);
  }

  /** Brings a prepared picture into the contents: all pages that name it show it from now on. */
  async function finish(transaction: MediaTransaction, given: Prepared): Promise<Result<{ name: string }, NotFinished>> {
    const tables = tablesOf(transaction);
    async function settle(name: string) {
      await tables.updateTable('media_upload').set({ picture: name }).where('id', '=', given.id).execute();
      return ok({ name });
    }
    if (given.known !== null) return settle(given.known);
    const { name, isNew, sha256 } = given;
    const rows = await content.lockedRows(transaction);
    // The same file came twice at once, and the other one was first.
    const there = await tables.selectFrom('media').select('name').where('sha256', '=', sha256).executeTakeFirst();
    if (there) return isNew || there.name === name ? settle(there.name) : refuse({ kind: 'picture-is-there' });
    const row = rows.get(pictureKey(name));
    if (!isNew && !row) return refuse({ kind: 'unknown-picture' });
    if (isNew && row) throw new Error(`the name ${name} was taken meanwhile`);
    await storeFile(transaction, given);
    const written = rowOfFile(given, row, rows);
    await content.writeChanges(transaction, new Map([[pictureKey(name), written]]), []);
    return settle(name);
  }

  async function storeFile(transaction: MediaTransaction, { name, sha256, bytes, fileName, picture, files: own, by }: NewFile & Own) {
    const tables = tablesOf(transaction);
    const before = await tables.selectFrom('media').select('files').where('name', '=', name).executeTakeFirst();
    const { width, height } = picture;
    const file = { sha256, bytes, width, height, file_name: fileName, made_by: by, made_at: clock() };
    const all = JSON.stringify([...(before?.files ?? []), ...own]) as never;
    await tables
      .insertInto('media')
      .values({ name, ...file, files: all })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ ...file, files: all }))
      .execute();
  }

  /** Discards the files that belong to no picture: the same file may have come again under the same name. */
  async function discardFiles(names: readonly string[]): Promise<void> {
    const held = new Set((await db.selectFrom('media').select('files').execute()).flatMap((row) => row.files));
    await Promise.all(names.filter((name) => !held.has(name)).map(files.discard));
  }

  return { prepare, finish, discardFile: spool.discard, discardFiles };
}

/** A name from that of the file, which no picture has. */
function freeName(fileName: string, sha256: string, rows: Rows): string {
  const said =
    slugify(fileName.replace(/\.[^.]*$/, ''))
      .slice(0, 60)
      .replace(/-$/, '') || 'picture';
  const name = `uploads/${said}-${sha256.slice(0, 6)}`;
  let free = name;
  for (let count = 2; rows.has(pictureKey(free)); count++) free = `${name}-${count}`;
  return free;
}

/** The picture's row with the new file; what was said of the picture stays. */
function rowOfFile({ name, sha256, picture }: NewFile, row: LoadRow | undefined, rows: Rows): LoadRow {
  const before = row?.content as (StoredPicture & { project: string | null; kind: never }) | undefined;
  const [made] = pictureOf({
    base: name,
    project: before?.project ?? null,
    kind: before?.kind ?? 'upload',
    alt: before?.alt ?? { uk: '', en: '' },
    focus: before?.focus ?? { x: 50, y: 50 },
    placeholder: picture.placeholder,
    files: picture.files.map(({ format, width, height }) => ({
      format,
      width,
      file: pictureFileName({ base: name, sha256, format, width }),
      height,
    })),
  });
  if (!made) throw new Error('a picture without a WebP');
  const { project, kind, content } = made;
  let last = -1;
  for (const { part, position } of rows.values()) if (part === 'picture') last = Math.max(last, position ?? -1);
  return { part: 'picture', name, position: row?.position ?? last + 1, content: { ...content, project, kind } };
}
