import { priceLimits } from '../../../contract/office/prices/prices.ts';
import type { OfficeHandler } from '../office-handler.ts';

/** Prices that are ours although their source says others. */
export const handle: OfficeHandler<'GET /office/api/price-overrides'> = ({ catalogue, releases }) => {
  return async ({ locale, reply }) => {
    const { all, waiting } = await catalogue.priceOverrides.count();
    const overrides = await catalogue.priceOverrides.read(priceLimits.mostShown);
    const names = new Map((await releases.releases()).map(({ number, name }) => [number, name]));
    return reply({
      total: all,
      waiting,
      overrides: overrides.map(({ apartmentId: id, number, ours, theirs, waits, release, madeAt, until }) => {
        const flat = catalogue.findFlatById(id);
        return {
          ...{ id, number, ours, theirs, waits, madeAt: madeAt.toISOString(), until: until?.toISOString() ?? null },
          place: flat ? `${flat.project.name[locale]}, ${flat.section.name[locale]}` : '',
          slug: flat?.slug ?? null,
          release: release === null ? null : { number: release, name: names.get(release) ?? `${release}` },
        };
      }),
    });
  };
};
