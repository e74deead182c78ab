import { join } from 'node:path';
import type { Clock } from '../base/clock.ts';
import type { LeadsCrmPort } from '../domain/leads/crm-port.ts';
import type { Simulator } from '../integrations/simulators/frame.ts';
import type { Config } from '../platform/config/config.ts';
import { once } from './once.ts';

export type Crm = {
  /** Null where there is none: what it should know waits in the outbox until there is one. */
  port: LeadsCrmPort | null;
  /** Where what it was told can be looked at; null when it is a real one. */
  simulator: Simulator | null;
};

/** Salesforce where it is configured. The demo has an organisation of its own, in which nobody works. Loaded when it is first told something. */
export function chooseCrm({ salesforce, demo, dataDir }: Config, clock: Clock): Crm {
  if (salesforce) {
    const port = once(async () => (await import('../integrations/crm/salesforce.ts')).salesforceCrm({ ...salesforce, clock }));
    return { port: { putLead: async (lead) => (await port()).putLead(lead) }, simulator: null };
  }
  if (!demo) return { port: null, simulator: null };
  const simulated = once(async () => {
    const { makeSalesforceSimulator } = await import('../integrations/crm/salesforce-simulator.ts');
    return makeSalesforceSimulator({ folder: join(dataDir, 'simulators/crm'), clock });
  });
  return {
    port: { putLead: async (lead) => (await simulated()).putLead(lead) },
    simulator: {
      name: 'crm',
      async load() {
        const { crmWords, showCrm } = await import('../integrations/crm/salesforce-simulator-page.ts');
        const crm = await simulated();
        return { words: crmWords, show: (asked) => showCrm(crm, asked) };
      },
    },
  };
}
