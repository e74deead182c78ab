import type { OfficeHandler } from '../office-handler.ts';
import { meOf } from '../staff-answers.ts';

/** Stores the key of an invited person and opens a session. */
export const handle: OfficeHandler<'POST /office/api/invitation/accept'> = (deps) => {
  return async ({ fields: { token, response }, userAgent, requestId, locale, openSession, reply, decline }) => {
    const opened = await deps.staff.acceptInvitation({ token, response, userAgent, requestId });
    return opened.ok ? reply(await meOf(deps, await openSession(opened.value.token), locale)) : decline(opened.refusal);
  };
};
