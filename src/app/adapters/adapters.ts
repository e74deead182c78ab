import type { Clock } from '../../base/clock.ts';
import type { InventoryRecord } from '../../domain/catalogue/inventory-port.ts';
import { nbuRates } from '../../integrations/rates/nbu.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Log } from '../../platform/log/log.ts';
import type { NoteUnreadable } from '../../platform/operations/unreadable-messages.ts';
import { chooseCameras } from './cameras.ts';
import { chooseCrm } from './crm.ts';
import { chooseMail } from './mail.ts';
import { choosePayments } from './payments.ts';
import { chooseSms } from './sms.ts';
import { chooseStateServices } from './state-services.ts';

type Materials = {
  /** The address of this process on its own machine, at which the simulators call back. */
  ownAddress: string;
  /** The flats that the demo's CRM begins with. */
  inventoryExport: () => Promise<InventoryRecord[]>;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  noteUnreadable: NoteUnreadable;
};

/** Every service outside of this process: the configured one, else the demo's simulator, else none. */
export async function chooseAdapters(config: Config, { ownAddress, inventoryExport, clock, log, noteUnreadable }: Materials) {
  const chosen = {
    /** SMTP · a mailbox on screen */
    mail: chooseMail(config, clock),
    /** TurboSMS · a phone on screen */
    sms: chooseSms(config, clock),
    /** plata by mono, LiqPay or both · a bank of the demo */
    payments: choosePayments(config, clock, ownAddress),
    /** Diia with a service that checks its seals · a Diia of the demo */
    stateServices: chooseStateServices(config, clock, ownAddress),
    /** Salesforce · an organisation of the demo */
    crm: chooseCrm(config, { clock, log, noteUnreadable, inventoryExport }),
    /** HLS streams · a recorder of the demo */
    cameras: await chooseCameras(config, clock),
  };
  return {
    ...chosen,
    /** The National Bank of Ukraine; without it the stored rate stays. */
    rates: config.rates === 'nbu' ? nbuRates() : null,
    /** The pages of those that are simulated. */
    simulators: Object.values(chosen).flatMap(({ simulator }) => simulator ?? []),
  };
}
export type Adapters = Awaited<ReturnType<typeof chooseAdapters>>;
