import { useCallback, useEffect, useRef, useState } from 'react';
import type { Client } from '../../../contract/client.ts';
import type { Deal } from '../../../contract/deals/deals.ts';
import { timings } from '../../data/constants.ts';
import { answersInOrder } from '../../data/live/answers-in-order.ts';
import { subscribeLive } from '../../data/live/subscribe-live.ts';
import { isOver } from './state/booking-step.ts';

export type DealSnapshot = { deal: Deal; now: string; at: number };

const snapshotOf = (deal: Deal): DealSnapshot => ({ deal, now: deal.now, at: performance.now() });

type Options = { apartment: number; open: boolean; client: Client; loggedIn: boolean; attempt: number };

/** The client's deal for one flat by the server's last answer, kept up to date while its dialog is open; null until there is one. */
export function useOwnDeal({ apartment, open, client, loggedIn, attempt }: Options) {
  const [snapshot, setSnapshot] = useState<DealSnapshot | null>(null);
  const dealId = snapshot?.deal.id;
  const live = snapshot !== null && !isOver(snapshot.deal);
  const { payment, stateRequest: asked } = snapshot?.deal ?? {};
  const answering = payment?.state === 'pending' || payment?.state === 'created' || asked?.state === 'asked';

  // The answer to a command is the newest of all: an older question tells of the time before the command.
  const order = useRef(answersInOrder());
  const storeDeal = useCallback((deal: Deal, isNews = order.current.ask()) => {
    if (isNews()) setSnapshot(snapshotOf(deal));
  }, []);
  const forget = useCallback(() => setSnapshot(null), []);

  const refresh = useCallback(async () => {
    if (!dealId) return;
    const isNews = order.current.ask();
    const answer = await client('GET /api/deal/get', { query: { deal_id: dealId } }).catch(() => null);
    if (answer) storeDeal(answer.deal, isNews);
  }, [client, dealId, storeDeal]);

  // A returning client, in any tab, continues the open deal.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks once
  useEffect(() => {
    if (!open || !loggedIn || dealId) return;
    let left = false;
    const isNews = order.current.ask();
    client('GET /api/deal/list').then(
      ({ deals }) => {
        const mine = deals.find((deal) => deal.apartment.id === apartment && !isOver(deal));
        if (mine && !left) storeDeal(mine, isNews);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [apartment, client, dealId, loggedIn, open, storeDeal, attempt]);

  useEffect(() => {
    if (!open || !live) return;
    return subscribeLive({
      everyMs: answering ? timings.paymentPollMs : timings.dealPollMs,
      ask: ({ reason }) => reason !== 'first' && refresh(),
    });
  }, [live, open, answering, refresh]);

  return { snapshot, storeDeal, forget, refresh };
}
