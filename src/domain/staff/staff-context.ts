import type { Kysely } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import type { Locale } from '../../base/locale.ts';
import type { Author } from '../../platform/audit/audit.ts';
import type { OpenKysely } from '../../platform/database/database.ts';
import type { HashCost } from '../../platform/secrets/password-hash.ts';
import type { StaffTables } from './staff.tables.ts';

export type StaffContext = {
  db: Kysely<StaffTables>;
  clock: Clock;
  /** Known to the processes of this app alone: with it a link is made again from the id of its invitation. */
  secret: string;
  /** Whether people may log in by a password and a code; tests hash at a lower cost. */
  passwords: { areOn: boolean; cost?: HashCost };
  site: {
    /** The address of the office, for which passkeys are made. */
    officeUrl: string;
    brand: (locale: Locale) => { name: string };
  };
};

/** The caller's transaction; the module narrows it to its own tables. */
export type StaffTransaction = OpenKysely;
export const tablesOf = (transaction: StaffTransaction): Kysely<StaffTables> => transaction;

/** A request before a login: the person becomes the author when known. */
export type Request = { userAgent: string; requestId: string | null };
export const authorOf = (staffId: string, requestId: string | null): Author => ({ kind: 'staff', id: staffId, requestId });
