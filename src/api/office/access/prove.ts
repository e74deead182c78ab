import type { OfficeHandler } from '../office-handler.ts';

/** Makes the session fresh by a key of its person. */
export const handle: OfficeHandler<'POST /office/api/proof'> = ({ staff }) => {
  return async ({ session, by, fields: { response }, reply, decline }) => {
    const proven = await staff.prove(session, response, by);
    return proven.ok ? reply({ provenUntil: proven.value.provenUntil.toISOString() }) : decline(proven.refusal);
  };
};
