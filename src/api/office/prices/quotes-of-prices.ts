import type { OfficeHandler } from '../office-handler.ts';
import { standingQuotes } from '../quotes/standing-quotes.ts';

/** Which quotes the prices of a rule mean something for. */
export const handle: OfficeHandler<'POST /office/api/prices/quotes'> = (deps) => {
  return async ({ fields: { apartments, rule }, locale, reply }) => {
    const asked = new Set(apartments);
    const pricesOf = (ids: readonly number[]) =>
      deps.catalogue.plannedFlats.byRule({ apartments: ids.filter((id) => asked.has(id)), rule });
    return reply(await standingQuotes(deps, { at: deps.clock(), pricesOf }, locale));
  };
};
