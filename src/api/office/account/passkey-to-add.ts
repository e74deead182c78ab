import type { OfficeHandler } from '../office-handler.ts';

/** The options for a browser to make another key. */
export const handle: OfficeHandler<'POST /office/api/passkeys/options'> = ({ staff }) => {
  return async ({ session: { staffId: id, name, email, locale }, reply }) =>
    reply({ options: { ...(await staff.optionsToMakeKey({ id, name, email, locale })) } });
};
