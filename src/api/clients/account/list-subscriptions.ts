import { confirmedEmail } from '../../../domain/clients/clients.ts';
import type { Handler } from '../../handler.ts';
import { wireSubscription } from '../wire.ts';

/** The subscriptions of the client’s address. */
export const handle: Handler<'GET /api/client/subscriptions'> = ({ clients, leads }) => {
  return async ({ client: { clientId }, locale, reply }) => {
    const email = confirmedEmail(await clients.getClient(clientId));
    const subscriptions = email === null ? [] : await leads.subscriptionsOf(email);
    return reply({ email, subscriptions: subscriptions.map((one) => wireSubscription(one, locale)) });
  };
};
