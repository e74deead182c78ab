import * as z from 'zod/mini';
import { currencies } from '../../base/money.ts';
import type { Contract, ContractPayment, CrmDealChange, CrmDocument } from '../../domain/deals/crm-port.ts';
import { readMoment } from './changed-records.ts';
import { quotedList, type SalesforceRecord, type SalesforceSession } from './salesforce-session.ts';
import { stepOf } from './stages.ts';

export type ReadDeals = { session: SalesforceSession; onUnreadable: (about: { object: string; id: string; why: string }) => void };

const moment = z.pipe(
  z.unknown(),
  z.transform((text: unknown, context) => {
    const at = readMoment(text);
    if (at) return at;
    context.issues.push({ code: 'custom', input: text, message: 'no time' });
    return z.NEVER;
  }),
);
const day = z.string().check(
  z.regex(/^(?:19|20|21)\d\d-\d\d-\d\d$/),
  z.refine((text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)),
);
/** Major units with at most two decimals, as kopiykas or cents. */
const sum = z.pipe(
  z.number().check(
    z.gte(0),
    z.lte(1e11),
    z.refine((major) => Math.abs(major * 100 - Math.round(major * 100)) < 1e-3),
  ),
  z.transform((major) => Math.round(major * 100)),
);
const id = z.string().check(z.regex(/^[a-zA-Z0-9_-]{1,64}$/));
const uuid = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

const dealSchema = z.object({
  Id: id,
  Web_Deal_Id__c: uuid,
  Web_Hand_Stage__c: z.nullish(z.string()),
  Web_Hand_At__c: z.nullish(moment),
  Web_Heard_At__c: z.nullish(moment),
});
const contractSchema = z.object({
  Id: id,
  Opportunity__c: id,
  Web_Number__c: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  Signed_On__c: day,
  Total__c: sum,
  Currency__c: z.enum(currencies),
  SystemModstamp: moment,
});
const paymentSchema = z.object({
  Id: id,
  Contract__c: id,
  Due_On__c: day,
  Amount__c: sum,
  Paid__c: z.pipe(
    z.unknown(),
    z.transform((paid: unknown) => paid ?? 0),
  ),
  Paid_On__c: z.nullish(day),
  SystemModstamp: moment,
});
const linkSchema = z.object({ ContentDocumentId: id, LinkedEntityId: id });
const documentSchema = z.object({
  Id: id,
  ContentDocumentId: id,
  Title: z.string().check(z.trim(), z.minLength(1), z.maxLength(255)),
  FileExtension: z.nullish(z.string().check(z.regex(/^[A-Za-z0-9]{1,10}$/))),
  ContentSize: z.int().check(z.gte(1), z.lte(10 * 1024 * 1024)),
  Web_Kind__c: z.string(),
  SystemModstamp: moment,
});

const kinds: Record<string, CrmDocument['kind']> = { Contract: 'contract', Act: 'act', Receipt: 'receipt', Other: 'other' };
const mediaTypes: Record<string, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  zip: 'application/zip',
  p7s: 'application/pkcs7-signature',
};

