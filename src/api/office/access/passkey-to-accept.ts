import type { OfficeHandler } from '../office-handler.ts';

/** The options for a browser to make the key of an invited person. */
export const handle: OfficeHandler<'POST /office/api/invitation/options'> = ({ staff }) => {
  return async ({ fields: { token }, reply, decline }) => {
    const found = await staff.passkeyToAccept(token);
    return found.ok ? reply({ options: { ...found.value.options } }) : decline(found.refusal);
  };
};
