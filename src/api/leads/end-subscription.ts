import type { Handler } from '../handler.ts';

/** Ends a subscription. */
export const handle: Handler<'POST /api/{locale}/subscription/unsubscribe'> =
  ({ leads }) =>
  async ({ fields, reply, decline }) => {
    const done = await leads.endSubscription(fields.token);
    return done.ok ? reply({ kind: done.value.kind }) : decline(done.refusal);
  };
