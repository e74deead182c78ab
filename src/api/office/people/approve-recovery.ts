import { ok } from '../../../base/result.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { type StoredInvitation, storedInvitation } from '../staff-answers.ts';
import { makeWholePerson } from './whole-person.ts';

/** Approves a recovery that another administrator has asked for, and shows its link. */
export const handle: OfficeHandler<'POST /office/api/people/recover/approve'> = (deps) => {
  const wholePerson = makeWholePerson(deps);
  return ({ session, by, fields, once }) =>
    once({
      async work(transaction) {
        const approved = await deps.staff.approveRecovery(transaction, { ...fields, by });
        return approved.ok ? ok(storedInvitation(approved.value)) : approved;
      },
      whole: async ({ personId, inviteId, expiresAt }: StoredInvitation) => ({
        person: await wholePerson(personId, session.staffId),
        link: deps.staff.linkOf(inviteId),
        expiresAt,
      }),
    });
};
