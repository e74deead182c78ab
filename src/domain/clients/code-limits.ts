import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import { dayMs, minuteMs } from '../../base/durations.ts';
import type { ClientsTables } from './clients.tables.ts';
import type { CodeRefused } from './code-admission.ts';

export const codeLivesMs = 5 * minuteMs;

export type CodeLimits = {
  /** In 24 hours to one phone: for one network, and for all together. */
  perPhoneAndAddressADay: number;
  perPhoneADay: number;
  /** To all phones in a minute from this process. */
  perMinute: number;
  /** Seconds between two codes to one phone for one network. */
  resendSeconds: number;
  /** The countries to whose mobile phones codes are sent. */
  countries: readonly string[];
};
type Context = { db: Kysely<ClientsTables>; clock: Clock; limits: CodeLimits };
type Note = { phone: string; asker: string; code_hash: string };

/** The codes that were sent, counted by phone and by the network that requested them. */
export function makeCodeLimits({ db, clock, limits }: Context) {
  const resendMs = limits.resendSeconds * 1000;

  /** Stores the new code; returns the refusal when there may be none now. `admit` is asked last: a phone refused by its own limits takes nothing from others. */
  const noteCode = ({ phone, asker, code_hash }: Note, admit: (isClient: boolean) => CodeRefused | null): Promise<CodeRefused | null> =>
    db.transaction().execute(async (transaction) => {
      const now = clock();
      const at = now.getTime();
      const none = { phone, day_started_at: now, sent_today: 0 };
      await transaction
        .insertInto('phone_day')
        .values(none)
        .onConflict((known) => known.doNothing())
        .execute();
      // Concurrent requests for the same phone are counted after this one.
      const all = await transaction.selectFrom('phone_day').selectAll().where('phone', '=', phone).forUpdate().executeTakeFirstOrThrow();
      await transaction
        .insertInto('phone_check')
        .values({ ...none, asker, sent_at: new Date(0), expires_at: now })
        .onConflict((known) => known.doNothing())
        .execute();
      const own = await transaction
        .selectFrom('phone_check')
        .selectAll()
        .where('phone', '=', phone)
        .where('asker', '=', asker)
        .executeTakeFirstOrThrow();
      const ofAll = dayOf(all, now);
      const ofOwn = dayOf(own, now);
      const nextAt = Math.max(
        own.sent_at.getTime() + resendMs,
        ofOwn.sent_today >= limits.perPhoneAndAddressADay ? ofOwn.day_started_at.getTime() + dayMs : 0,
        ofAll.sent_today >= limits.perPhoneADay ? ofAll.day_started_at.getTime() + dayMs : 0,
      );
      const client = await transaction.selectFrom('client').select('id').where('phone', '=', phone).executeTakeFirst();
      if (nextAt > at) return { kind: 'too-many-codes', retryAfterSeconds: Math.ceil((nextAt - at) / 1000) };
      const refused = admit(client !== undefined);
      if (refused) return refused;
      await transaction
        .updateTable('phone_day')
        .set({ ...ofAll, sent_today: ofAll.sent_today + 1 })
        .where('phone', '=', phone)
        .execute();
      await transaction
        .updateTable('phone_check')
        .set({
          code_hash,
          sent_at: now,
          expires_at: new Date(at + codeLivesMs),
          tries: 0,
          tries_elsewhere: 0,
          ...ofOwn,
          sent_today: ofOwn.sent_today + 1,
        })
        .where('phone', '=', phone)
        .where('asker', '=', asker)
        .execute();
      return null;
    });

  const forgetSending = ({ phone, asker, code_hash }: Note) =>
    db.transaction().execute(async (transaction) => {
      const less = { sent_today: sql<number>`sent_today - 1` };
      await transaction.updateTable('phone_day').set(less).where('phone', '=', phone).execute();
      await transaction
        .updateTable('phone_check')
        .set({ ...less, sent_at: new Date(0) })
        .where('phone', '=', phone)
        .where('asker', '=', asker)
        .where('code_hash', '=', code_hash)
        .execute();
    });

  return { noteCode, forgetSending };
}

/** The count that is valid now: after 24 hours a new day has begun. */
const dayOf = ({ day_started_at, sent_today }: { day_started_at: Date; sent_today: number }, now: Date) =>
  now.getTime() - day_started_at.getTime() >= dayMs ? { day_started_at: now, sent_today: 0 } : { day_started_at, sent_today };
