import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import type { CatalogueTables } from '../../catalogue.tables.ts';

const partBytes = 512 * 1024;

/** Stores the file of a proposal, packed, piece by piece. */
export async function storeFile(db: Kysely<CatalogueTables>, number: number, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  let part = 0;
  let waiting: Buffer[] = [];
  let length = 0;
  const write = async () => {
    const content = Buffer.concat(waiting);
    waiting = [];
    length = 0;
    await db.insertInto('import_file').values({ proposal_number: number, part: part++, content }).execute();
  };
  await pipeline(bytes, createGzip(), async (packed: AsyncIterable<Buffer>) => {
    for await (const chunk of packed) {
      waiting.push(chunk);
      length += chunk.length;
      if (length >= partBytes) await write();
    }
  });
  if (length > 0) await write();
}

/** The packed file, as a feed is read. */
export async function* openFile(db: Kysely<CatalogueTables>, number: number): AsyncGenerator<Uint8Array> {
  for (let part = 0; ; part++) {
    const row = await db
      .selectFrom('import_file')
      .select('content')
      .where('proposal_number', '=', number)
      .where('part', '=', part)
      .executeTakeFirst();
    if (!row) return;
    yield row.content;
  }
}

export async function dropFile(db: Kysely<CatalogueTables>, number: number): Promise<void> {
  await db.deleteFrom('import_file').where('proposal_number', '=', number).execute();
}
