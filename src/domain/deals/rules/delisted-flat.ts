import type { State } from '../states.ts';

type Delisting = { status: 'sold' | 'withdrawn'; dealId: string | null };

/** Whether a flat is delisted because of this very deal: the inventory names it, or sold the flat that it has under contract. */
export const isReasonFor = ({ status, dealId }: Delisting, deal: { id: string; state: State }): boolean =>
  dealId === deal.id || (status === 'sold' && dealId === null && deal.state === 'contract');
