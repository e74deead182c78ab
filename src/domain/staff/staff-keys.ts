import type { Clock } from '../../base/clock.ts';
import { dayMs } from '../../base/durations.ts';
import { ok, refuse } from '../../base/result.ts';
import { type Author, noteChange } from '../../platform/audit/audit.ts';
import { deviceOf } from '../../platform/http/device.ts';
import { makePasskeyCeremony, type NewKey, type PasskeyResponse } from '../../platform/passkeys/ceremony.ts';
import { makePasskeyChallenges } from '../../platform/passkeys/challenges.ts';
import { writeOfAccess } from './passwords/access-events.ts';
import type { StaffContext, StaffTransaction } from './staff-context.ts';
import { tablesOf } from './staff-context.ts';

/**
 * A key that was added without another one opens the office at once. It signs and proves no more than a password does for this long, in which
 * its person and the administrators, who are written to, can remove it: a password can be given away by mistake.
 */
const trustedAfterMs = dayMs;
/** More keys than any person has devices. */
const mostKeys = 20;

type KeyOwner = { id: string; name: string; email: string; locale: 'uk' | 'en' };

/** The passkeys of people of the office. */
export function makeStaffKeys({ db, clock, site, passwords }: StaffContext) {
  const ceremony = makePasskeyCeremony(site.officeUrl);
  const challenges = makePasskeyChallenges({ db, clock, table: 'staff_challenge', ownerColumn: 'staff_id' });
  const { noteChallenge, takeChallenge, forgetOldChallenges } = challenges;

  const keysOf = (staffId: string) => db.selectFrom('staff_key').select(['id', 'transports']).where('staff_id', '=', staffId).execute();

  const optionsToMakeKey = async ({ id, name, email, locale }: KeyOwner): Promise<object> =>
    ceremony.optionsToMakeKey({
      site: site.brand(locale).name,
      owner: { id, name: email, displayName: name },
      keys: await keysOf(id),
      challenge: await noteChallenge(id),
    });

  /** The key in the browser's response. Refuses one that does not fit its challenge. */
  async function readNewKey(staffId: string, response: PasskeyResponse) {
    const key = await ceremony.readNewKey(response, (challenge) => takeChallenge(challenge, staffId));
    return key ? ok(key) : refuse({ kind: 'bad-passkey' } as const);
  }

  const storeKey = (transaction: StaffTransaction, adding: Adding) => store(transaction, clock, adding);
  const addPasskey = (transaction: StaffTransaction, adding: Omit<Adding, 'operation'>) => add(transaction, clock, adding);

  const questionOf = async (challenge: string, staffId: string | null): Promise<object> =>
    ceremony.optionsToSign(challenge, staffId === null ? [] : await keysOf(staffId));
  const optionsToSign = async (staffId: string | null): Promise<object> => questionOf(await noteChallenge(staffId), staffId);

  /** The owner of a key and its next counter; null for an unknown key and a response that does not fit. `staffId` is whose challenge it signs. */
  const readSigned = (response: PasskeyResponse, staffId: string | null) =>
    readSignedBy(response, staffId, (challenge) => takeChallenge(challenge, staffId));

  /** The same for a challenge that the caller takes. */
  async function readSignedBy(response: PasskeyResponse, staffId: string | null, take: (challenge: string) => Promise<boolean>) {
    const key = await db.selectFrom('staff_key').selectAll().where('id', '=', response.id).executeTakeFirst();
    if (!key || (staffId !== null && key.staff_id !== staffId)) return null;
    const counter = await ceremony.readSigned(response, key, take);
    return counter === null
      ? null
      : { keyId: key.id, staffId: key.staff_id, counter, publicKey: key.public_key, isTrusted: isTrusted(key, clock()) };
  }

  const noteUse = (transaction: StaffTransaction, { keyId, counter }: { keyId: string; counter: number }) =>
    tablesOf(transaction).updateTable('staff_key').set({ counter, last_used_at: clock() }).where('id', '=', keyId).execute();

  const passkeys = (staffId: string) =>
    db
      .selectFrom('staff_key')
      .select(['id', 'device', 'created_at', 'last_used_at', 'trusted_from'])
      .where('staff_id', '=', staffId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();

  const removePasskey = (transaction: StaffTransaction, removing: Removing) => removeKey(transaction, { clock, passwords }, removing);
  const removeAll = (transaction: StaffTransaction, removing: Omit<Adding, 'key' | 'userAgent' | 'isTrusted'>) =>
    removeKeys(transaction, clock, removing);

  return {
    optionsToMakeKey,
    readNewKey,
    storeKey,
    addPasskey,
    optionsToSign,
    questionOf,
    readSigned,
    readSignedBy,
    noteUse,
    passkeys,
    removePasskey,
    removeAll,
    forgetOldChallenges,
  };
}
export type StaffKeys = ReturnType<typeof makeStaffKeys>;

type Adding = { staffId: string; key: NewKey; userAgent: string; by: Author; operation: string; isTrusted: boolean };
/** Stores a key. Refuses one that is stored, and more than a person needs. */
async function store(transaction: StaffTransaction, clock: Clock, { staffId, key, userAgent, by, operation, isTrusted }: Adding) {
  const tables = tablesOf(transaction);
  const { count } = await tables
    .selectFrom('staff_key')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow();
  if (count >= mostKeys) return refuse({ kind: 'bad-passkey' } as const);
  const device = deviceOf(userAgent);
  const now = clock();
  const trusted_from = isTrusted ? null : new Date(now.getTime() + trustedAfterMs);
  const added = await tables
    .insertInto('staff_key')
    .values({ ...key, transports: JSON.stringify(key.transports), staff_id: staffId, device, created_at: now, trusted_from })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return refuse({ kind: 'bad-passkey' } as const);
  await noteChange(transaction, {
    at: now,
    by,
    operation,
    record: { type: 'staff', id: staffId },
    before: null,
    after: { passkey: key.id, device, ...(trusted_from && { trustedFrom: trusted_from.toISOString() }) },
  });
  return ok({});
}

async function add(transaction: StaffTransaction, clock: Clock, adding: Omit<Adding, 'operation'>) {
  const added = await store(transaction, clock, { ...adding, operation: 'addPasskey' });
  const { staffId, userAgent, isTrusted } = adding;
  if (added.ok && !isTrusted) await writeOfAccess(transaction, clock, { event: 'passkey-added', staffId, userAgent });
  return added;
}

const isTrusted = ({ trusted_from }: { trusted_from: Date | null }, now: Date): boolean => trusted_from === null || trusted_from <= now;

type Removing = { staffId: string; id: string; by: Author; isProven: boolean };
/**
 * Refuses a key of another person, and the last one of a person who has no password. Without a proof by a trusted key only one that is not
 * trusted yet can be removed: it may be a stranger’s.
 */
async function removeKey(
  transaction: StaffTransaction,
  { clock, passwords }: Pick<StaffContext, 'clock' | 'passwords'>,
  { staffId, id, by, isProven }: Removing,
) {
  const tables = tablesOf(transaction);
  // Two removals at once count one after the other.
  await tables.selectFrom('staff').select('id').where('id', '=', staffId).forUpdate().execute();
  const keys = await tables.selectFrom('staff_key').select(['id', 'device', 'trusted_from']).where('staff_id', '=', staffId).execute();
  const key = keys.find((one) => one.id === id);
  if (!key) return refuse({ kind: 'unknown-passkey' } as const);
  if (isTrusted(key, clock()) && !isProven) return refuse({ kind: 'passkey-needed' } as const);
  const password = await tables.selectFrom('staff_password').select('staff_id').where('staff_id', '=', staffId).executeTakeFirst();
  if (keys.length === 1 && !(password && passwords.areOn)) return refuse({ kind: 'last-passkey' } as const);
  await tables.deleteFrom('staff_key').where('id', '=', id).execute();
  await noteChange(transaction, {
    at: clock(),
    by,
    operation: 'removePasskey',
    record: { type: 'staff', id: staffId },
    before: { passkey: id, device: key.device },
    after: null,
  });
  return ok({});
}

/** Every key of a person who is recovered. */
async function removeKeys(
  transaction: StaffTransaction,
  clock: Clock,
  { staffId, by, operation }: Pick<Removing, 'staffId' | 'by'> & { operation: string },
): Promise<void> {
  const removed = await tablesOf(transaction).deleteFrom('staff_key').where('staff_id', '=', staffId).returning(['id', 'device']).execute();
  for (const { id, device } of removed)
    await noteChange(transaction, {
      at: clock(),
      by,
      operation,
      record: { type: 'staff', id: staffId },
      before: { passkey: id, device },
      after: null,
    });
}
