import type { Kysely } from 'kysely';
import type { Clock } from '../base/clock.ts';
import type { Provider } from '../contract/office/operations-board.ts';
import type { Config } from '../platform/config/config.ts';
import type { Log } from '../platform/log/log.ts';
import { makeAlarms, type WatchedSource } from '../platform/operations/alarms.ts';
import { makeJobBoard } from '../platform/operations/job-board.ts';
import type { OperationsTables } from '../platform/operations/operations.tables.ts';
import { makeOperations } from '../platform/operations/operations.ts';
import { makeSourceLooks } from '../platform/operations/source-looks.ts';
import { makeUnreadableMessages } from '../platform/operations/unreadable-messages.ts';
import type { OutboxTables } from '../platform/outbox/outbox.tables.ts';

type Chosen = { port: object | null; simulator: object | null };
type Services = {
  mail: Chosen;
  sms: Chosen;
  stateServices: Chosen;
  payments: { ports: readonly { provider: string }[]; simulator: object | null };
  crm: Chosen & { hasInventory: boolean };
  cameras: { ports: Record<string, object>; simulator: object | null };
};

/** Every source that this configuration asks. */
export function watchedSources(config: Config, { stateServices, payments, crm, cameras }: Services): WatchedSource[] {
  const { inventory, rates, crmEverySeconds: everySeconds } = config;
  return [
    ...(inventory ? [{ source: 'inventory-feed', part: '', everySeconds: inventory.everySeconds } as const] : []),
    ...(crm.port && crm.hasInventory ? [{ source: 'crm-inventory', part: '', everySeconds } as const] : []),
    ...(crm.port ? [{ source: 'crm', part: '', everySeconds } as const] : []),
    ...(rates === 'nbu' ? [{ source: 'rates', part: '' } as const] : []),
    ...payments.ports.map(({ provider }) => ({ source: 'bank', part: provider }) as const),
    ...(stateServices.port ? [{ source: 'state-services', part: '' } as const] : []),
    ...Object.keys(cameras.ports).map((name) => ({ source: 'camera', part: name }) as const),
  ];
}

/** Which services are real, which are simulated and which there are none of. No secret is in it. */
export function providersOf(config: Config, services: Services): Provider[] {
  const { mail, sms, stateServices, payments, crm, cameras } = services;
  const stateOf = (there: boolean, simulator: object | null) => (there ? (simulator ? 'simulated' : 'real') : 'missing');
  const one = (name: Provider['name'], state: Provider['state'], by: string): Provider => ({
    name,
    state,
    by: state === 'real' ? by : null,
  });
  const hasCameras = Object.keys(cameras.ports).length > 0;
  const flats = config.inventory ? 'real' : crm.hasInventory ? stateOf(true, crm.simulator) : 'missing';
  return [
    one('database', 'real', config.databaseUrl ? 'PostgreSQL' : 'PGlite'),
    one('mail', stateOf(mail.port !== null, mail.simulator), 'SMTP'),
    one('sms', stateOf(sms.port !== null, sms.simulator), 'TurboSMS'),
    one('payments', stateOf(payments.ports.length > 0, payments.simulator), payments.ports.map(({ provider }) => provider).join(', ')),
    one('state-services', stateOf(stateServices.port !== null, stateServices.simulator), 'Diia'),
    one('crm', stateOf(crm.port !== null, crm.simulator), 'Salesforce'),
    one('flats', flats, config.inventory ? new URL(config.inventory.url).host : 'Salesforce'),
    one('rates', config.rates === 'nbu' ? 'real' : 'missing', 'NBU'),
    one('cameras', stateOf(hasCameras, cameras.simulator), 'HLS'),
  ];
}

type Materials = { db: Kysely<OperationsTables & OutboxTables>; config: Config; services: Services; clock: Clock; log: Log };

/** The record of what runs without people, and the board that shows it. */
export function buildOperations({ db, config, services, clock, log }: Materials) {
  const tables = db as unknown as Kysely<OperationsTables>;
  const watched = watchedSources(config, services);
  const jobBoard = makeJobBoard({ db: tables, clock });
  return {
    jobBoard,
    noteLook: makeSourceLooks({ db: tables, clock, log }),
    alarms: makeAlarms({ db: tables, clock, watched }),
    operations: makeOperations({ db, clock, jobBoard, watched, providers: providersOf(config, services) }),
  };
}

export const unreadableIn = (db: Kysely<OperationsTables>, clock: Clock, log: Log) => makeUnreadableMessages({ db, clock, log });
