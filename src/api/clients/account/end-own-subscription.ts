import { confirmedEmail } from '../../../domain/clients/clients.ts';
import type { Handler } from '../../handler.ts';

/** Ends a subscription of the client. */
export const handle: Handler<'POST /api/client/subscriptions/end'> = ({ clients, leads }) => {
  return async ({ client: { clientId }, fields: { subscription_id }, reply, refuse, decline }) => {
    const email = confirmedEmail(await clients.getClient(clientId));
    if (email === null) return refuse('unknown-subscription');
    const ended = await leads.endSubscriptionOf(email, subscription_id);
    return ended.ok ? reply({ done: true }) : decline(ended.refusal);
  };
};
