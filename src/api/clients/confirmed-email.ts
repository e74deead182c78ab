import type { Clients } from '../../domain/clients/clients.ts';

/** The e-mail of a client once it is confirmed: until then it may be another person's. */
export async function confirmedEmail({ getClient }: Pick<Clients, 'getClient'>, clientId: string): Promise<string | null> {
  const client = await getClient(clientId);
  return client?.emailConfirmed ? client.email : null;
}
