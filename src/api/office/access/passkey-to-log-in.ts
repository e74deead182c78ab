import type { OfficeHandler } from '../office-handler.ts';

/** The options for a browser to let its user choose a key. */
export const handle: OfficeHandler<'POST /office/api/login/options'> = ({ staff }) => {
  return async ({ reply }) => reply({ options: { ...(await staff.passkeyToLogIn()) } });
};
