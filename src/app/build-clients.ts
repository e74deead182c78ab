import type { Kysely } from 'kysely';
import { type Clock, systemClock } from '../base/clock.ts';
import type { ClientsTables } from '../domain/clients/clients.tables.ts';
import { type Client, makeClients, type SmsPort } from '../domain/clients/clients.ts';
import type { ContentModule } from '../domain/content/content.ts';
import type { LeadsModule } from '../domain/leads/leads.ts';
import type { Config } from '../platform/config/config.ts';
import { noDatabase } from '../platform/database/no-database.ts';
import { Unreachable } from '../platform/http/unreachable.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import type { Log } from '../platform/log/log.ts';
import { brandOf } from './brand.ts';

/** Sends short messages; `shown` when answers hold their codes. */
export type Sms = { port: SmsPort; shown: boolean };

/**
 * Login codes are shown on screen only where the simulated phone is and no provider is real. Anywhere else every visitor could log in as
 * any other: without a gateway no codes are sent.
 */
export const smsOf = (
  { port, simulator }: { port: SmsPort | null; simulator: object | null },
  { answersCodes }: Pick<Config, 'answersCodes'>,
): Sms => ({
  port: port ?? { send: () => Promise.reject(new Unreachable('SMS', 'has no gateway', 3_600)) },
  shown: simulator !== null && answersCodes,
});

/** The client to notify of an answer, by the client's notice settings. */
export const readerOf = (client: Client | null) => client && { clientId: client.id, wantsSms: client.notices.deals_sms };

type Materials = {
  db: Kysely<ClientsTables>;
  clock: Clock;
  content: Pick<ContentModule, 'current'>;
  /** Deletes the data of a client that leaves: requests and their answers. */
  leads: Pick<LeadsModule, 'forgetPhone'>;
  idempotency: Pick<Idempotency, 'forgetOwner'>;
  config: Pick<Config, 'publicUrl' | 'codes'>;
  secret: string;
  sms: Sms;
  log: Pick<Log, 'warn'>;
  /** Messages about the client's deals. */
  leaving: Parameters<typeof makeClients>[0]['leaving'];
};

/** The clients module with the brand of its e-mails and messages. */
export const buildClients = ({
  db,
  clock,
  content,
  leads,
  idempotency,
  config: { publicUrl, codes },
  secret,
  sms,
  log,
  leaving,
}: Materials) =>
  makeClients({
    db,
    clock,
    secret,
    sms: sms.port,
    showsCodes: sms.shown,
    site: { publicUrl, brand: brandOf(content) },
    limits: codes,
    log,
    async leaving(transaction, client) {
      const refusal = await leaving(transaction, client);
      if (refusal !== null) return refusal;
      await leads.forgetPhone(transaction, client.phone);
      await idempotency.forgetOwner(transaction, client.clientId);
      return null;
    },
  });

/** For an API that is only described or measured, and has no database. */
export const buildNoClients = ({ content, leads, publicUrl }: Pick<Materials, 'content' | 'leads'> & { publicUrl: string }) =>
  buildClients({
    db: noDatabase(),
    clock: systemClock,
    content,
    leads,
    idempotency: { forgetOwner: async () => undefined },
    config: { publicUrl, codes: { perPhoneAndAddressADay: 1, perPhoneADay: 1, perMinute: 1, resendSeconds: 1, countries: [] } },
    secret: '',
    sms: { port: { send: () => Promise.resolve() }, shown: false },
    log: console,
    leaving: async () => null,
  });
