import type { OfficeHandler } from '../office-handler.ts';
import { meOf } from '../staff-answers.ts';

/** Opens a session by the browser's response to the options. */
export const handle: OfficeHandler<'POST /office/api/login'> = (deps) => {
  return async ({ fields: { response }, userAgent, requestId, locale, openSession, reply, decline }) => {
    const opened = await deps.staff.logIn(response, { userAgent, requestId });
    return opened.ok ? reply(await meOf(deps, await openSession(opened.value.token), locale)) : decline(opened.refusal);
  };
};
