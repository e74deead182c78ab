import type { OfficeHandler } from '../office-handler.ts';

/** Waits for the next change of requests. */
export const handle: OfficeHandler<'GET /office/api/requests/changes'> = ({ requestChanges }) => {
  return async ({ query: { seen }, reply }) => reply({ version: await requestChanges.next(seen) });
};
