import type { OfficeHandler } from '../office-handler.ts';
import { changeFlats } from './change-flats.ts';

/** Takes flats out of a release. */
export const handle: OfficeHandler<'POST /office/api/prices/drop'> = (deps) => {
  return ({ fields, once }) => once(changeFlats(deps, { ...fields, change: null }));
};
