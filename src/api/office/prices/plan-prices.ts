import type { OfficeHandler } from '../office-handler.ts';
import { changeFlats } from './change-flats.ts';

/** Gives flats prices in a release. */
export const handle: OfficeHandler<'POST /office/api/prices/plan'> = (deps) => {
  return ({ fields: { rule, until, confirmed, ...fields }, once }) =>
    once(changeFlats(deps, { ...fields, change: { rule, until: until ? new Date(until) : null, confirmed } }));
};
