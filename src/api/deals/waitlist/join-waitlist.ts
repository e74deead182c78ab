import { ok } from '../../../base/result.ts';
import type { Handler } from '../../handler.ts';
import { wirePlace } from './wire-waitlist.ts';

/** Joins the waitlist of an apartment. */
export const handle: Handler<'POST /api/deal/join-line'> = ({ deals }) => {
  return ({ fields, client, locale, once }) =>
    once({
      work: async (transaction) => {
        const result = await deals.joinWaitlist(transaction, { clientId: client.clientId, locale, apartmentId: fields.apartment_id });
        return result.ok ? ok(wirePlace(result.value, deals.terms)) : result;
      },
    });
};
