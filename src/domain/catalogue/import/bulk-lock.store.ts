import { sql } from 'kysely';
import type { OpenKysely } from '../../../platform/database/database.ts';

/**
 * Until the transaction ends, no other one that writes many flats goes on: imports, their undos and releases change them each in an order of
 * its own, and two at once would wait for each other. Writers of one flat do not ask for it.
 */
export const lockBulkWriters = (transaction: OpenKysely) =>
  sql`select pg_advisory_xact_lock(hashtext('catalogue-bulk'))`.execute(transaction);
