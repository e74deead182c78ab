import { randomUUID } from 'node:crypto';
import type { Locale } from '../../base/locale.ts';
import { ok, refuse } from '../../base/result.ts';
import { isUuid } from '../../base/uuid.ts';
import type { Assignment } from '../../contract/office/people/staff.ts';
import { type Author, noteChange } from '../../platform/audit/audit.ts';
import { hashOfToken } from '../../platform/secrets/tokens.ts';
import { makeInvitationLinks } from './invitation-links.ts';
import { type Person, readPeople, writeAssignments } from './people.store.ts';
import { voidRecovery } from './recoveries/recovery.store.ts';
import { type StaffContext, type StaffTransaction, tablesOf } from './staff-context.ts';

export type NewPerson = { name: string; email: string; phone?: string | null; locale: Locale; assignments: readonly Assignment[] };
/** An open invitation: its link is made from the id. */
export type Invited = { person: Person; inviteId: string; expiresAt: Date };

/** One-use links with which a person makes the first passkey. */
export function makeInvitations({ db, clock, secret, site }: StaffContext) {
  const { linkOf, openInvitation } = makeInvitationLinks({ clock, secret, site });
  const personIn = async (transaction: StaffTransaction, staffId: string) =>
    (await readPeople(tablesOf(transaction), staffId))[0] as Person;

  /** A new person with roles and an open invitation. Refuses an address that has a person. */
  async function invitePerson(transaction: StaffTransaction, { name, email, phone = null, locale, assignments }: NewPerson, by: Author) {
    const id = randomUUID();
    const made = await tablesOf(transaction)
      .insertInto('staff')
      .values({ id, name, email, phone, locale, created_at: clock() })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) return refuse({ kind: 'email-taken' } as const);
    await writeAssignments(tablesOf(transaction), id, assignments);
    const { inviteId, expiresAt } = await openInvitation(transaction, id, by);
    await noteChange(transaction, {
      at: clock(),
      by,
      operation: 'invitePerson',
      record: { type: 'staff', id, version: 1 },
      before: null,
      after: { assignments, invitedUntil: expiresAt.toISOString() },
    });
    return ok({ person: await personIn(transaction, id), inviteId, expiresAt } satisfies Invited);
  }

  /** A new link; the earlier one dies. Refuses a person who has joined, unless the operator of the server asks for it: then it is a recovery. */
  async function inviteAgain(transaction: StaffTransaction, staffId: string, by: Author) {
    // One who joins at this moment has come before or comes by the new link: no link of a colleague is left for a person with keys.
    if (isUuid(staffId)) await tablesOf(transaction).selectFrom('staff').select('id').where('id', '=', staffId).forNoKeyUpdate().execute();
    const [person] = isUuid(staffId) ? await readPeople(tablesOf(transaction), staffId) : [];
    if (!person) return refuse({ kind: 'unknown-person' } as const);
    if (person.state === 'locked' || (person.hasJoined && by.kind !== 'operator')) return refuse({ kind: 'already-joined' } as const);
    await voidRecovery(transaction, { staffId, now: clock(), by, operation: 'inviteAgain' });
    const { inviteId, expiresAt } = await openInvitation(transaction, staffId, by);
    await noteChange(transaction, {
      at: clock(),
      by,
      operation: 'inviteAgain',
      record: { type: 'staff', id: staffId, version: person.version },
      before: { invitedUntil: person.invitedUntil?.toISOString() ?? null },
      after: { invitedUntil: expiresAt.toISOString() },
    });
    return ok({ person: await personIn(transaction, staffId), inviteId, expiresAt } satisfies Invited);
  }

  /** The person of an open invitation and when it ends. Refuses a token that was never given, was used, replaced or is too old. */
  async function findInvitation(token: string) {
    const found = await db
      .selectFrom('staff_invite')
      .innerJoin('staff', 'staff.id', 'staff_invite.staff_id')
      .select(['staff_invite.staff_id', 'staff_invite.expires_at'])
      .where('token_hash', '=', hashOfToken(token))
      .where('expires_at', '>', clock())
      .where('staff.locked_at', 'is', null)
      .executeTakeFirst();
    const [person] = found ? await readPeople(db, found.staff_id) : [];
    return found && person ? ok({ person, expiresAt: found.expires_at }) : refuse({ kind: 'dead-link' } as const);
  }

  /** Uses an invitation up: of several who come at once, one. */
  const takeInvitation = (transaction: StaffTransaction, token: string) =>
    tablesOf(transaction)
      .deleteFrom('staff_invite')
      .where('token_hash', '=', hashOfToken(token))
      .where('expires_at', '>', clock())
      .returning(['id', 'by_operator'])
      .executeTakeFirst();

  async function forgetOldInvitations(): Promise<void> {
    await db.deleteFrom('staff_invite').where('expires_at', '<=', clock()).execute();
  }

  return { linkOf, openInvitation, invitePerson, inviteAgain, findInvitation, takeInvitation, forgetOldInvitations };
}
export type Invitations = ReturnType<typeof makeInvitations>;
