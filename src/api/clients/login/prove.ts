import type { Handler } from '../../handler.ts';
import { addressOf } from '../../problem.ts';

/** A logged-in client proves the phone once more. */
export const handle: Handler<'POST /api/client/prove'> = ({ clients }) => {
  return async ({ c, client: session, fields: { code }, reply, decline }) => {
    const proven = await clients.prove({ session, code, address: addressOf(c) });
    return proven.ok ? reply({ done: true }) : decline(proven.refusal);
  };
};