/** The present state of some opportunities, by their ids; one that is not ours, cannot be read or has no change is left out. */
export async function readDeals({ session, onUnreadable }: ReadDeals, ids: readonly string[]): Promise<Map<string, CrmDealChange>> {
  const found = new Map<string, CrmDealChange>();
  if (ids.length === 0) return found;
  const these = quotedList(ids);
  const [deals = [], contracts = [], payments = [], links = []] = await session.query(
    `SELECT Id, Web_Deal_Id__c, Web_Hand_Stage__c, Web_Hand_At__c, Web_Heard_At__c FROM Opportunity WHERE Id IN ${these} AND Web_Deal_Id__c != null`,
    `SELECT Id, Opportunity__c, Web_Number__c, Signed_On__c, Total__c, Currency__c, SystemModstamp FROM Web_Contract__c WHERE Opportunity__c IN ${these} ORDER BY CreatedDate DESC`,
    `SELECT Id, Contract__c, Due_On__c, Amount__c, Paid__c, Paid_On__c, SystemModstamp FROM Web_Payment__c WHERE Contract__r.Opportunity__c IN ${these} ORDER BY Due_On__c, Id`,
    `SELECT ContentDocumentId, LinkedEntityId FROM ContentDocumentLink WHERE LinkedEntityId IN ${these}`,
  );
  const linked = readAll('ContentDocumentLink', linkSchema, links);
  const versions = await readVersions(linked.map(({ ContentDocumentId }) => ContentDocumentId));

  for (const deal of readAll('Opportunity', dealSchema, deals)) {
    const contract = contractOf(contracts.filter((one) => one.Opportunity__c === deal.Id));
    const files = linked.filter(({ LinkedEntityId }) => LinkedEntityId === deal.Id).map(({ ContentDocumentId }) => ContentDocumentId);
    const documents = versions.filter(({ ContentDocumentId }) => files.includes(ContentDocumentId));
    const isSeen = deal.Web_Heard_At__c && deal.Web_Hand_At__c && deal.Web_Hand_At__c <= deal.Web_Heard_At__c;
    const step = isSeen ? null : stepOf(deal.Web_Hand_Stage__c ?? '');
    if (step === null && !contract && documents.length === 0) continue;
    const times = [deal.Web_Hand_At__c, contract?.at, ...documents.map(({ at }) => at)].flatMap((at) => at?.getTime() ?? []);
    found.set(deal.Id, {
      dealId: deal.Web_Deal_Id__c,
      at: new Date(Math.max(...times)),
      step,
      stepAt: step && (deal.Web_Hand_At__c ?? null),
      contract: contract?.contract ?? null,
      documents: documents.map(({ document }) => document),
    });
  }
  return found;

  function readAll<Value>(object: string, schema: z.ZodMiniType<Value>, records: readonly SalesforceRecord[]): Value[] {
    return records.flatMap((record) => readOne(object, schema, record) ?? []);
  }

  /** Only the names of invalid fields are reported, never their values. */
  function readOne<Value>(object: string, schema: z.ZodMiniType<Value>, record: SalesforceRecord): Value | null {
    const { data, error } = schema.safeParse(record);
    if (data !== undefined) return data;
    onUnreadable({
      object,
      id: String(record.Id ?? '').slice(0, 20),
      why: [...new Set(error?.issues.map(({ path }) => path.join('.')))].join(', '),
    });
    return null;
  }

  /** The newest one that can be read, with all its payments; a payment that cannot be read makes the whole unreadable. */
  function contractOf(records: readonly SalesforceRecord[]): { contract: Contract; at: Date } | null {
    const [newest] = records;
    const head = newest && readOne('Web_Contract__c', contractSchema, newest);
    if (!head) return null;
    const own = payments.filter((one) => one.Contract__c === head.Id);
    const read = readAll('Web_Payment__c', paymentSchema, own);
    const paid = read.map(({ Paid__c }) => sum.safeParse(Paid__c).data);
    if (read.length < own.length || paid.includes(undefined)) return null;
    const planned = read.map(
      (one, at): ContractPayment => ({
        dueOn: one.Due_On__c,
        amountMinor: one.Amount__c,
        paidMinor: paid[at] ?? 0,
        paidOn: one.Paid_On__c ?? null,
      }),
    );
    const total = { minor: head.Total__c, currency: head.Currency__c };
    const at = new Date(Math.max(...[head, ...read].map(({ SystemModstamp }) => SystemModstamp.getTime())));
    return { contract: { number: head.Web_Number__c, signedOn: head.Signed_On__c, total, payments: planned }, at };
  }

  async function readVersions(documents: string[]) {
    if (documents.length === 0) return [];
    const [versionsOf = []] = await session.query(
      `SELECT Id, ContentDocumentId, Title, FileExtension, ContentSize, Web_Kind__c, SystemModstamp FROM ContentVersion WHERE ContentDocumentId IN ${quotedList([...new Set(documents)])} AND IsLatest = true AND Web_Kind__c != null ORDER BY SystemModstamp, Id`,
    );
    return readAll('ContentVersion', documentSchema, versionsOf).flatMap(({ ContentDocumentId, SystemModstamp, ...version }) => {
      const document = documentOf(version);
      return document ? [{ ContentDocumentId, at: SystemModstamp, document }] : [];
    });
  }
}

type Version = Pick<z.infer<typeof documentSchema>, 'Id' | 'Title' | 'FileExtension' | 'ContentSize' | 'Web_Kind__c'>;

function documentOf({ Id, Title, FileExtension, ContentSize, Web_Kind__c }: Version): CrmDocument | null {
  const kind = kinds[Web_Kind__c];
  if (!kind) return null;
  const ending = FileExtension?.toLowerCase() ?? '';
  const plain = Title.replace(/[\p{Cc}\p{Cf}/\\]/gu, ' ').trim();
  const name = ending === '' || plain.toLowerCase().endsWith(`.${ending}`) ? plain : `${plain}.${ending}`;
  return { externalId: Id, kind, name, mediaType: mediaTypes[ending] ?? 'application/octet-stream', bytes: ContentSize };
}
