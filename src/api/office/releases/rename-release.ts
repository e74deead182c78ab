import type { OfficeHandler } from '../office-handler.ts';
import { stepOf } from './answer-release.ts';

/** Renames a release. */
export const handle: OfficeHandler<'POST /office/api/releases/rename'> = (deps) => {
  return ({ fields, once, ...asker }) =>
    once(stepOf(deps, asker, fields.number, (transaction) => deps.releases.renameRelease(transaction, fields)));
};
