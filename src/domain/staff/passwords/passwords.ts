import { createHmac } from 'node:crypto';
import { ok, refuse } from '../../../base/result.ts';
import { type Author, noteChange } from '../../../platform/audit/audit.ts';
import { base32, codeAddress, secretBytes, stepOfCode } from '../../../platform/secrets/one-time-codes.ts';
import { makePasswordHash } from '../../../platform/secrets/password-hash.ts';
import { makeToken } from '../../../platform/secrets/tokens.ts';
import type { SessionEnds } from '../session-ends.ts';
import { type StaffContext, type StaffTransaction, tablesOf } from '../staff-context.ts';
import { isEasyPassword } from './easy-password.ts';

type Owner = { id: string; name: string; email: string; locale: 'uk' | 'en' };
/** A new password with the code of the app that was just shown the secret of `nonce`. */
export type TypedNew = { nonce: string; password: string; code: string };
type Checked = { hash: string; nonce: string; step: number };
export type Typed = { password: string; code: string };
export type CodeUse = { staffId: string; nonce: string; step: number };
export type StoredPassword = { staff_id: string; hash: string; nonce: string; last_step: number };

/** The fallback for people whose device has no passkey: a password with a code of an authenticator app. */
export function makePasswords({ db, clock, secret, site, passwords }: StaffContext, { endSessions }: Pick<SessionEnds, 'endSessions'>) {
  const hashes = makePasswordHash(secret, passwords.cost);
  // Made, not stored: neither the table nor a backup of it has a secret.
  const secretOf = (staffId: string, nonce: string) =>
    createHmac('sha256', secret).update(`office code ${staffId} ${nonce}`).digest().subarray(0, secretBytes);

  /** The secret for an authenticator app. Nothing is stored before the person has typed its first code. */
  function optionsToSet({ id, email, locale }: Owner) {
    const nonce = makeToken();
    const ofCodes = secretOf(id, nonce);
    return { nonce, secret: base32(ofCodes), address: codeAddress({ issuer: site.brand(locale).name, account: email, secret: ofCodes }) };
  }

  /** Refuses a password that would be guessed, and a code that the app would not show. */
  async function readNew({ id, name, email, locale }: Owner, { nonce, password, code }: TypedNew) {
    if (isEasyPassword(password, { name, email, brand: site.brand(locale).name })) return refuse({ kind: 'easy-password' } as const);
    const step = stepOfCode(secretOf(id, nonce), code, clock());
    if (step === null) return refuse({ kind: 'wrong-code' } as const);
    const hash = await hashes.inTurn(() => hashes.hash(password.normalize('NFC')));
    return ok({ hash, nonce, step } satisfies Checked);
  }

  type Storing = { staffId: string; checked: Checked; by: Author; operation: string };
  /** Stores a password in place of an earlier one. */
  async function store(transaction: StaffTransaction, { staffId, checked, by, operation }: Storing): Promise<void> {
    const now = clock();
    const { hash, nonce, step: last_step } = checked;
    const before = await removeRow(transaction, staffId);
    await tablesOf(transaction)
      .insertInto('staff_password')
      .values({ staff_id: staffId, hash, nonce, last_step, created_at: now })
      .execute();
    await noteChange(transaction, {
      at: now,
      by,
      operation,
      record: { type: 'staff', id: staffId },
      before: before && { passwordSetAt: before.toISOString() },
      after: { passwordSetAt: now.toISOString() },
    });
  }

  /** When the password was set that is gone now. */
  async function removeRow(transaction: StaffTransaction, staffId: string): Promise<Date | null> {
    const removed = await tablesOf(transaction)
      .deleteFrom('staff_password')
      .where('staff_id', '=', staffId)
      .returning('created_at')
      .executeTakeFirst();
    return removed?.created_at ?? null;
  }

  type Removing = { staffId: string; by: Author; operation: string };
  /** Removes the password with the sessions that it has opened. Returns whether there was one. */
  async function remove(transaction: StaffTransaction, { staffId, by, operation }: Removing): Promise<boolean> {
    const before = await removeRow(transaction, staffId);
    await endSessions(transaction, { staffId, operation, by, way: 'password' });
    if (before === null) return false;
    await noteChange(transaction, {
      at: clock(),
      by,
      operation,
      record: { type: 'staff', id: staffId },
      before: { passwordSetAt: before.toISOString() },
      after: null,
    });
    return true;
  }

  /** The use of a code with which password and code fit; works as long for a person without a password. */
  async function fittingCode(found: StoredPassword | undefined, { password, code }: Typed): Promise<CodeUse | null> {
    const fits = await hashes.matches(password.normalize('NFC'), found?.hash ?? null);
    const step = stepOfCode(secretOf(found?.staff_id ?? '', found?.nonce ?? ''), code, clock());
    return found && fits && step !== null && step > found.last_step ? { staffId: found.staff_id, nonce: found.nonce, step } : null;
  }

  /** Uses a code up: of several requests with one code at once, one. False also for a password that was replaced meanwhile. */
  async function takeCode(transaction: StaffTransaction, { staffId, nonce, step }: CodeUse): Promise<boolean> {
    const taken = await tablesOf(transaction)
      .updateTable('staff_password')
      .set({ last_step: step, last_used_at: clock() })
      .where('staff_id', '=', staffId)
      .where('nonce', '=', nonce)
      .where('last_step', '<', step)
      .returning('staff_id')
      .executeTakeFirst();
    return taken !== undefined;
  }

  const passwordOf = (staffId: string) =>
    db.selectFrom('staff_password').select(['created_at', 'last_used_at']).where('staff_id', '=', staffId).executeTakeFirst();

  return { optionsToSet, readNew, store, remove, fittingCode, takeCode, passwordOf, inTurn: hashes.inTurn };
}
export type Passwords = ReturnType<typeof makePasswords>;
