import { priceLimits } from '../../../contract/office/prices/prices.ts';
import type { OfficeHandler } from '../office-handler.ts';

/** Prices and statuses that are ours although their source says others. */
export const handle: OfficeHandler<'GET /office/api/price-overrides'> = ({ catalogue, releases }) => {
  return async ({ locale, reply }) => {
    const { all, waiting } = await catalogue.priceOverrides.count();
    const overrides = await catalogue.priceOverrides.read(priceLimits.mostShown);
    const { total: standingTotal, standing } = await catalogue.plannedFlats.standing(priceLimits.mostShown);
    const names = new Map((await releases.releases()).map(({ number, name }) => [number, name]));
    const named = (id: number, number: string) => {
      const flat = catalogue.findFlatById(id);
      const place = flat ? `${flat.project.name[locale]}, ${flat.section.name[locale]}` : '';
      return { id, number, place, slug: flat?.slug ?? null };
    };
    const releaseOf = (number: number) => ({ number, name: names.get(number) ?? `${number}` });
    return reply({
      total: all,
      waiting,
      overrides: overrides.map(({ apartmentId, number, release, madeAt, until, ...prices }) => ({
        ...named(apartmentId, number),
        ...prices,
        release: release === null ? null : releaseOf(release),
        madeAt: madeAt.toISOString(),
        until: until?.toISOString() ?? null,
      })),
      standingTotal,
      standing: standing.map(({ apartmentId, number, status, release, since }) => ({
        ...named(apartmentId, number),
        status,
        release: releaseOf(release),
        since: since.toISOString(),
      })),
    });
  };
};
