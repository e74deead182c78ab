import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction, Updateable } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import { parseEmail } from '../../base/email.ts';
import type { Locale } from '../../base/locale.ts';
import { ok, refuse } from '../../base/result.ts';
import { isOfAge, readTaxNumber } from '../../base/tax-number.ts';
import type { UserChange, WireNotices } from '../../contract/clients/clients.ts';
import type { OpenKysely } from '../../platform/database/database.ts';
import type { ClientsTables } from './clients.tables.ts';

/** A client as other modules know it. Only a confirmed e-mail may be used. */
export type Client = {
  id: string;
  phone: string;
  locale: Locale;
  firstname: string | null;
  lastname: string | null;
  patronymic: string | null;
  email: string | null;
  emailConfirmed: boolean;
  inn: string | null;
  notices: WireNotices;
};

/** The address that may be written to: of one that is not confirmed, a stranger may be the owner. */
export const confirmedEmail = (client: Client | null): string | null => (client?.emailConfirmed ? client.email : null);

const names = ['lastname', 'firstname', 'patronymic'] as const;
export type ClientNames = Pick<Client, (typeof names)[number]>;

const usualNotices: WireNotices = { deals_sms: true, deals_letter: true };

export function clientOf(row: Selectable<ClientsTables['client']>): Client {
  const { id, phone, locale, firstname, lastname, patronymic, email, email_confirmed_at, inn, notices } = row;
  const emailConfirmed = email_confirmed_at !== null;
  return { id, phone, locale, firstname, lastname, patronymic, email, emailConfirmed, inn, notices: { ...usualNotices, ...notices } };
}

type Context = {
  db: Kysely<ClientsTables>;
  clock: Clock;
  askToConfirm: (transaction: Transaction<ClientsTables>, client: { id: string; email: string }) => Promise<boolean>;
};

export function makeProfile({ db, clock, askToConfirm }: Context) {
  const row = (source: Kysely<ClientsTables>, id: string) =>
    source.selectFrom('client').selectAll().where('id', '=', id).where('deleted_at', 'is', null);

  /** Null when there is no such client, or the account is deleted. */
  async function getClient(id: string): Promise<Client | null> {
    const found = await row(db, id).executeTakeFirst();
    return found ? clientOf(found) : null;
  }

  /** The client of this proven phone, E.164; null without one. */
  async function getClientOfPhone(transaction: OpenKysely, phone: string): Promise<Client | null> {
    const db: Kysely<ClientsTables> = transaction;
    const found = await db.selectFrom('client').selectAll().where('phone', '=', phone).where('deleted_at', 'is', null).executeTakeFirst();
    return found ? clientOf(found) : null;
  }

  /** The client of a phone, E.164, who is made where there is none: staff write down a phone that its owner has not proven yet. */
  async function ensureClient(transaction: OpenKysely, { phone, locale }: { phone: string; locale: Locale }): Promise<Client> {
    const db: Kysely<ClientsTables> = transaction;
    const now = clock();
    const made = await db
      .insertInto('client')
      .values({ id: randomUUID(), phone, locale, created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.column('phone').doNothing())
      .returningAll()
      .executeTakeFirst();
    return clientOf(made ?? (await db.selectFrom('client').selectAll().where('phone', '=', phone).executeTakeFirstOrThrow()));
  }

  /**
   * Locks the client's row until the transaction ends; limits on a client's records are counted under it. Null when the account is deleted.
   */
  async function lockClient(transaction: OpenKysely, id: string): Promise<Client | null> {
    const found = await row(transaction, id).forUpdate().executeTakeFirst();
    return found ? clientOf(found) : null;
  }

  /**
   * Changes the named fields only; an empty value clears. A new e-mail is unconfirmed, and a confirmation is sent. Refuses an address of no
   * possible form, and a tax number that cannot be one of a person of age; then nothing is changed.
   */
  async function updateClient(id: string, change: UserChange) {
    const now = clock();
    const email = change.email ? parseEmail(change.email) : null;
    if (change.email && !email) return refuse({ kind: 'bad-email' } as const);
    const person = change.inn ? readTaxNumber(change.inn, now) : null;
    if (change.inn && !(person && isOfAge(person.born, now))) return refuse({ kind: 'bad-tax-number' } as const);
    return db.transaction().execute(async (transaction) => {
      const before = await row(transaction, id).forUpdate().executeTakeFirstOrThrow();
      const isNewEmail = change.email !== undefined && email !== before.email;
      const asked: Updateable<ClientsTables['client']> = {
        ...(change.firstname !== undefined && { firstname: change.firstname || null }),
        ...(change.lastname !== undefined && { lastname: change.lastname || null }),
        ...(change.patronymic !== undefined && { patronymic: change.patronymic || null }),
        ...(change.inn !== undefined && { inn: change.inn || null }),
        ...(change.notices && { notices: JSON.stringify({ ...before.notices, ...flagsOf(change.notices) }) }),
        ...(isNewEmail && { email, email_confirmed_at: null }),
        updated_at: now,
      };
      const after = await transaction.updateTable('client').set(asked).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
      if (isNewEmail && email) await askToConfirm(transaction, { id, email });
      return ok(clientOf(after));
    });
  }

  /**
   * Copies a name that the client has used elsewhere into an empty profile. Existing values stay, and a name that contradicts them is
   * another person's: then nothing is copied.
   */
  async function introduce(transaction: OpenKysely, id: string, called: ClientNames): Promise<void> {
    const before = await row(transaction, id).forUpdate().executeTakeFirst();
    if (!before || names.some((name) => before[name] && called[name] && before[name] !== called[name])) return;
    const missing = names.filter((name) => !before[name] && called[name]);
    if (missing.length === 0) return;
    const taken = Object.fromEntries(missing.map((name) => [name, called[name]]));
    const db: Kysely<ClientsTables> = transaction;
    await db
      .updateTable('client')
      .set({ ...taken, updated_at: clock() })
      .where('id', '=', id)
      .execute();
  }

  return { getClient, getClientOfPhone, ensureClient, lockClient, updateClient, introduce };
}

/** A form writes yes and no as words. */
const flagsOf = (given: NonNullable<UserChange['notices']>): Partial<WireNotices> =>
  Object.fromEntries(Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value) === 'true']])));
