import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { seedCatalogue } from '../../../tests/support/contents/catalogue-rows.ts';
import { onEachEngine } from '../../../tests/support/databases/database.ts';
import { openDeals } from '../../../tests/support/deals/open-deals.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import { addDocument } from './deal-documents.ts';
import type { DealsCrmPort } from './deals.ts';

/** All 256 byte values: reading them as text would lose some. */
const everyByte = new Uint8Array(Array.from({ length: 1024 }, (_, at) => at % 256));
const crm: Pick<DealsCrmPort, 'readDocument'> = { readDocument: async (externalId) => new TextEncoder().encode(`paper ${externalId}`) };

onEachEngine('the documents of a deal', (open) => {
  async function build() {
    const database = await open();
    const clock = movableClock('2026-11-21T12:00:00Z');
    const [flat = 0] = await seedCatalogue(database.kysely, [{}]);
    const app = await openDeals(database, { clock });
    const client = await app.someClient();
    const held = await app.hold(client, flat);
    if (!held.ok) throw new Error('not held');
    const dealId = held.value.id;
    const document = { dealId, kind: 'contract', name: 'Договір № 7.pdf', mediaType: 'application/pdf', externalId: 'v1' } as const;
    const add = (content: Uint8Array, externalId: string | null = 'v1') =>
      app.inTransaction((trx) => addDocument(trx, { ...document, content, externalId, at: clock() }));
    return { ...app, clock, client, dealId, add };
  }

  it('keeps the bytes as they came, for good, and shows them to the client of the deal alone (§6)', async () => {
    const { deals, db, client, dealId, add, someClient } = await build();
    const id = await add(everyByte);
    const sha256 = createHash('sha256').update(everyByte).digest('hex');
    expect(await deals.listDocuments([dealId])).toMatchObject([{ id, kind: 'contract', name: 'Договір № 7.pdf', bytes: 1024, sha256 }]);
    const own = await deals.readOwnDocument({ clientId: client, documentId: id });
    expect(own).toMatchObject({ name: 'Договір № 7.pdf', mediaType: 'application/pdf' });
    expect(Buffer.from(own?.content ?? []).equals(everyByte)).toBe(true);
    expect(await deals.readOwnDocument({ clientId: await someClient(), documentId: id })).toBeNull();
    await expect(db.updateTable('deal_paper').set({ name: 'other' }).execute()).rejects.toMatchObject({ code: '23001' });
    await expect(db.deleteFrom('deal_paper').execute()).rejects.toMatchObject({ code: '23001' });
  });

  it('keeps one version once, asks only for those that are not here, and refuses what is empty or too long (§6)', async () => {
    const { deals, dealId, add } = await build();
    const first = await add(await crm.readDocument('v1'));
    expect(await add(new Uint8Array([1]))).toBe(first);
    const documents = ['v1', 'v2'].map(
      (externalId) => ({ externalId, kind: 'act', name: 'a', mediaType: 'text/plain', bytes: 1 }) as const,
    );
    expect(await deals.missingDocuments({ dealId, documents })).toEqual([documents[1]]);
    expect(await deals.missingDocuments({ dealId, documents: [] })).toEqual([]);
    await expect(add(new Uint8Array(), 'v3')).rejects.toThrow('a document of 0 bytes');
    await expect(add(new Uint8Array(10 * 1024 * 1024 + 1), null)).rejects.toThrow('a document of 10485761 bytes');
    expect(await deals.listDocuments([dealId])).toHaveLength(1);
  });
});
