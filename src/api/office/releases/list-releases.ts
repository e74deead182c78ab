import type { OfficeHandler } from '../office-handler.ts';
import { releaseRows } from './release-answers.ts';

/** All releases. */
export const handle: OfficeHandler<'GET /office/api/releases'> = (deps) => {
  return async ({ session, scope, reply }) => reply({ releases: await releaseRows(deps, session, scope) });
};
