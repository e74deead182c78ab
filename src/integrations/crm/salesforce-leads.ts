import * as z from 'zod/mini';
import type { Clock } from '../../base/clock.ts';
import type { CrmLead, CrmReply, LeadsCrmPort } from '../../domain/leads/crm-port.ts';
import { type Change, changedSince, placeAfter, readMoment } from './changed-records.ts';
import { quotedList, type SalesforceSession } from './salesforce-session.ts';

/** Requests whose changes are read at once. */
const page = 50;
const longestAnswer = 4_000;

const changesOfLeads = [
  { object: 'Lead', fields: 'Web_Id__c', where: 'Web_Id__c != null' },
  { object: 'Web_Message__c', fields: 'Lead__r.Web_Id__c', where: 'From_Client__c = false' },
];
const uuid = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
const leadSchema = z.object({ Id: z.string(), Web_Id__c: uuid, Status: z.nullish(z.string()), SystemModstamp: z.string() });
const messageSchema = z.object({
  Id: z.string().check(z.regex(/^[a-zA-Z0-9_-]{1,64}$/)),
  Text__c: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestAnswer)),
  CreatedDate: z.string(),
  Lead__r: z.object({ Web_Id__c: uuid }),
});
/** The names in a new organisation. */
const states: [RegExp, NonNullable<CrmReply['state']>][] = [
  [/^(open|new)\b/i, 'new'],
  [/^(working|contacted|nurturing)\b/i, 'called'],
  [/^(closed|converted|qualified|unqualified)\b/i, 'closed'],
];

type Settings = {
  session: SalesforceSession;
  clock: Clock;
  onUnreadable: (about: { object: string; id: string; why: string }) => void;
};

/** Requests as leads, with their messages, and the changes of staff to them. */
export function salesforceLeads({ session, clock, onUnreadable }: Settings): LeadsCrmPort {
  async function crmReplies(cursor: string | null) {
    const changes = await changedSince(session, { sources: changesOfLeads, cursor, now: clock() });
    const requests = [...new Set(changes.map(requestOf))].slice(0, page);
    const words = await readReplies(requests.filter((id) => uuid.safeParse(id).success));
    const found: { change: CrmReply | null; cursor: string }[] = [];
    let place = cursor;
    for (const request of requests) {
      place = placeAfter(
        place,
        changes.filter((change) => requestOf(change) === request),
        clock(),
      );
      found.push({ change: words.get(request) ?? null, cursor: place });
    }
    return found;
  }

  async function readReplies(requests: string[]): Promise<Map<string, CrmReply>> {
    const found = new Map<string, CrmReply>();
    if (requests.length === 0) return found;
    const these = quotedList(requests);
    const [leads = [], messages = []] = await session.query(
      `SELECT Id, Web_Id__c, Status, SystemModstamp FROM Lead WHERE Web_Id__c IN ${these}`,
      `SELECT Id, Text__c, CreatedDate, Lead__r.Web_Id__c FROM Web_Message__c WHERE Lead__r.Web_Id__c IN ${these} AND From_Client__c = false ORDER BY CreatedDate, Id`,
    );
    const answers = messages.flatMap((record) => {
      const { data } = messageSchema.safeParse(record);
      const at = data && readMoment(data.CreatedDate);
      if (data && at) return [{ requestId: data.Lead__r.Web_Id__c, crmId: data.Id, text: data.Text__c, at }];
      onUnreadable({ object: 'Web_Message__c', id: String(record.Id ?? '').slice(0, 20), why: 'Text__c, CreatedDate or Lead__r' });
      return [];
    });
    for (const record of leads) {
      const { data } = leadSchema.safeParse(record);
      const at = data && readMoment(data.SystemModstamp);
      const state = data && states.find(([status]) => status.test(data.Status ?? ''))?.[1];
      if (!state) onUnreadable({ object: 'Lead', id: String(record.Id ?? '').slice(0, 20), why: 'Status' });
      if (!data || !at) continue;
      const requestId = data.Web_Id__c;
      const own = answers.filter((answer) => answer.requestId === requestId);
      found.set(requestId, {
        requestId,
        at,
        state: state ?? null,
        messages: own.map(({ crmId, text, at: said }) => ({ crmId, text, at: said })),
      });
    }
    return found;
  }

  return {
    putLead: (lead) => session.upsert('Lead', { field: 'Web_Id__c', value: lead.id }, leadFields(lead)),
    putMessage: ({ id, requestId, text, at }) =>
      session.upsert(
        'Web_Message__c',
        { field: 'Web_Id__c', value: id },
        { Lead__r: { Web_Id__c: requestId }, Text__c: text, From_Client__c: true, Web_Said_At__c: at.toISOString() },
      ),
    crmReplies,
  };
}

function requestOf({ object, record }: Change): string {
  const id = object === 'Lead' ? record.Web_Id__c : (record.Lead__r as { Web_Id__c?: unknown } | null | undefined)?.Web_Id__c;
  return typeof id === 'string' ? id : '';
}

/** Salesforce wants a company of every lead: it is the person. */
const leadFields = ({ name, phone, message, apartment, locale, askedAt, campaign, outcome, lostReason }: CrmLead) => ({
  LastName: name,
  Company: name,
  Phone: phone,
  Description: message,
  LeadSource: 'Web',
  Web_Apartment__c: apartment,
  Web_Language__c: locale,
  Web_Asked_At__c: askedAt.toISOString(),
  Web_Outcome__c: outcome,
  Web_Lost_Reason__c: lostReason,
  ...Object.fromEntries(Object.entries(campaign).map(([key, value]) => [`Web_${key}__c`, value])),
});
