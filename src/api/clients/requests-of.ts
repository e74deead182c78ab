import type { Locale } from '../../base/locale.ts';
import type { WireClientRequest } from '../../contract/clients/clients.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { wireRequest } from './wire.ts';

/** The requests from a phone. */
export async function requestsOf({ leads }: Pick<ApiDependencies, 'leads'>, phone: string, locale: Locale): Promise<WireClientRequest[]> {
  return (await leads.requestsOf(phone)).map((request) => wireRequest(request, locale));
}
