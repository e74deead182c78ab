import { formatKyiv } from '../../base/kyiv-time.ts';
import type { ApiContext, ApiHouse } from '../house.ts';
import { answerProblem } from '../problem.ts';
import { answerRefusal } from '../refusals.ts';

const greatestId = 2_147_483_647;

/** `GET /api/get-apartment-status/{id}`: until when the flat is held, asked of the database each time. */
export function makeShowApartmentStatus({ catalogue }: Pick<ApiHouse, 'catalogue'>) {
  return async (c: ApiContext, id: string): Promise<Response> => {
    if (!/^\d{1,10}$/.test(id) || Number(id) > greatestId) return answerProblem(c, 'bad-query', { id: ['malformed'] });
    const found = await catalogue.bookingExpiration(Number(id));
    if (!found.ok) return answerRefusal(c, found.refusal);
    return c.json({ booking_expiration: found.value && formatKyiv(found.value) }, 200, { 'cache-control': 'no-store' });
  };
}
