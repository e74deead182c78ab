import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import { dayMs } from '../../base/durations.ts';
import type { Locale } from '../../base/locale.ts';
import { readPhone, takesCodes } from '../../base/read-phone.ts';
import { ok, refuse } from '../../base/result.ts';
import { networkOf } from '../../platform/http/client-network.ts';
import { Unreachable } from '../../platform/http/unreachable.ts';
import type { Log } from '../../platform/log/log.ts';
import { Undeliverable } from '../../platform/outbox/outbox.ts';
import { codeMessage } from './client-texts.ts';
import type { ClientsTables } from './clients.tables.ts';
import { makeCodeAdmission } from './code-admission.ts';
import { type CodeLimits, codeLivesMs, makeCodeLimits } from './code-limits.ts';
import type { ProofOfWork } from './proof-of-work.ts';
import { type CodePurpose, hashOfCode, makeCode, markOfAsker, sameHash } from './secrets.ts';
import type { SmsPort } from './sms-port.ts';

const mostTries = 5;
/** Of these, from networks that did not request the code: the rest is for the requester, whose phone may change its network meanwhile. */
const mostTriesElsewhere = 2;
/** A visitor waits no longer for the message to be handed over. */
const patienceMs = 5_000;
const comeBackAfterSeconds = 10;

/** A phone to prove: for which purpose, and from which address. */
export type AskedCode = {
  phone: string;
  purpose?: CodePurpose;
  address: string;
  locale: Locale;
  /** The proof of work that a refusal asked for. */
  work?: ProofOfWork | null;
};
type Given = { phone: string; purpose: CodePurpose; address: string; code: string };
type Context = {
  db: Kysely<ClientsTables>;
  clock: Clock;
  /** Known to the server alone. */
  secret: string;
  sms: SmsPort;
  /** Short messages are shown on a page instead of being sent. */
  showsCodes: boolean;
  site: { publicUrl: string; brand: (locale: Locale) => { name: string } };
  limits: CodeLimits;
  log: Pick<Log, 'warn'>;
};

/**
 * Proves the possession of a phone. Whether it is a client's is looked up alike for each, and decides only which requests still get a code
 * when nearly all of a minute are sent.
 */
export function makePhoneChecks({ db, clock, secret, sms, showsCodes, site, limits, log }: Context) {
  const admission = makeCodeAdmission({ perMinute: limits.perMinute, clock, secret });
  const { noteCode, forgetSending } = makeCodeLimits({ db, clock, limits });

  /**
   * Sends a code of six digits for one purpose that replaces an earlier one of the same network, lives five minutes and takes five tries.
   * Refuses a text that is no phone, a phone that is no mobile one of a served country or never takes messages, and too many codes to one phone or in total, of
   * which it requires proof of work first; the requests of one network leave enough for the others. Countries do not matter to a client who
   * proves the phone again or leaves. Throws `Unreachable` when the message cannot be handed over in time; that counts for nothing, and
   * another code may be requested at once.
   */
  async function startPhoneCheck({ phone: typed, purpose = 'login', address, locale, work = null }: AskedCode) {
    const phone = await readPhone(typed);
    const isOwn = purpose !== 'login';
    if (!phone || !(isOwn || (await takesCodes(phone, limits.countries)))) return refuse({ kind: 'bad-phone' } as const);
    const code = makeCode();
    const note = { phone, asker: markOfAsker(secret, networkOf(address)), code_hash: hashOfCode(secret, { phone, purpose, code }) };
    const isHome = await takesCodes(phone, limits.countries.slice(0, 1));
    const refused = await noteCode(note, (isClient) =>
      admission.admit({ phone, asker: isOwn ? 'own' : isClient ? 'client' : isHome ? 'home' : 'guest', work }),
    );
    if (refused) return refuse(refused);
    try {
      await inTime(sms.send({ to: phone, text: codeMessage({ code, purpose, locale, site }), id: randomUUID() }));
    } catch (fault) {
      // As good as no phone: no message will ever reach it.
      if (fault instanceof Undeliverable) return refuse({ kind: 'bad-phone' } as const);
      await forgetSending(note);
      // Neither the text of the fault nor the number is logged: the text may contain the number.
      log.warn({ code: (fault as { code?: unknown } | null)?.code }, 'a short message could not be handed over');
      throw fault instanceof Unreachable ? fault : new Unreachable('SMS', 'failed', comeBackAfterSeconds);
    }
    return ok({ code: showsCodes ? code : null, ttlSeconds: codeLivesMs / 1000, resendAfterSeconds: limits.resendSeconds });
  }

  /**
   * Whether this is a valid code of the phone for this purpose. A right one is used up with all others of the phone. A wrong one costs a
   * try of each. A code takes five in all, and at most two of them from networks that did not request it, so that a stranger cannot use
   * them up. Holds when the transaction commits.
   */
  async function takeCode(transaction: Transaction<ClientsTables>, { phone, purpose, address, code }: Given): Promise<boolean> {
    const given = hashOfCode(secret, { phone, purpose, code });
    const asker = markOfAsker(secret, networkOf(address));
    // The rows are held from here on: of many right tries at once, the others find the code used.
    const living = await transaction
      .selectFrom('phone_check')
      .select(['asker', 'code_hash', 'tries', 'tries_elsewhere'])
      .where('phone', '=', phone)
      .where('code_hash', 'is not', null)
      .where('expires_at', '>', clock())
      .orderBy('asker')
      .forUpdate()
      .execute();
    const tried = living.filter(
      (one) => one.tries + one.tries_elsewhere < mostTries && (one.asker === asker || one.tries_elsewhere < mostTriesElsewhere),
    );
    const isRight = tried.filter(({ code_hash }) => sameHash(given, code_hash ?? '')).length > 0;
    const ofPhone = transaction.updateTable('phone_check').where('phone', '=', phone);
    const hasTriesLeft = sql<boolean>`tries + tries_elsewhere < ${mostTries}`;
    await ofPhone
      .set((row) => ({ tries: row('tries', '+', 1) }))
      .where('asker', '=', asker)
      .where(hasTriesLeft)
      .execute();
    await ofPhone
      .set((row) => ({ tries_elsewhere: row('tries_elsewhere', '+', 1) }))
      .where('asker', '!=', asker)
      .where('tries_elsewhere', '<', mostTriesElsewhere)
      .where(hasTriesLeft)
      .execute();
    if (isRight) await ofPhone.set({ code_hash: null }).execute();
    return isRight;
  }

  async function forgetOldCodes(): Promise<void> {
    const before = new Date(clock().getTime() - dayMs);
    await db.deleteFrom('phone_check').where('day_started_at', '<=', before).where('expires_at', '<=', clock()).execute();
    await db.deleteFrom('phone_day').where('day_started_at', '<=', before).execute();
  }

  return { startPhoneCheck, takeCode, forgetOldCodes };
}

async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Unreachable('SMS', 'did not answer in time', comeBackAfterSeconds)), patienceMs);
  });
  work.catch(() => undefined); // it may fail after the request has timed out
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
