import type { Handler } from '../handler.ts';

/** Confirms a subscription. */
export const handle: Handler<'POST /api/{locale}/subscription/confirm'> =
  ({ leads }) =>
  async ({ fields, reply, decline }) => {
    const done = await leads.confirmSubscription(fields.token);
    return done.ok ? reply({ kind: done.value.kind }) : decline(done.refusal);
  };
