import type { Kysely } from 'kysely';
import type { DealsTables } from '../deals.tables.ts';

const most = 200;

/** The newest places that a waitlist ever had: when each was taken, notified and given up. One that staff passed stands as two. */
export const readPlacesOfFlat = (db: Kysely<DealsTables>, apartmentId: number) =>
  db
    .selectFrom('waiting')
    .select(['id', 'client_id as clientId', 'asked_at as askedAt', 'left_at as leftAt', 'told_at as notifiedAt'])
    .select(({ eb }) => [eb('since', 'is', null).as('isFirst'), eb('skipped_at', 'is not', null).as('isSkipped')])
    .where('apartment_id', '=', apartmentId)
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
