import type { Handler } from '../../handler.ts';

/** The client’s passkeys, the oldest first. */
export const handle: Handler<'GET /api/client/passkeys'> = ({ clients }) => {
  return async ({ client: { clientId }, reply }) => {
    const passkeys = (await clients.passkeys(clientId)).map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    }));
    return reply({ passkeys });
  };
};
