import type { OfficeHandler } from '../office-handler.ts';

/** What runs without people, and what of it is stuck. */
export const handle: OfficeHandler<'GET /office/api/operations'> = ({ operations }) => {
  return async ({ reply }) => reply(await operations.read());
};
