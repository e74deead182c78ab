import type { Handler } from '../handler.ts';

/** The address is its owner’s: e-mails may come. */
export const handle: Handler<'POST /api/{locale}/subscription/confirm'> =
  ({ leads }) =>
  async ({ fields, reply, decline }) => {
    const done = await leads.confirmSubscription(fields.token);
    return done.ok ? reply({ kind: done.value.kind }) : decline(done.refusal);
  };
