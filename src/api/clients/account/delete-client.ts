import type { Handler } from '../../handler.ts';
import { addressOf } from '../../problem.ts';

/** Deletes the account for good. */
export const handle: Handler<'POST /api/client/delete'> = ({ clients }) => {
  return async ({ c, client: { clientId }, fields: { code }, reply, decline }) => {
    const left = await clients.deleteClient({ clientId, code, address: addressOf(c) });
    return left.ok ? reply({ done: true }) : decline(left.refusal);
  };
};
