import { ok } from '../../../base/result.ts';
import type { Handler } from '../../handler.ts';
import { makeKeyedPost } from '../keyed-post.ts';
import { wirePlace } from './wire-waitlist.ts';

/** Leaves the waitlist; the rest of a turn goes to the next client. */
export const handle: Handler<'POST /api/deal/leave-line'> = ({ deals, idempotency }) => {
  const keyed = makeKeyedPost<'POST /api/deal/leave-line'>({ idempotency });
  return (asked) => {
    const { fields, client } = asked;
    return keyed(asked, {
      ...{ operation: 'deal/leave-line', owner: client.clientId, body: fields },
      work: async (transaction) => {
        const result = await deals.leaveWaitlist(transaction, { clientId: client.clientId, apartmentId: fields.apartment_id });
        return result.ok ? ok(wirePlace(result.value, deals.terms)) : result;
      },
    });
  };
};
