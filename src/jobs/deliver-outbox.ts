import type { Clock } from '../base/clock.ts';
import type { JobName } from '../contract/office/writers.ts';
import type { Catalogue } from '../domain/catalogue/catalogue.ts';
import type { InventoryPort } from '../domain/catalogue/inventory-port.ts';
import type { Clients, SmsPort } from '../domain/clients/clients.ts';
import type { DealsCrmPort } from '../domain/deals/crm-port.ts';
import type { Deals, PaymentsPort } from '../domain/deals/deals.ts';
import type { LeadsCrmPort } from '../domain/leads/crm-port.ts';
import type { LeadsModule } from '../domain/leads/leads.ts';
import type { Database } from '../platform/database/database.ts';
import { type StartJob, startJob } from '../platform/jobs/job.ts';
import type { Log } from '../platform/log/log.ts';
import type { MailPort } from '../platform/mail/letter.ts';
import { makeOutbox, type OutboxHandler } from '../platform/outbox/outbox.ts';
import { crmHandlers } from './deliver-to-crm.ts';
import { refundHandlers } from './poll-banks.ts';

const lookEveryMs = 5_000;

type Materials = {
  app: { version: () => string; leads: LeadsModule; clients: Clients; deals: Deals; catalogue: Pick<Catalogue, 'plannedFlats'> };
  mail: MailPort | null;
  sms: SmsPort | null;
  banks: readonly PaymentsPort[];
  crm: (LeadsCrmPort & DealsCrmPort & Pick<InventoryPort, 'putStatuses'>) | null;
  /** Called when the CRM does not answer. */
  onCrmLost: () => void;
  database: Database;
  clock: Clock;
  log: Log;
  /** Handlers of messages that no module writes. */
  others?: Record<string, OutboxHandler>;
  startJob?: StartJob;
};

/**
 * Notifies subscribers whenever the data of a page has changed, and delivers the outbox: e-mails, SMS, refunds, and what the CRM is to hear.
 * Returns a function that stops all of it. Begins after the start, which it must not delay.
 */
export function deliverOutbox({ startJob: start = startJob, ...materials }: Materials): () => Promise<void> {
  const { app, mail, sms, banks, crm, onCrmLost, others, database, clock, log } = materials;
  let seen = '';
  let stops: (() => Promise<void>)[] = [];

  const notifying = start({
    name: 'subscriber-notices',
    async work(isStopped) {
      const version = app.version();
      if (version === seen) return;
      await app.leads.notifySubscribers(isStopped);
      seen = version;
    },
    pauseMs: () => lookEveryMs,
    firstMs: 0,
    onFault: (fault) => log.error({ err: fault }, 'subscribers could not be notified'),
  });
  const begin = setImmediate(() => {
    // What one receiver holds up delays nothing for the others, nor a thousand letters to subscribers that of a client.
    const byReceiver = {
      letters: { ...(mail && mailHandlers(mail, app)), ...others },
      'subscriber-letters': mail ? subscriberHandlers(mail, app) : {},
      'text-messages': sms ? smsHandlers(sms, app) : {},
      refunds: banks.length > 0 ? refundHandlers(banks, app.deals) : {},
      'crm-messages': crm ? crmHandlers(crm, { ...app, onLost: onCrmLost }) : {},
    } satisfies Partial<Record<JobName, Record<string, OutboxHandler>>>;
    stops = Object.entries(byReceiver)
      .filter(([, handlers]) => Object.keys(handlers).length > 0)
      .map(([name, handlers]) =>
        makeOutbox({ db: database.kysely, clock, watch: database.watch, handlers, log }).start(name as keyof typeof byReceiver, start),
      );
    if (!sms) log.warn('no SMS gateway is configured (TURBOSMS_TOKEN): messages wait in the outbox');
    if (!mail) log.warn('no mail server is configured (SMTP_URL): e-mails wait in the outbox');
  });

  return async () => {
    clearImmediate(begin);
    await notifying.stop();
    await Promise.all(stops.map((stop) => stop()));
  };
}

type LeadWriters = { leads: Pick<LeadsModule, 'writeLetter'> };

const leadLetter =
  (port: MailPort, { leads }: LeadWriters): OutboxHandler =>
  async (task, id) => {
    const letter = await leads.writeLetter(task as Parameters<typeof leads.writeLetter>[0]);
    if (letter) await port.send(letter, id);
  };

export const subscriberHandlers = (port: MailPort, writers: LeadWriters): Record<string, OutboxHandler> => ({
  'subscriber-letter': leadLetter(port, writers),
});

type MailWriters = LeadWriters & { clients: Pick<Clients, 'writeLetter'>; deals: Pick<Deals, 'writeDealLetter'> };

/** Handlers of e-mails: each is written at the time of delivery, and only for recipients who still want it. */
export const mailHandlers = (port: MailPort, { leads, clients, deals }: MailWriters): Record<string, OutboxHandler> => ({
  letter: leadLetter(port, { leads }),
  async 'client-letter'(task, id) {
    const letter = await clients.writeLetter(task as Parameters<typeof clients.writeLetter>[0]);
    if (letter) await port.send(letter, id);
  },
  async 'letter-deal'(task, id) {
    const letter = await deals.writeDealLetter(task as Parameters<typeof deals.writeDealLetter>[0]);
    if (letter) await port.send(letter, id);
  },
});

type SmsWriters = { clients: Pick<Clients, 'getClient'>; leads: Pick<LeadsModule, 'writeStaffSms'> };

/** Of clients only to those who still want them, a deleted one gets none; to people of the office while they are needed. */
export const smsHandlers = (port: SmsPort, { clients, leads }: SmsWriters): Record<string, OutboxHandler> => ({
  async sms(task, id) {
    const { to, text, client } = task as { to: string; text: string; client?: string };
    // Without a client it is what the receiver has just asked a person for.
    if (client === undefined || (await clients.getClient(client))?.notices.deals_sms) await port.send({ to, text, id });
  },
  async 'sms-staff'(task, id) {
    const sms = await leads.writeStaffSms(task as Parameters<typeof leads.writeStaffSms>[0]);
    if (sms) await port.send({ ...sms, id });
  },
});
