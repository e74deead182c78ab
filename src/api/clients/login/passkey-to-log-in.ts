import type { Handler } from '../../handler.ts';

/** The options for a browser to log in, in the format of WebAuthn. */
export const handle: Handler<'POST /api/client/passkey/login-options'> = ({ clients }) => {
  return async ({ reply }) => {
    return reply({ options: { ...(await clients.passkeyToLogIn()) } });
  };
};
