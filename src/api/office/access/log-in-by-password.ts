import type { OfficeHandler } from '../office-handler.ts';
import { meOf } from '../staff-answers.ts';

/** Opens a session by a password and a code. */
export const handle: OfficeHandler<'POST /office/api/password/login'> = (deps) => {
  return async ({ fields, userAgent, requestId, locale, device, openSession, reply, decline }) => {
    const opened = await deps.staff.logInByPassword({ ...fields, userAgent, requestId, device: device.known() });
    if (!opened.ok) return decline(opened.refusal);
    const session = await openSession(opened.value.token);
    device.remember(opened.value.device);
    return reply(await meOf(deps, session, locale));
  };
};
