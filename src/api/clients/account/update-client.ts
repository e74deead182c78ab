import type { Handler } from '../../handler.ts';
import { taxNumberErrors } from '../../tax-number-errors.ts';
import { makeUserOf } from '../user-of.ts';

/** Changes the client's profile. */
export const handle: Handler<'POST /api/client/update'> = (deps) => {
  const userOf = makeUserOf(deps);
  return {
    extraErrors: (given) => taxNumberErrors(given, deps.clock(), { ofAge: true }),
    async handle({ c, client: { clientId }, fields, reply, decline }) {
      const changed = await deps.clients.updateClient(clientId, fields);
      return changed.ok ? reply({ user: await userOf(c, changed.value) }) : decline(changed.refusal);
    },
  };
};
