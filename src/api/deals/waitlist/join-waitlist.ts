import { ok } from '../../../base/result.ts';
import type { Handler } from '../../handler.ts';
import { makeKeyedPost } from '../keyed-post.ts';
import { wirePlace } from './wire-waitlist.ts';

/** Joins the waitlist of an apartment. */
export const handle: Handler<'POST /api/deal/join-line'> = ({ deals, idempotency }) => {
  const keyed = makeKeyedPost<'POST /api/deal/join-line'>({ idempotency });
  return (asked) => {
    const { fields, client, locale } = asked;
    return keyed(asked, {
      ...{ operation: 'deal/join-line', owner: client.clientId, body: fields },
      work: async (transaction) => {
        const result = await deals.joinWaitlist(transaction, { clientId: client.clientId, locale, apartmentId: fields.apartment_id });
        return result.ok ? ok(wirePlace(result.value, deals.terms)) : result;
      },
    });
  };
};
