import type { OfficeHandler } from '../office-handler.ts';

/** The invitation of a link. */
export const handle: OfficeHandler<'POST /office/api/invitation'> = ({ staff }) => {
  return async ({ fields: { token }, reply, decline }) => {
    const found = await staff.findInvitation(token);
    if (!found.ok) return decline(found.refusal);
    const { person, expiresAt } = found.value;
    const { name, email, locale, assignments } = person;
    return reply({ name, email, locale, assignments, expiresAt: expiresAt.toISOString() });
  };
};
