import type { Handler } from '../../handler.ts';
import { addressOf } from '../../problem.ts';

/** Whoever has the phone proves that it is still he. */
export const handle: Handler<'POST /api/client/prove'> = ({ clients }) => {
  return async ({ c, client: session, fields: { code }, reply, decline }) => {
    const proven = await clients.prove({ session, code, address: addressOf(c) });
    return proven.ok ? reply({ done: true }) : decline(proven.refusal);
  };
};
