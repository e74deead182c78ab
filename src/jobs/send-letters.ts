import type { Clock } from '../base/clock.ts';
import type { Clients, SmsPort } from '../domain/clients/clients.ts';
import type { DealsCrmPort } from '../domain/deals/crm-port.ts';
import type { Deals, PaymentsPort } from '../domain/deals/deals.ts';
import type { LeadsCrmPort } from '../domain/leads/crm-port.ts';
import type { LeadsModule } from '../domain/leads/leads.ts';
import type { Database } from '../platform/database/database.ts';
import { startJob } from '../platform/jobs/job.ts';
import type { Log } from '../platform/log/log.ts';
import type { MailPort } from '../platform/mail/letter.ts';
import { type Carrier, makeOutbox } from '../platform/outbox/outbox.ts';
import { refundsTo } from './bank-news.ts';
import { carriersToCrm } from './carry-to-crm.ts';

const lookEveryMs = 5_000;

type Materials = {
  app: { version: () => string; leads: LeadsModule; clients: Clients; deals: Deals };
  mail: MailPort | null;
  sms: SmsPort | null;
  banks: readonly PaymentsPort[];
  crm: (LeadsCrmPort & DealsCrmPort) | null;
  /** Called when the CRM could not be told something because it does not answer. */
  onCrmLost: () => void;
  database: Database;
  clock: Clock;
  log: Log;
};

/**
 * Looks for what subscribers should know whenever something that a page shows has changed, and brings letters from the outbox to the
 * mail, messages to phones, refunds to banks, leads and deals to the CRM; answers what stops all of it. Begins after the start, which it must not delay.
 */
export function sendLetters({ app, mail, sms, banks, crm, onCrmLost, database, clock, log }: Materials): () => Promise<void> {
  let seen = '';
  let stopOutbox: (() => Promise<void>) | null = null;

  const notifying = startJob({
    async work(isStopped) {
      const version = app.version();
      if (version === seen) return;
      await app.leads.notifySubscribers(isStopped);
      seen = version;
    },
    pauseMs: () => lookEveryMs,
    firstMs: 0,
    onFault: (fault) => log.error({ err: fault }, 'subscribers could not be told what is new'),
  });
  const begin = setImmediate(() => {
    const carriers = {
      ...(mail && carriersTo(mail, app)),
      ...(sms && messagesTo(sms, app.clients)),
      ...(banks.length > 0 && refundsTo(banks, app.deals)),
      ...(crm && carriersToCrm(crm, { ...app, onLost: onCrmLost })),
    };
    stopOutbox = makeOutbox({ db: database.kysely, clock, watch: database.watch, carriers, log }).start();
    if (!sms) log.warn('no SMS gateway is configured (TURBOSMS_TOKEN): messages wait in the outbox');
    if (!mail) log.warn('no mail server is configured (SMTP_URL): letters wait in the outbox');
  });

  return async () => {
    clearImmediate(begin);
    await notifying.stop();
    await stopOutbox?.();
  };
}

/** Who carries what the outbox holds: letters are written when they leave, and only to those who still want them. */
export const carriersTo = (
  port: MailPort,
  {
    leads,
    clients,
    deals,
  }: { leads: Pick<LeadsModule, 'writeLetter'>; clients: Pick<Clients, 'writeLetter'>; deals: Pick<Deals, 'writeDealLetter'> },
): Record<string, Carrier> => ({
  async letter(task, id) {
    const letter = await leads.writeLetter(task as Parameters<typeof leads.writeLetter>[0]);
    if (letter) await port.send(letter, id);
  },
  async 'client-letter'(task, id) {
    const letter = await clients.writeLetter(task as Parameters<typeof clients.writeLetter>[0]);
    if (letter) await port.send(letter, id);
  },
  async 'letter-deal'(task, id) {
    const letter = await deals.writeDealLetter(task as Parameters<typeof deals.writeDealLetter>[0]);
    if (letter) await port.send(letter, id);
  },
});

/** Only to who still wants them; a client who has left wants nothing. */
export const messagesTo = (port: SmsPort, { getClient }: Pick<Clients, 'getClient'>): Record<string, Carrier> => ({
  async sms(task, id) {
    const { to, text, client } = task as { to: string; text: string; client: string };
    if ((await getClient(client))?.notices.deals_sms) await port.send({ to, text, id });
  },
});
