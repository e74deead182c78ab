import type { Clients } from '../../domain/clients/clients.ts';

/** The e-mail of a client once he has confirmed that it is his: until then it may be anybody's. */
export async function confirmedEmail({ getClient }: Pick<Clients, 'getClient'>, clientId: string): Promise<string | null> {
  const client = await getClient(clientId);
  return client?.emailConfirmed ? client.email : null;
}
