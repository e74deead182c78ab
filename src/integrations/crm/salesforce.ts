import * as z from 'zod/mini';
import type { Clock } from '../../base/clock.ts';
import type { CrmLead, LeadsCrmPort } from '../../domain/leads/leads.ts';
import { jsonIn, makeRemoteService, type Send } from '../../platform/http/remote-service.ts';
import { Undeliverable } from '../../platform/outbox/outbox.ts';

const version = 'v62.0';
const tokenSchema = z.object({ access_token: z.string().check(z.minLength(1)) });
const writtenSchema = z.object({ success: z.literal(true) });
const errorsSchema = z.array(z.object({ errorCode: z.string() }));

export type SalesforceSettings = {
  /** The domain of the organisation, such as https://example.my.salesforce.com. */
  address: string;
  clientId: string;
  clientSecret: string;
  clock: Clock;
  patienceMs?: number;
  send?: Send;
};

/** What an operator may mend (rights, limits, a locked row) is tried again later; what Salesforce will never take is not. */
const hopeless = /^(REQUIRED_FIELD_MISSING|INVALID_FIELD|STRING_TOO_LONG|INVALID_EMAIL_ADDRESS|FIELD_CUSTOM_VALIDATION_EXCEPTION)$/;

/**
 * Salesforce by its REST interface, as a connected app with client credentials. Everything is written by upsert under our own number, so
 * that the same thing twice is there once; docs/how-to/connect-salesforce.md names the fields that the organisation must have.
 */
export function salesforceCrm({ address, clientId, clientSecret, clock, patienceMs, send }: SalesforceSettings): LeadsCrmPort {
  const salesforce = makeRemoteService({ name: 'salesforce', address, clock, patienceMs, send });
  let token: Promise<string> | undefined;

  function askToken(): Promise<string> {
    const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret });
    token = salesforce.ask({
      path: '/services/oauth2/token',
      init: { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: `${body}` },
      read: ({ text }) => tokenSchema.safeParse(jsonIn(text)).data?.access_token,
    });
    token.catch(() => {
      token = undefined;
    });
    return token;
  }

  async function upsert(object: string, externalId: { field: string; value: string }, fields: object, again = true): Promise<void> {
    const bearer = await (token ?? askToken());
    const outcome = await salesforce.ask({
      path: `/services/data/${version}/sobjects/${object}/${externalId.field}/${encodeURIComponent(externalId.value)}`,
      init: {
        method: 'PATCH',
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
        body: JSON.stringify(fields),
      },
      read({ status, text }) {
        if (status === 204 || writtenSchema.safeParse(jsonIn(text)).success) return 'written';
        if (status === 401) return 'signed out';
        return errorsSchema.safeParse(jsonIn(text)).data?.[0]?.errorCode;
      },
    });
    if (outcome === 'written') return;
    if (outcome === 'signed out' && again) {
      token = undefined;
      return upsert(object, externalId, fields, false);
    }
    const fault = `salesforce refused ${object}: ${outcome}`;
    throw hopeless.test(outcome) ? new Undeliverable(fault) : new Error(fault);
  }

  return { putLead: (lead) => upsert('Lead', { field: 'Web_Id__c', value: lead.id }, leadFields(lead)) };
}

/** A person is a company of his own to Salesforce. */
const leadFields = ({ name, phone, message, apartment, locale, askedAt, campaign }: CrmLead) => ({
  LastName: name,
  Company: name,
  Phone: phone,
  Description: message,
  LeadSource: 'Web',
  Web_Apartment__c: apartment,
  Web_Language__c: locale,
  Web_Asked_At__c: askedAt.toISOString(),
  ...Object.fromEntries(Object.entries(campaign).map(([key, value]) => [`Web_${key}__c`, value])),
});
