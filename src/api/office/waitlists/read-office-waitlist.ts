import type { OfficeHandler } from '../office-handler.ts';
import { makeWholeWaitlist } from './whole-waitlist.ts';

/** The waitlist of a flat by the flat's address. */
export const handle: OfficeHandler<'GET /office/api/waitlist'> = (deps) => {
  const whole = makeWholeWaitlist(deps);
  return async ({ session, locale, query: { slug }, reply, decline }) => {
    const id = deps.deals.officeWaitlists.idOf(slug);
    const waitlist = id === null ? null : await whole(id, { session, locale });
    return waitlist ? reply({ waitlist }) : decline({ kind: 'unknown-apartment' });
  };
};
