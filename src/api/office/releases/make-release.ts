import type { OfficeHandler } from '../office-handler.ts';
import { wholeRelease } from './release-answers.ts';

/** Begins a release. */
export const handle: OfficeHandler<'POST /office/api/releases/make'> = (deps) => {
  return ({ session, locale, fields: { name }, once }) =>
    once({
      work: (transaction) => deps.releases.makeRelease(transaction, { name, by: session.staffId }),
      whole: ({ number }: { number: number }) => wholeRelease(deps, number, { session, locale }),
    });
};
