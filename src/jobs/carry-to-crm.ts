import type { DealsCrmPort } from '../domain/deals/crm-port.ts';
import type { Deals } from '../domain/deals/deals.ts';
import type { LeadsCrmPort } from '../domain/leads/crm-port.ts';
import type { LeadsModule } from '../domain/leads/leads.ts';
import { Unreachable } from '../platform/http/unreachable.ts';
import type { Carrier } from '../platform/outbox/outbox.ts';

/** The kinds of parcels that the CRM is told by. */
export const crmKinds = ['crm-lead', 'crm-message', 'crm-deal'] as const;
type Carriers<Kind extends (typeof crmKinds)[number]> = Record<Kind, Carrier>;

type Crm = LeadsCrmPort & DealsCrmPort;

/** Tells the CRM of leads, of what clients say, and of deals; calls `onLost` when it does not answer. */
export function carriersToCrm(
  crm: Crm,
  { leads, deals, onLost }: { leads: Pick<LeadsModule, 'crmLead' | 'crmMessage'>; deals: Pick<Deals, 'crmDeal'>; onLost: () => void },
): Record<string, Carrier> {
  const carriers: Carriers<(typeof crmKinds)[number]> = { ...leadsTo(crm, leads), ...dealsTo(crm, deals) };
  return noticing(onLost, carriers);
}

/** A lead as it is when it leaves; one that was deleted meanwhile is told to nobody. */
export const leadsTo = (
  port: Pick<LeadsCrmPort, 'putLead' | 'putMessage'>,
  { crmLead, crmMessage }: Pick<LeadsModule, 'crmLead' | 'crmMessage'>,
): Carriers<'crm-lead' | 'crm-message'> => ({
  async 'crm-lead'(task) {
    const lead = await crmLead((task as { consultation: string }).consultation);
    if (lead) await port.putLead(lead);
  },
  async 'crm-message'(task) {
    const message = await crmMessage((task as { message: string }).message);
    const lead = message && (await crmLead(message.requestId));
    if (!message || !lead) return;
    // The lead may not have got there yet.
    await port.putLead(lead);
    await port.putMessage(message);
  },
});

/** A deal as it is when it leaves: a parcel that was late tells nothing old. */
export const dealsTo = (port: Pick<DealsCrmPort, 'putDeal'>, { crmDeal }: Pick<Deals, 'crmDeal'>): Carriers<'crm-deal'> => ({
  async 'crm-deal'(task) {
    const deal = await crmDeal((task as { deal: string }).deal);
    if (deal) await port.putDeal(deal);
  },
});

const noticing = (onUnreachable: () => void, carriers: Record<string, Carrier>): Record<string, Carrier> =>
  Object.fromEntries(
    Object.entries(carriers).map(([kind, carry]) => [
      kind,
      async (task, id) => {
        try {
          await carry(task, id);
        } catch (fault) {
          if (fault instanceof Unreachable) onUnreachable();
          throw fault;
        }
      },
    ]),
  );
