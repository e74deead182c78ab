import { currencies } from '../../../base/money.ts';
import { priceLimits, type ReleasePrices } from '../../../contract/office/prices/prices.ts';
import { anyFlat, type Catalogue, type PlannedPrice } from '../../../domain/catalogue/catalogue.ts';
import type { OfficeHandler } from '../office-handler.ts';

type Reads = Pick<Catalogue, 'search' | 'projects' | 'findFlatById'>;

const outcomeOf = ({ applied_at, passed_over, undone_at }: PlannedPrice): ReleasePrices['prices'][number]['outcome'] =>
  undone_at ? 'undone' : applied_at ? 'applied' : passed_over ? 'passed-over' : 'planned';

/** The flats on the first page of the list, as a visitor comes to it. */
function firstPage(catalogue: Reads): number[] {
  const found = catalogue.search({ ...anyFlat, sort: 'price_asc', page: 1, perPage: 12 });
  return found.ok ? found.value.flats.map(({ id }) => id) : [];
}

/** The prices of a release, and what visitors will see of them. */
export const handle: OfficeHandler<'GET /office/api/release/prices'> = ({ releases, catalogue, watchersOf }) => {
  return async ({ query: { number }, locale, reply, decline }) => {
    if (!(await releases.findRelease(Number(number)))) return decline({ kind: 'unknown-release' });
    const prices = await releases.pricesOf(Number(number));
    const flats = new Map(prices.map(({ apartment_id: id }) => [id, catalogue.findFlatById(id)]));
    const open = prices.filter((price) => outcomeOf(price) === 'planned');
    const after = await catalogue.withPrices(new Map(open.map((price) => [price.apartment_id, price.after_minor])));
    const later = new Map(after.projects().map((summary) => [summary.project.externalId, summary]));
    const changed = Map.groupBy(flats.values(), (flat) => flat?.project.externalId);
    const known = firstPage(catalogue);
    return reply({
      total: prices.length,
      prices: prices.slice(0, priceLimits.mostShown).map((price) => {
        const flat = flats.get(price.apartment_id);
        return {
          ...{ id: price.apartment_id, number: flat?.number ?? `${price.apartment_id}`, slug: flat?.slug ?? null },
          place: flat ? `${flat.project.name[locale]}, ${flat.section.name[locale]}` : '',
          ...{ before: price.before_minor, after: price.after_minor, currency: price.currency, outcome: outcomeOf(price) },
          until: price.until?.toISOString() ?? null,
        };
      }),
      projects: catalogue.projects().flatMap(({ project, fromUahMinor }) => {
        const count = changed.get(project.externalId)?.length ?? 0;
        const lowest = { lowestBefore: fromUahMinor, lowestAfter: later.get(project.externalId)?.fromUahMinor ?? null };
        return count > 0 ? [{ name: project.name[locale], flats: count, ...lowest }] : [];
      }),
      sums: currencies.flatMap((currency) => {
        const ours = prices.filter((price) => price.currency === currency);
        const sum = (of: 'before_minor' | 'after_minor') => ours.reduce((all, price) => all + price[of], 0);
        return ours.length > 0 ? [{ currency, before: sum('before_minor'), after: sum('after_minor') }] : [];
      }),
      firstPage: firstPage(after).filter((id) => !known.includes(id)).length,
      subscribers: await watchersOf(open.flatMap(({ apartment_id: id }) => flats.get(id)?.slug ?? [])),
    });
  };
};
