import type { Handler } from '../handler.ts';

/** No e-mail of this subscription comes any more. */
export const handle: Handler<'POST /api/{locale}/subscription/unsubscribe'> =
  ({ leads }) =>
  async ({ fields, reply, decline }) => {
    const done = await leads.endSubscription(fields.token);
    return done.ok ? reply({ kind: done.value.kind }) : decline(done.refusal);
  };
