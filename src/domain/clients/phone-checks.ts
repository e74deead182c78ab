import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import type { Locale } from '../../base/locale.ts';
import { readPhone } from '../../base/read-phone.ts';
import { ok, refuse } from '../../base/result.ts';
import { makeRateLimit } from '../../platform/http/rate-limit.ts';
import { Unreachable } from '../../platform/http/unreachable.ts';
import type { Log } from '../../platform/log/log.ts';
import { Undeliverable } from '../../platform/outbox/outbox.ts';
import type { ClientsTables } from './clients.tables.ts';
import { codeMessage } from './messages.ts';
import { hashOfCode, makeCode, sameHash } from './secrets.ts';
import type { SmsPort } from './sms-port.ts';

const day = 86_400_000;
export const codeLivesMs = 5 * 60_000;
const mostTries = 5;
/** A visitor waits no longer for the message to be handed over. */
const patienceMs = 5_000;
const comeBackAfterSeconds = 10;

export type CodeLimits = {
  /** To one phone in 24 hours, and to all phones in a minute from this process. */
  perPhoneADay: number;
  perMinute: number;
  /** Seconds between two codes to one phone. */
  resendSeconds: number;
};
type Context = {
  db: Kysely<ClientsTables>;
  clock: Clock;
  /** Known to the server alone. */
  secret: string;
  sms: SmsPort;
  /** Short messages are shown to whoever asks instead of being sent. */
  showsCodes: boolean;
  site: { publicUrl: string; brand: (locale: Locale) => { name: string } };
  limits: CodeLimits;
  log: Pick<Log, 'warn'>;
};

/** Proves that a phone is in the hands of whoever asks. Knows nothing of clients, so that it cannot tell who is one. */
export function makePhoneChecks({ db, clock, secret, sms, showsCodes, site, limits, log }: Context) {
  const waitOfAll = makeRateLimit({ points: limits.perMinute, seconds: 60 });
  const resendMs = limits.resendSeconds * 1000;

  /**
   * Sends a code of six digits that replaces an earlier one, lives five minutes and takes five tries. Refuses what is no phone or never takes messages, and
   * too many codes to one phone or in total. Throws `Unreachable` when the message cannot be handed over in time; that counts for
   * nothing, and another code may be asked for at once.
   */
  async function startPhoneCheck({ phone: typed, locale }: { phone: string; locale: Locale }) {
    const phone = await readPhone(typed);
    if (!phone) return refuse({ kind: 'bad-phone' } as const);
    const code = makeCode();
    const code_hash = hashOfCode(secret, phone, code);
    const wait = await noteCode(phone, code_hash);
    if (wait !== null) return refuse({ kind: 'too-many-codes', retryAfterSeconds: wait } as const);
    try {
      await inTime(sms.send({ to: phone, text: codeMessage({ code, locale, site }), id: randomUUID() }));
    } catch (fault) {
      // As good as no phone: no message will ever reach it.
      if (fault instanceof Undeliverable) return refuse({ kind: 'bad-phone' } as const);
      await forgetSending(phone, code_hash);
      // Neither the fault's words nor the number: the one may hold the other.
      log.warn({ code: (fault as { code?: unknown } | null)?.code }, 'a short message could not be handed over');
      throw fault instanceof Unreachable ? fault : new Unreachable('SMS', 'failed', comeBackAfterSeconds);
    }
    return ok({ code: showsCodes ? code : null, ttlSeconds: codeLivesMs / 1000, resendAfterSeconds: limits.resendSeconds });
  }

  /** Writes the new code down; answers in how many seconds to come back when there may be none now. */
  const noteCode = (phone: string, code_hash: string): Promise<number | null> =>
    db.transaction().execute(async (transaction) => {
      const now = clock();
      const at = now.getTime();
      await transaction
        .insertInto('phone_check')
        .values({ phone, sent_at: new Date(0), expires_at: now, tries: 0, day_started_at: now, sent_today: 0 })
        .onConflict((conflict) => conflict.column('phone').doNothing())
        .execute();
      // Who asks for the same phone at the same time is counted after this one.
      const before = await transaction
        .selectFrom('phone_check')
        .selectAll()
        .where('phone', '=', phone)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const isNewDay = at - before.day_started_at.getTime() >= day;
      const sentToday = isNewDay ? 0 : before.sent_today;
      const nextAt = sentToday >= limits.perPhoneADay ? before.day_started_at.getTime() + day : before.sent_at.getTime() + resendMs;
      if (nextAt > at) return Math.ceil((nextAt - at) / 1000);
      const wait = await waitOfAll('all');
      if (wait !== null) return wait;
      await transaction
        .updateTable('phone_check')
        .set({
          code_hash,
          sent_at: now,
          expires_at: new Date(at + codeLivesMs),
          tries: 0,
          day_started_at: isNewDay ? now : before.day_started_at,
          sent_today: sentToday + 1,
        })
        .where('phone', '=', phone)
        .execute();
      return null;
    });

  const forgetSending = (phone: string, code_hash: string) =>
    db
      .updateTable('phone_check')
      .set((row) => ({ sent_at: new Date(0), sent_today: row('sent_today', '-', 1) }))
      .where('phone', '=', phone)
      .where('code_hash', '=', code_hash)
      .execute();

  /** Whether this is the living code of the phone. A right one is used up, a wrong one costs a try; both hold when the transaction commits. */
  async function takeCode(transaction: Transaction<ClientsTables>, phone: string, code: string): Promise<boolean> {
    const given = hashOfCode(secret, phone, code);
    // The row is held from here on: of many right tries at once, the others find the code used.
    const tried = await transaction
      .updateTable('phone_check')
      .set((row) => ({ tries: row('tries', '+', 1) }))
      .where('phone', '=', phone)
      .where('code_hash', 'is not', null)
      .where('expires_at', '>', clock())
      .where('tries', '<', mostTries)
      .returning('code_hash')
      .executeTakeFirst();
    const isRight = sameHash(given, tried?.code_hash ?? '');
    if (isRight) await transaction.updateTable('phone_check').set({ code_hash: null }).where('phone', '=', phone).execute();
    return isRight;
  }

  const forgetOldCodes = () =>
    db
      .deleteFrom('phone_check')
      .where('day_started_at', '<', new Date(clock().getTime() - 2 * day))
      .execute();

  return { startPhoneCheck, takeCode, forgetOldCodes };
}

async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Unreachable('SMS', 'did not answer in time', comeBackAfterSeconds)), patienceMs);
  });
  work.catch(() => undefined); // it may fail after nobody waits for it any more
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
