import type { OfficeHandler } from '../office-handler.ts';

/** Gives all open requests of a person to another. */
export const handle: OfficeHandler<'POST /office/api/requests/move'> = ({ leads }) => {
  return ({ scope, by, fields, once }) =>
    once({
      work: (transaction) => leads.inbox.moveRequests(transaction, { ...fields, scope, by }),
      whole: (stored: { moved: number }) => stored,
    });
};
