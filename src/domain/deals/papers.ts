import { createHash, randomUUID } from 'node:crypto';
import type { CrmDealNews, CrmPaper } from './crm-port.ts';
import type { PaperKind } from './deals.tables.ts';
import type { DealsContext, Transaction } from './deals-context.ts';

const longestPaper = 10 * 1024 * 1024;

/** Whether a paper of so many bytes is kept at all. */
export const isKept = (bytes: number): boolean => bytes > 0 && bytes <= longestPaper;

export type NewPaper = {
  dealId: string;
  kind: PaperKind;
  /** What the file is called when it is saved, with its ending. */
  name: string;
  mediaType: string;
  content: Uint8Array;
  /** The CRM's name of this version; null for what is made here. */
  externalId: string | null;
  at: Date;
};
/** `bytes` is its size, `sha256` hexadecimal. */
export type Paper = { id: string; kind: PaperKind; name: string; mediaType: string; bytes: number; sha256: string; at: Date };
export type PaperContent = Pick<NewPaper, 'name' | 'mediaType' | 'content'>;

const isMediaType = (text: string) => /^[a-z]+\/[a-z0-9.+-]+$/.test(text);

/** Keeps a paper for good and answers its id; the same `externalId` again adds nothing and answers the first one's. Throws for an empty paper and one above 10 MB. */
export async function addPaper(trx: Transaction, paper: NewPaper): Promise<string> {
  const { dealId, kind, content, externalId, at } = paper;
  if (externalId !== null) {
    const known = await trx
      .selectFrom('deal_paper')
      .select('id')
      .where('deal_id', '=', dealId)
      .where('external_id', '=', externalId)
      .executeTakeFirst();
    if (known) return known.id;
  }
  if (!isKept(content.length)) throw new RangeError(`a paper of ${content.length} bytes`);
  const id = randomUUID();
  await trx
    .insertInto('deal_paper')
    .values({
      id,
      deal_id: dealId,
      kind,
      name: paper.name.trim() || kind,
      media_type: isMediaType(paper.mediaType) ? paper.mediaType : 'application/octet-stream',
      content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
      sha256: createHash('sha256').update(content).digest('hex'),
      external_id: externalId,
      at,
    })
    .execute();
  return id;
}

export function makePapers({ db }: Pick<DealsContext, 'db'>) {
  /** The papers of some deals without their bytes, the oldest first. */
  async function listPapers(dealIds: string[], from: Transaction = db): Promise<(Paper & { dealId: string })[]> {
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

  /** The bytes of a paper of the client's own deal; null for another's and for none. */
  async function readOwnPaper({ clientId, paperId }: { clientId: string; paperId: string }): Promise<PaperContent | null> {
    const row = await db
      .selectFrom('deal_paper')
      .innerJoin('deal', 'deal.id', 'deal_paper.deal_id')
      .select(['name', 'media_type as mediaType', 'content'])
      .where('deal_paper.id', '=', paperId)
      .where('deal.client_id', '=', clientId)
      .executeTakeFirst();
    return row ?? null;
  }

  /** Those papers of the news that are to be kept and are not here yet: their bytes are to be read before the news are taken. */
  async function missingPapers({ dealId, papers }: Pick<CrmDealNews, 'dealId' | 'papers'>): Promise<CrmPaper[]> {
    const wanted = papers.filter(({ bytes }) => isKept(bytes));
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

  return { listPapers, readOwnPaper, missingPapers };
}
