import { parseEmail } from '../../../base/email.ts';
import { readPhone } from '../../../base/read-phone.ts';
import { ok } from '../../../base/result.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { knowsProjects, type StoredInvitation, storedInvitation } from '../staff-answers.ts';
import { makeWholePerson } from './whole-person.ts';

/** Makes a person with roles and a link. */
export const handle: OfficeHandler<'POST /office/api/people/invite'> = (deps) => {
  const wholePerson = makeWholePerson(deps);
  return ({ session, by, fields: { name, email, phone = '', locale = 'uk', assignments }, once, decline }) => {
    if (!knowsProjects(deps, assignments)) return decline({ kind: 'unknown-role-project' });
    return once({
      async work(transaction) {
        const person = { name, email: parseEmail(email) ?? email, phone: await readPhone(phone), locale, assignments };
        const invited = await deps.staff.invitePerson(transaction, person, by);
        return invited.ok ? ok(storedInvitation(invited.value)) : invited;
      },
      whole: async ({ personId, inviteId, expiresAt }: StoredInvitation) => ({
        person: await wholePerson(personId, session.staffId),
        link: deps.staff.linkOf(inviteId),
        expiresAt,
      }),
    });
  };
};
