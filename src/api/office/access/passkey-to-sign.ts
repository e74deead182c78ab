import { officeOperations } from '../../../contract/office/operations.ts';
import type { OfficeHandler } from '../office-handler.ts';

/** The options for a browser to sign one request. */
export const handle: OfficeHandler<'POST /office/api/acts/options'> = ({ staff, demoEntry }) => {
  return async ({ session, fields: { operation: key, payload }, reply }) => {
    // What is unknown or invalid can be signed too: the operation that it is sent to will refuse it.
    const { [key as keyof typeof officeOperations]: known } = officeOperations;
    const act = { operation: known?.id ?? key, payload: readAs(known, payload) };
    const { options, byPasskey } = await staff.askToSign(session, act, { isDemo: session.isDemo && demoEntry !== null });
    return reply({ options: { ...options }, byPasskey });
  };
};

/** The payload as the operation will read it: trimmed, and without what was not sent. */
function readAs(known: (typeof officeOperations)[keyof typeof officeOperations] | undefined, payload: object): object {
  if (!known || !('body' in known)) return payload;
  const read = known.body.safeParse(payload);
  return read.success ? (read.data as object) : payload;
}
