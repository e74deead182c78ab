const mark = 'booking';

/** The flat's page with its booking open: the bank's return address. */
export const bookingAddress = (pathname: string): string => `${pathname}?${mark}=1`;

export const asksForBooking = (search: string): boolean => new URLSearchParams(search).has(mark);

/** Stores in the address whether the booking is open, so that a reload continues it; adds no history entry. */
export function markBooking(open: boolean): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  if (query.has(mark) === open) return;
  if (open) query.set(mark, '1');
  else query.delete(mark);
  window.history.replaceState(window.history.state, '', `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`);
}
