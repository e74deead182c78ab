import type { OfficeHandler } from '../office-handler.ts';
import { changeFlats } from './change-flats.ts';

/** Puts flats on sale, or takes them off, in a release. */
export const handle: OfficeHandler<'POST /office/api/statuses/plan'> = (deps) => {
  return ({ fields: { status, ...fields }, once }) => once(changeFlats(deps, { ...fields, change: { status } }));
};
