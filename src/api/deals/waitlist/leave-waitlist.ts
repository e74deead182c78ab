import { ok } from '../../../base/result.ts';
import type { Handler } from '../../handler.ts';
import { wirePlace } from './wire-waitlist.ts';

/** Leaves the waitlist; the rest of a turn goes to the next client. */
export const handle: Handler<'POST /api/deal/leave-line'> = ({ deals }) => {
  return ({ fields, client, once }) =>
    once({
      work: async (transaction) => {
        const result = await deals.leaveWaitlist(transaction, { clientId: client.clientId, apartmentId: fields.apartment_id });
        return result.ok ? ok(wirePlace(result.value, deals.terms)) : result;
      },
    });
};
