import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { InventoryRecord } from '../../inventory-port.ts';

/** Records of another system as the file of a proposal: a line of JSON each. */
export async function* packRecords(records: Iterable<InventoryRecord>): AsyncGenerator<Uint8Array> {
  for (const record of records) yield Buffer.from(`${JSON.stringify(record)}\n`);
}

/** The records of a stored file. */
export async function unpackRecords(packed: AsyncIterable<Uint8Array>): Promise<InventoryRecord[]> {
  const records: InventoryRecord[] = [];
  await pipeline(Readable.from(packed), createGunzip(), async (bytes: AsyncIterable<Uint8Array>) => {
    for await (const line of createInterface({ input: Readable.from(bytes) })) records.push(JSON.parse(line));
  });
  return records;
}
