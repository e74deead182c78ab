import { localePath } from '../../../base/locale.ts';
import { bookingPrice, listPrice } from '../../../domain/catalogue/catalogue.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { dealScopesOf } from './deal-scopes.ts';
import { foundFlat } from './found-flat.ts';

/** A flat as the office sees it; its deal for those who may read it. */
export const handle: OfficeHandler<'GET /office/api/flat'> = ({ catalogue, records, depositMinor }) => {
  return async ({ session, locale, query: { slug }, reply, decline }) => {
    const found = catalogue.flat(slug);
    if (!found.ok) return decline({ kind: 'unknown-apartment' });
    const { value: flat } = found;
    const scopes = dealScopesOf(session);
    return reply({
      id: flat.id,
      flat: foundFlat(flat, locale),
      currency: flat.currency,
      bookingMinor: bookingPrice(flat).minor,
      listMinor: listPrice(flat).minor,
      depositMinor,
      page: localePath(locale, `/apartments/${slug}/`),
      ...(scopes && { deal: await records.liveDealOf(slug, scopes) }),
    });
  };
};
