import type { Catalogue } from '../domain/catalogue/catalogue.ts';
import type { InventoryPort } from '../domain/catalogue/inventory-port.ts';
import type { DealsCrmPort } from '../domain/deals/crm-port.ts';
import type { Deals } from '../domain/deals/deals.ts';
import type { LeadsCrmPort } from '../domain/leads/crm-port.ts';
import type { LeadsModule } from '../domain/leads/leads.ts';
import { Unreachable } from '../platform/http/unreachable.ts';
import type { OutboxHandler } from '../platform/outbox/outbox.ts';

/** The kinds of outbox messages that go to the CRM. */
export const crmKinds = ['crm-lead', 'crm-message', 'crm-deal', 'crm-flats'] as const;
type Handlers<Kind extends (typeof crmKinds)[number]> = Record<Kind, OutboxHandler>;

type Crm = LeadsCrmPort & DealsCrmPort & Pick<InventoryPort, 'putStatuses'>;
type Flats = { plannedFlats: Pick<Catalogue['plannedFlats'], 'statusesForCrm'> };

type Modules = { leads: Pick<LeadsModule, 'crmLead' | 'crmMessage'>; deals: Pick<Deals, 'crmDeal'>; catalogue: Flats };

/** Sends leads, messages of clients, deals and what releases make of flats to the CRM; calls `onLost` when it does not answer. */
export function crmHandlers(
  crm: Crm,
  { leads, deals, catalogue, onLost }: Modules & { onLost: () => void },
): Record<string, OutboxHandler> {
  const handlers: Handlers<(typeof crmKinds)[number]> = {
    ...leadHandlers(crm, leads),
    ...dealHandlers(crm, deals),
    ...flatHandlers(crm, catalogue),
  };
  return noticing(onLost, handlers);
}

/** Sends a lead as it is at the time of delivery; one that was deleted meanwhile is not sent. */
export const leadHandlers = (
  port: Pick<LeadsCrmPort, 'putLead' | 'putMessage'>,
  { crmLead, crmMessage }: Pick<LeadsModule, 'crmLead' | 'crmMessage'>,
): Handlers<'crm-lead' | 'crm-message'> => ({
  async 'crm-lead'(task) {
    const lead = await crmLead((task as { consultation: string }).consultation);
    if (lead) await port.putLead(lead);
  },
  async 'crm-message'(task) {
    const message = await crmMessage((task as { message: string }).message);
    const lead = message && (await crmLead(message.requestId));
    if (!message || !lead) return;
    // The CRM may not have the lead yet.
    await port.putLead(lead);
    await port.putMessage(message);
  },
});

/** Sends a deal as it is at the time of delivery: a late message has no old state. */
export const dealHandlers = (port: Pick<DealsCrmPort, 'putDeal'>, { crmDeal }: Pick<Deals, 'crmDeal'>): Handlers<'crm-deal'> => ({
  async 'crm-deal'(task) {
    const deal = await crmDeal((task as { deal: string }).deal);
    if (deal) await port.putDeal(deal);
  },
});

/** Sends what releases have made of flats last: a late message has no old status. */
export const flatHandlers = (port: Pick<InventoryPort, 'putStatuses'>, { plannedFlats }: Flats): Handlers<'crm-flats'> => ({
  async 'crm-flats'(task) {
    const statuses = await plannedFlats.statusesForCrm((task as { flats: number[] }).flats);
    if (statuses.length > 0) await port.putStatuses(statuses);
  },
});

const noticing = (onUnreachable: () => void, handlers: Record<string, OutboxHandler>): Record<string, OutboxHandler> =>
  Object.fromEntries(
    Object.entries(handlers).map(([kind, handle]) => [
      kind,
      async (task, id) => {
        try {
          await handle(task, id);
        } catch (fault) {
          if (fault instanceof Unreachable) onUnreachable();
          throw fault;
        }
      },
    ]),
  );
