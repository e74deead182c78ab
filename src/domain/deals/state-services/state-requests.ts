import { sql } from 'kysely';
import { isUuid } from '../../../base/uuid.ts';
import type { Deal } from '../deal.ts';
import type { DealsContext } from '../deals-context.ts';

/** Reads the requests to state services, and the agreements that were sent there to be signed. */
export function makeStateRequests({ db }: Pick<DealsContext, 'db'>) {
  /** The bytes of the client's own deal that were signed, or wait for a signature; null while there are none. */
  async function agreementToSign({ id, way, signedAt }: Pick<Deal, 'id' | 'way' | 'signedAt'>): Promise<Uint8Array | null> {
    if (signedAt) {
      const signed = db.selectFrom('deal_paper').select('content').where('deal_id', '=', id).where('kind', '=', 'agreement');
      return (await signed.orderBy('at').executeTakeFirstOrThrow()).content;
    }
    if (way !== 'state-services') return null;
    const asked = await db
      .selectFrom('state_request')
      .select('content')
      .where('deal_id', '=', id)
      .where('kind', '=', 'signature')
      .where('content', 'is not', null)
      .orderBy('number', 'desc')
      .executeTakeFirst();
    return asked?.content ?? null;
  }

  /** Whether the request is open or has ended; null when it is unknown. */
  async function stateOfRequest(requestId: string): Promise<'asked' | 'over' | null> {
    if (!isUuid(requestId)) return null;
    const found = await db.selectFrom('state_request').select('state').where('id', '=', requestId).executeTakeFirst();
    return found ? (found.state === 'asked' ? 'asked' : 'over') : null;
  }

  /** Some of the open requests, other ones at each call, for polling refusals. */
  async function openStateRequests(now: Date): Promise<{ requestId: string; provider: string }[]> {
    return db
      .selectFrom('state_request')
      .innerJoin('deal', 'deal.id', 'state_request.deal_id')
      .select(['state_request.id as requestId', 'state_request.provider'])
      .where('state_request.state', '=', 'asked')
      .where('state_request.link', 'is not', null)
      .where('deal.state', '=', 'held')
      .where('deal.ends_at', '>', now)
      .orderBy(sql`random()`)
      .limit(50)
      .execute();
  }

  return { stateOfRequest, agreementToSign, openStateRequests };
}
