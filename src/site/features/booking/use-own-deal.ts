import { useCallback, useEffect, useState } from 'react';
import type { Client } from '../../../contract/client.ts';
import type { WireDeal } from '../../../contract/deals/deals.ts';
import { timings } from '../../data/constants.ts';
import { keepLive } from '../../data/live/keep-live.ts';
import { isOver } from './state/booking-step.ts';

export type Heard = { deal: WireDeal; now: string; at: number };

const heardNow = (deal: WireDeal): Heard => ({ deal, now: deal.now, at: performance.now() });

type Options = { apartment: number; open: boolean; client: Client; loggedIn: boolean };

/** The client's deal for one flat as the server said it last, kept up to date while its dialog is open; null until there is one. */
export function useOwnDeal({ apartment, open, client, loggedIn }: Options) {
  const [heard, setHeard] = useState<Heard | null>(null);
  const dealId = heard?.deal.id;
  const live = heard !== null && !isOver(heard.deal);
  const { payment, state_request: asked } = heard?.deal ?? {};
  const answering = payment?.state === 'pending' || payment?.state === 'created' || asked?.state === 'asked';

  const take = useCallback((deal: WireDeal) => setHeard(heardNow(deal)), []);
  const forget = useCallback(() => setHeard(null), []);

  const refresh = useCallback(async () => {
    if (!dealId) return;
    const answer = await client('GET /api/deal/get', { query: { deal_id: dealId } }).catch(() => null);
    if (answer) take(answer.deal);
  }, [client, dealId, take]);

  // A client who comes back, in whichever tab, goes on where he was.
  useEffect(() => {
    if (!open || !loggedIn || dealId) return;
    let left = false;
    client('GET /api/deal/list').then(
      ({ deals }) => {
        const mine = deals.find((deal) => deal.apartment.id === apartment && !isOver(deal));
        if (mine && !left) take(mine);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [apartment, client, dealId, loggedIn, open, take]);

  useEffect(() => {
    if (!open || !live) return;
    return keepLive({
      everyMs: answering ? timings.paymentAskedAgain : timings.dealAskedAgain,
      ask: ({ reason }) => reason !== 'first' && refresh(),
    });
  }, [live, open, answering, refresh]);

  return { heard, take, forget, refresh };
}
