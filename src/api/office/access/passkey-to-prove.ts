import type { OfficeHandler } from '../office-handler.ts';

/** The options for a browser to open one of the person's keys. */
export const handle: OfficeHandler<'POST /office/api/proof/options'> = ({ staff }) => {
  return async ({ session, reply }) => reply({ options: { ...(await staff.passkeyToProve(session)) } });
};
