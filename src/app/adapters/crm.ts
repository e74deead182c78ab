import { join } from 'node:path';
import type { Clock } from '../../base/clock.ts';
import type { InventoryRecord } from '../../domain/catalogue/inventory-port.ts';
import type { CrmPort } from '../../integrations/crm/salesforce.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Log } from '../../platform/log/log.ts';
import type { NoteUnreadable } from '../../platform/operations/unreadable-messages.ts';
import type { Simulator } from '../../simulators/frame.ts';
import { memoize } from '../memoize.ts';

export type Crm = {
  /** Null where there is none: messages for it wait in the outbox until there is one. */
  port: CrmPort | null;
  /** The simulator, in which a person plays the manager; null when the CRM is real. */
  simulator: Simulator | null;
  /** Whether the flats come from this CRM. */
  hasInventory: boolean;
  /** Calls back after each action in the simulator. */
  onPlayed: (listener: () => void) => void;
};

type Materials = {
  clock: Clock;
  log: Pick<Log, 'warn'>;
  noteUnreadable?: NoteUnreadable;
  /** The flats of the demo's organisation. */
  inventoryExport: () => Promise<InventoryRecord[]>;
};

/** Salesforce where it is configured; the demo has a simulated organisation. Loaded on first use. */
export function chooseCrm(
  { salesforce, inventory, played, dataDir }: Config,
  { clock, log, noteUnreadable, inventoryExport }: Materials,
): Crm {
  const listeners: (() => void)[] = [];
  const onPlayed = (listener: () => void) => void listeners.push(listener);
  if (salesforce) {
    const load = async () =>
      (await import('../../integrations/crm/salesforce.ts')).salesforceCrm({ ...salesforce, clock, log, noteUnreadable });
    return { port: loadedLater(load), simulator: null, hasInventory: salesforce.ownFlats, onPlayed };
  }
  if (!played) return { port: null, simulator: null, hasInventory: false, onPlayed };
  const simulated = memoize(async () => {
    const { makeSalesforceSimulator } = await import('../../simulators/crm/salesforce-simulator.ts');
    return makeSalesforceSimulator({ folder: join(dataDir, 'simulators/crm'), clock, inventoryExport, log });
  });
  return {
    port: loadedLater(async () => (await simulated()).port),
    simulator: {
      name: 'crm',
      async load() {
        const { crmTexts, showCrm } = await import('../../simulators/crm/salesforce-simulator-page.ts');
        const crm = await simulated();
        return {
          words: crmTexts,
          async show(asked) {
            const shown = await showCrm(crm, asked, { hasInventory: inventory === null });
            if (asked.method === 'POST') for (const listener of listeners) listener();
            return shown;
          },
        };
      },
    },
    // One source of flats at a time.
    hasInventory: inventory === null,
    onPlayed,
  };
}

function loadedLater(load: () => Promise<CrmPort>): CrmPort {
  const port = memoize(load);
  return {
    putLead: async (lead) => (await port()).putLead(lead),
    putMessage: async (message) => (await port()).putMessage(message),
    crmReplies: async (cursor) => (await port()).crmReplies(cursor),
    putDeal: async (deal) => (await port()).putDeal(deal),
    dealChanges: async (cursor) => (await port()).dealChanges(cursor),
    readDocument: async (externalId) => (await port()).readDocument(externalId),
    inventoryVersion: async () => (await port()).inventoryVersion(),
    readInventory: async () => (await port()).readInventory(),
    putStatuses: async (statuses) => (await port()).putStatuses(statuses),
  };
}
