import type { DealsCrmPort } from '../domain/deals/crm-port.ts';
import type { Deals } from '../domain/deals/deals.ts';
import type { LeadsCrmPort } from '../domain/leads/crm-port.ts';
import type { LeadsModule } from '../domain/leads/leads.ts';
import { Unreachable } from '../platform/http/unreachable.ts';
import type { OutboxHandler } from '../platform/outbox/outbox.ts';

/** The kinds of outbox messages that go to the CRM. */
export const crmKinds = ['crm-lead', 'crm-message', 'crm-deal'] as const;
type Handlers<Kind extends (typeof crmKinds)[number]> = Record<Kind, OutboxHandler>;

type Crm = LeadsCrmPort & DealsCrmPort;

/** Sends leads, messages of clients and deals to the CRM; calls `onLost` when it does not answer. */
export function crmHandlers(
  crm: Crm,
  { leads, deals, onLost }: { leads: Pick<LeadsModule, 'crmLead' | 'crmMessage'>; deals: Pick<Deals, 'crmDeal'>; onLost: () => void },
): Record<string, OutboxHandler> {
  const handlers: Handlers<(typeof crmKinds)[number]> = { ...leadHandlers(crm, leads), ...dealHandlers(crm, deals) };
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
