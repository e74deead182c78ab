import { createHash, randomUUID } from 'node:crypto';
import type { CrmDealChange, CrmDocument } from './crm-port.ts';
import type { DocumentKind } from './deals.tables.ts';
import type { DealsContext, Transaction } from './deals-context.ts';

const longestDocument = 10 * 1024 * 1024;

/** Whether a document of so many bytes is stored at all. */
export const isStored = (bytes: number): boolean => bytes > 0 && bytes <= longestDocument;

export type NewDocument = {
  dealId: string;
  kind: DocumentKind;
  /** The name under which the file is saved, with its extension. */
  name: string;
  mediaType: string;
  content: Uint8Array;
  /** The CRM's name of this version; null for a document that is made here. */
  externalId: string | null;
  at: Date;
};
/** `bytes` is its size, `sha256` hexadecimal. */
export type DealDocument = { id: string; kind: DocumentKind; name: string; mediaType: string; bytes: number; sha256: string; at: Date };
export type DocumentContent = Pick<NewDocument, 'name' | 'mediaType' | 'content'>;

const isMediaType = (text: string) => /^[a-z]+\/[a-z0-9.+-]+$/.test(text);

/**
 * Stores a document for good and returns its id; the same `externalId` again adds nothing and returns the first one's. Throws for an empty
 * document and one above 10 MB.
 */
export async function addDocument(trx: Transaction, document: NewDocument): Promise<string> {
  const { dealId, kind, content, externalId, at } = document;
  if (externalId !== null) {
    const known = await trx
      .selectFrom('deal_paper')
      .select('id')
      .where('deal_id', '=', dealId)
      .where('external_id', '=', externalId)
      .executeTakeFirst();
    if (known) return known.id;
  }
  if (!isStored(content.length)) throw new RangeError(`a document of ${content.length} bytes`);
  const id = randomUUID();
  await trx
    .insertInto('deal_paper')
    .values({
      id,
      deal_id: dealId,
      kind,
      name: document.name.trim() || kind,
      media_type: isMediaType(document.mediaType) ? document.mediaType : 'application/octet-stream',
      content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
      sha256: createHash('sha256').update(content).digest('hex'),
      external_id: externalId,
      at,
    })
    .execute();
  return id;
}

export function makeDealDocuments({ db }: Pick<DealsContext, 'db'>) {
  /** The documents of some deals without their bytes, the oldest first. */
  async function listDocuments(dealIds: string[], from: Transaction = db): Promise<(DealDocument & { dealId: string })[]> {
    if (dealIds.length === 0) return [];
    return from
      .selectFrom('deal_paper')
      .select(({ fn }) => [
        'id',
        'deal_id as dealId',
        'kind',
        'name',
        'media_type as mediaType',
        fn<number>('octet_length', ['content']).as('bytes'),
        'sha256',
        'at',
      ])
      .where('deal_id', 'in', dealIds)
      .orderBy('at')
      .orderBy('id')
      .execute();
  }

  /** The bytes of a document of the client's own deal; null for another's and for none. */
  async function readOwnDocument({ clientId, documentId }: { clientId: string; documentId: string }): Promise<DocumentContent | null> {
    const row = await db
      .selectFrom('deal_paper')
      .innerJoin('deal', 'deal.id', 'deal_paper.deal_id')
      .select(['name', 'media_type as mediaType', 'content'])
      .where('deal_paper.id', '=', documentId)
      .where('deal.client_id', '=', clientId)
      .executeTakeFirst();
    return row ?? null;
  }

  /** The documents of the change that are not stored yet: their bytes are to be read before the change is applied. */
  async function missingDocuments({ dealId, documents }: Pick<CrmDealChange, 'dealId' | 'documents'>): Promise<CrmDocument[]> {
    const wanted = documents.filter(({ bytes }) => isStored(bytes));
    if (wanted.length === 0) return [];
    const names = wanted.map(({ externalId }) => externalId);
    const known = await db
      .selectFrom('deal_paper')
      .select('external_id')
      .where('deal_id', '=', dealId)
      .where('external_id', 'in', names)
      .execute();
    return wanted.filter(({ externalId }) => !known.some(({ external_id }) => external_id === externalId));
  }

  return { listDocuments, readOwnDocument, missingDocuments };
}
