import type { InventoryPort } from '../../domain/catalogue/inventory-port.ts';
import type { DealsCrmPort } from '../../domain/deals/crm-port.ts';
import type { LeadsCrmPort } from '../../domain/leads/crm-port.ts';
import type { NoteUnreadable } from '../../platform/operations/unreadable-messages.ts';
import { salesforceDeals } from './salesforce-deals.ts';
import { salesforceInventory } from './salesforce-inventory.ts';
import { salesforceLeads } from './salesforce-leads.ts';
import { type SalesforceSettings, salesforceSession } from './salesforce-session.ts';

/** The adapter of every port that the CRM implements. */
export type CrmPort = LeadsCrmPort & DealsCrmPort & InventoryPort;

type Settings = SalesforceSettings & {
  /** The flats are records of this organisation. */
  ownFlats: boolean;
  log: { warn: (about: object, line: string) => void };
  noteUnreadable?: NoteUnreadable;
};

/** Salesforce, as docs/how-to/connect-salesforce.md describes its organisation. */
export function salesforceCrm({ ownFlats, log, noteUnreadable, ...settings }: Settings): CrmPort {
  const session = salesforceSession(settings);
  const { clock } = settings;
  // Neither the record's values nor the visitor's name: an id is enough to look it up there.
  const onUnreadable = (about: { object: string; id: string; why: string }) => {
    log.warn(about, 'a record of the CRM could not be read');
    const { object, id, why } = about;
    void noteUnreadable?.({ source: 'crm', reason: `${object} ${id}: ${why}`, body: `${object} ${id}` });
  };
  return {
    ...salesforceLeads({ session, clock, onUnreadable }),
    ...salesforceDeals({ session, clock, ownFlats, onUnreadable }),
    ...salesforceInventory({ session, ownFlats }),
  };
}
