import type { Clock } from '../../base/clock.ts';
import { hourMs } from '../../base/durations.ts';
import { addMonths, kyivDay } from '../../base/kyiv-time.ts';
import { scale } from '../../base/money.ts';
import type { CrmDealChange } from '../../domain/deals/crm-port.ts';
import { stageByHand } from '../../integrations/crm/stages.ts';
import type { Organisation } from './organisation.ts';
import type { CrmRecord } from './salesforce-records.ts';
import { somePdf } from './some-pdf.ts';

export type Step = NonNullable<CrmDealChange['step']>;
export const documentKinds = ['Contract', 'Act', 'Receipt', 'Other'] as const;
export type DocumentKind = (typeof documentKinds)[number];
export const flatStatuses = ['Free', 'Booked', 'Sold', 'NotForSale'] as const;
export const leadStatuses = ['Open - Not Contacted', 'Working - Contacted', 'Closed - Converted'] as const;

/** The actions of a person in the organisation. */
export function makeSalesperson({ organisation, clock }: { organisation: Organisation; clock: Clock }) {
  const { write, add, find, stored } = organisation;

  /** Puts a deal into another stage; `agoMs` dates the change back that far, as one that arrives late. */
  async function move(deal: CrmRecord, step: Step, agoMs = 0): Promise<void> {
    const at = new Date(clock().getTime() - agoMs).toISOString();
    // The organisation's automation does this whenever a person moves the stage.
    await write('Opportunity', deal.id, { StageName: stageByHand[step], Web_Hand_Stage__c: stageByHand[step], Web_Hand_At__c: at });
  }

  type Contract = { number: string; downPercent: number; months: number };

  /** Signs the contract: the first payment today and paid, the rest in equal parts, the last one takes what is left over. */
  async function sign(deal: CrmRecord, { number, downPercent, months }: Contract): Promise<void> {
    const today = kyivDay(clock());
    const totalMinor = Math.round(Number(deal.fields.Web_Price__c) * 100);
    const contract = await add('Web_Contract__c', {
      Opportunity__c: deal.id,
      Web_Number__c: number,
      Signed_On__c: today,
      Total__c: totalMinor / 100,
      Currency__c: deal.fields.Web_Currency__c,
    });
    const down = scale(totalMinor, downPercent, 100);
    const part = months > 0 ? Math.floor((totalMinor - down) / months) : 0;
    const payments = [{ dueOn: today, minor: months > 0 ? down : totalMinor }];
    for (let month = 1; month <= months; month++)
      payments.push({ dueOn: addMonths(today, month), minor: month < months ? part : totalMinor - down - part * (months - 1) });
    for (const { dueOn, minor } of payments.filter((one) => one.minor > 0))
      await add('Web_Payment__c', { Contract__c: contract.id, Due_On__c: dueOn, Amount__c: minor / 100, Paid__c: 0, Paid_On__c: null });
    await move(deal, 'sign');
  }

  async function contractOf(deal: CrmRecord): Promise<{ contract: CrmRecord; payments: CrmRecord[] } | null> {
    const contracts = (await stored('Web_Contract__c')).filter(({ fields }) => fields.Opportunity__c === deal.id);
    const [contract] = contracts.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    if (!contract) return null;
    const payments = (await stored('Web_Payment__c')).filter(({ fields }) => fields.Contract__c === contract.id);
    const dueOn = ({ fields }: CrmRecord) => String(fields.Due_On__c);
    return { contract, payments: payments.sort((a, b) => dueOn(a).localeCompare(dueOn(b))) };
  }

  /** Marks the first payment that is still owed as paid. */
  async function markPaid(deal: CrmRecord): Promise<void> {
    const payments = (await contractOf(deal))?.payments ?? [];
    const owed = payments.find(({ fields }) => Number(fields.Paid__c) < Number(fields.Amount__c));
    if (owed) await write('Web_Payment__c', owed.id, { Paid__c: owed.fields.Amount__c, Paid_On__c: kyivDay(clock()) });
  }

  async function handOver(deal: CrmRecord, kind: DocumentKind): Promise<void> {
    const content = somePdf(`${kind} ${String(deal.fields.Web_Number__c)} ${kyivDay(clock())}`);
    const file = crypto.randomUUID();
    await add('ContentVersion', {
      ContentDocumentId: file,
      Title: `${kind}-${String(deal.fields.Web_Number__c)}`,
      FileExtension: 'pdf',
      IsLatest: true,
      ContentSize: content.length,
      Web_Kind__c: kind,
      VersionData: content.toString('base64'),
    });
    await add('ContentDocumentLink', { ContentDocumentId: file, LinkedEntityId: deal.id });
  }

  const documentsOf = async (deal: CrmRecord): Promise<CrmRecord[]> => {
    const files = (await stored('ContentDocumentLink')).flatMap(({ fields }) =>
      fields.LinkedEntityId === deal.id ? [fields.ContentDocumentId] : [],
    );
    return (await stored('ContentVersion')).filter(({ fields }) => files.includes(fields.ContentDocumentId));
  };

  /** The organisation sends the same once more. */
  async function sendAgain({ object, id }: CrmRecord): Promise<void> {
    await write(object, id, {});
  }

  return {
    move,
    sign,
    markPaid,
    handOver,
    sendAgain,
    contractOf,
    documentsOf,
    /** The reservation of an hour ago arrives only now. */
    moveLate: (deal: CrmRecord) => move(deal, 'confirm', hourMs),
    answer: (lead: CrmRecord, text: string) => add('Web_Message__c', { Lead__c: lead.id, Text__c: text, From_Client__c: false }),
    setLead: (lead: CrmRecord, status: string) => write('Lead', lead.id, { Status: status }),
    setFlat: (flat: CrmRecord, change: { Status__c?: string; Price__c?: number }) => write('Apartment__c', flat.id, change),
    list: stored,
    find,
    /** A flat by the name of its page here. */
    findFlat: async (slug: string) =>
      (await organisation.everything('Apartment__c')).find(({ fields }) => fields.Web_Slug__c === slug) ?? null,
  };
}
export type Salesperson = ReturnType<typeof makeSalesperson>;
