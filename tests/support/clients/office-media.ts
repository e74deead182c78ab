import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import sharp from 'sharp';
import type { OfficeClient } from '../../../src/contract/office/office-client.ts';
import type { ContentModule } from '../../../src/domain/content/content.ts';
import type { MediaTables } from '../../../src/domain/media/media.tables.ts';
import type { Media } from '../../../src/domain/media/media.ts';
import type { OpenKysely } from '../../../src/platform/database/database.ts';

type Office = { db: OpenKysely; content: ContentModule; media: Media };

/** A photo that no other test has made: a colour of its own, or the given one. */
export const aPhoto = ({ width = 400, height = 320, colour = `#${randomBytes(3).toString('hex')}` } = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

/** A picture as if it had been uploaded, without files. */
export async function addPicture({ db, content }: Office, { id: by }: { id: string }, alt = { uk: '', en: '' }) {
  const name = `uploads/${randomUUID()}`;
  const tables = db as unknown as Kysely<MediaTables>;
  const file = `${name}-320.webp`;
  const stored = { src: `/pictures/${file}`, width: 320, height: 320, alt, sources: [], placeholder: null, focus: { x: 50, y: 50 } };
  const row = { part: 'picture', name, position: 0, content: { ...stored, project: null, kind: 'upload' } };
  await db.transaction().execute(async (transaction) => {
    await content.lockedRows(transaction);
    await content.writeChanges(transaction, new Map([[`picture/${name}`, row]]), []);
  });
  const sha256 = randomBytes(32).toString('hex');
  const about = { sha256, bytes: 1, width: 320, height: 320, file_name: 'тераса.jpg', made_by: by, made_at: new Date() };
  await tables
    .insertInto('media')
    .values({ name, ...about, files: JSON.stringify([file]) as never })
    .execute();
  await content.reload();
  return name;
}

/** The picture with the version that was just read. */
export const seenPicture = async ({ media }: Office, name: string) => ({
  name,
  version: (await media.findPicture(name))?.picture.version ?? '',
});

/** An upload of the person, which has received these bytes. */
export async function addUpload({ db, media }: Office, { id: by }: { id: string }, bytes: Buffer, received = bytes.length) {
  const begun = await db
    .transaction()
    .execute((transaction) => media.beginUpload(transaction, { fileName: 'тераса.jpg', bytes: bytes.length, replaces: null, by }));
  if (!begun.ok) throw new Error(begun.refusal.kind);
  const { id } = begun.value;
  if (received > 0) await media.appendToUpload({ id, by, offset: 0, bytes: bytes.subarray(0, received) });
  return id;
}

/** Uploads a file as a browser does, in parts of a megabyte. */
export async function uploadFile(client: OfficeClient, bytes: Buffer, { fileName = 'тераса.jpg', replaces = null as string | null } = {}) {
  const key = () => ({ key: randomUUID() });
  const { id } = await client('POST /office/api/media/uploads/begin', { body: { fileName, bytes: bytes.length, replaces }, ...key() });
  for (let offset = 0; offset < bytes.length; offset += 1024 * 1024) {
    const part = new Blob([Uint8Array.from(bytes.subarray(offset, offset + 1024 * 1024))]);
    await client('POST /office/api/media/uploads/append', { query: { id, offset: String(offset) }, body: part });
  }
  return client('POST /office/api/media/uploads/finish', { body: { id }, ...key() });
}
