import { ok } from '../../../base/result.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { type StoredInvitation, storedInvitation } from '../staff-answers.ts';
import { makeWholePerson } from './whole-person.ts';

/** Makes a new link for a person who has not come yet. */
export const handle: OfficeHandler<'POST /office/api/people/invite-again'> = (deps) => {
  const wholePerson = makeWholePerson(deps);
  return ({ session, by, fields: { personId: id }, once }) =>
    once({
      async work(transaction) {
        const invited = await deps.staff.inviteAgain(transaction, id, by);
        return invited.ok ? ok(storedInvitation(invited.value)) : invited;
      },
      whole: async ({ personId, inviteId, expiresAt }: StoredInvitation) => ({
        person: await wholePerson(personId, session.staffId),
        link: deps.staff.linkOf(inviteId),
        expiresAt,
      }),
    });
};
