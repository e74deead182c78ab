import type { OfficeHandler } from '../office-handler.ts';
import { meOf } from '../staff-answers.ts';

/** Stores the password of an invited person and opens a session. */
export const handle: OfficeHandler<'POST /office/api/invitation/accept-by-password'> = (deps) => {
  return async ({ fields, userAgent, requestId, locale, openSession, reply, decline }) => {
    const opened = await deps.staff.acceptByPassword({ ...fields, userAgent, requestId });
    return opened.ok ? reply(await meOf(deps, await openSession(opened.value.token), locale)) : decline(opened.refusal);
  };
};
