import type { Locale } from '../../base/locale.ts';
import type { Transport } from '../client.ts';
import { makeOwnRequests } from '../own-requests.ts';
import type { BookingTerms } from './booking-terms.ts';
import type { DealAnswer, DealsAnswer, LineAnswer, LinesAnswer, MakeDeal, UpdateDeal } from './deals.ts';

/**
 * What a client does with deals; `token` is asked before each operation. A `key` makes a post the same however often it is sent. Apart
 * from the other clients, so that only who books loads it. Every operation throws `ApiError` for an answer that is not 2xx.
 */
export function makeDealClient(transport: Transport, { locale, token }: { locale: Locale; token: () => string | null }) {
  const { get, post } = makeOwnRequests(transport, { locale, token });
  return {
    /** Of booking, as they are now; needs no login. */
    terms: () => get<{ terms: BookingTerms }>('/api/deal/terms'),
    /** The newest first. */
    deals: () => get<DealsAnswer>('/api/deal/list'),
    deal: (id: string) => get<DealAnswer>(`/api/deal/get?deal_id=${encodeURIComponent(id)}`),
    make: (body: MakeDeal, key: string) => post<DealAnswer>('/api/deal/make', body, key),
    update: (body: UpdateDeal, key: string) => post<DealAnswer>('/api/deal/update', body, key),
    cancel: (dealId: string, key: string) => post<DealAnswer>('/api/deal/cancel', { deal_id: dealId }, key),
    line: (apartmentId: number) => get<LineAnswer>(`/api/deal/line?apartment_id=${apartmentId}`),
    /** The lines in which the client stands, the newest first. */
    lines: () => get<LinesAnswer>('/api/deal/lines'),
    joinLine: (apartmentId: number, key: string) => post<LineAnswer>('/api/deal/join-line', { apartment_id: apartmentId }, key),
    leaveLine: (apartmentId: number, key: string) => post<LineAnswer>('/api/deal/leave-line', { apartment_id: apartmentId }, key),
  };
}
export type DealClient = ReturnType<typeof makeDealClient>;
