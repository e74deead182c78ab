import { isThere } from '../content/content-scope.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { wholeRelease } from './release-answers.ts';

/** A release with its drafts. */
export const handle: OfficeHandler<'GET /office/api/release'> = (deps) => {
  return async ({ query: { number }, session, scope, locale, reply, decline }) => {
    if (!(await isThere(deps, scope, Number(number)))) return decline({ kind: 'unknown-release' });
    const found = await wholeRelease(deps, Number(number), { session, locale });
    return found ? reply(found) : decline({ kind: 'unknown-release' });
  };
};
