import type { Handler } from '../../handler.ts';

/** What a browser is asked for, in the words of WebAuthn. */
export const handle: Handler<'POST /api/client/passkey/login-options'> = ({ clients }) => {
  return async ({ reply }) => {
    return reply({ options: { ...(await clients.passkeyToLogIn()) } });
  };
};
