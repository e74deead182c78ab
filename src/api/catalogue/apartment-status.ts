import { formatKyiv } from '../../base/kyiv-time.ts';
import type { Handler } from '../handler.ts';

const greatestId = 2_147_483_647;

/** `GET /api/get-apartment-status/{id}`: until when the flat is held, read from the database each time. */
export const handle: Handler<'GET /api/get-apartment-status/{id}'> = ({ catalogue }) => {
  return async ({ params: { id }, c, refuse, decline }) => {
    if (!/^\d{1,10}$/.test(id) || Number(id) > greatestId) return refuse('bad-query', { id: ['malformed'] });
    const found = await catalogue.bookingExpiration(Number(id));
    if (!found.ok) return decline(found.refusal);
    return c.json({ booking_expiration: found.value && formatKyiv(found.value) }, 200, { 'cache-control': 'no-store' });
  };
};
