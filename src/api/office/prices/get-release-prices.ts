import type { Locale } from '../../../base/locale.ts';
import { currencies, money } from '../../../base/money.ts';
import { priceLimits, type ReleasePrices } from '../../../contract/office/prices/prices.ts';
import { anyFlat, type Catalogue, type PlannedPrice } from '../../../domain/catalogue/catalogue.ts';
import { composeContent } from '../../../domain/content/content.ts';
import { makeFrozenOffers, pricesUnder } from '../../../domain/offers/offers.ts';
import type { Releases } from '../../../domain/releases/releases.ts';
import type { OfficeDependencies } from '../office-dependencies.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { standingQuotes } from '../quotes/standing-quotes.ts';
import { movedFlats } from './moved-by-offers.ts';

type Reads = Pick<Catalogue, 'search' | 'projects' | 'findFlatById'>;

type Planned = Pick<PlannedPrice, 'applied_at' | 'passed_over' | 'undone_at'>;
const outcomeOf = ({ applied_at, passed_over, undone_at }: Planned): ReleasePrices['prices'][number]['outcome'] =>
  undone_at ? 'undone' : applied_at ? 'applied' : passed_over ? 'passed-over' : 'planned';

/** The flats on the first page of the list, as a visitor comes to it. */
function firstPage(catalogue: Reads): number[] {
  const found = catalogue.search({ ...anyFlat, sort: 'price_asc', page: 1, perPage: 12 });
  return found.ok ? found.value.flats.map(({ id }) => id) : [];
}

type Laid = NonNullable<Awaited<ReturnType<Releases['laidAt']>>>;

/** What an open release means for quotes, at its instant and under the offers that it makes. */
function quotesOf(deps: OfficeDependencies, { release, contents }: Laid, open: readonly PlannedPrice[], locale: Locale) {
  const at = release.publishAt ?? deps.clock();
  const content = composeContent(contents, at.getTime());
  const prices = new Map(open.map((price) => [price.apartment_id, money(price.after_minor, price.currency)]));
  const offersOf = makeFrozenOffers({ current: () => content });
  return standingQuotes(deps, { at, pricesOf: async () => prices, offersOf }, locale);
}

/** The prices and statuses of a release, and what visitors will see of them. */
export const handle: OfficeHandler<'GET /office/api/release/prices'> = (deps) => {
  const { releases, catalogue, watchersOf } = deps;
  return async ({ query: { number }, locale, reply, decline }) => {
    const found = await releases.findRelease(Number(number));
    if (!found) return decline({ kind: 'unknown-release' });
    const [prices, statuses] = [await releases.pricesOf(Number(number)), await releases.statusesOf(Number(number))];
    const ids = new Set([...prices, ...statuses].map(({ apartment_id: id }) => id));
    const flats = new Map([...ids].map((id) => [id, catalogue.findFlatById(id)]));
    const named = (id: number) => {
      const flat = flats.get(id);
      const place = flat ? `${flat.project.name[locale]}, ${flat.section.name[locale]}` : '';
      return { id, number: flat?.number ?? `${id}`, slug: flat?.slug ?? null, place };
    };
    const open = prices.filter((price) => outcomeOf(price) === 'planned');
    const moving = statuses.filter((planned) => outcomeOf(planned) === 'planned' && planned.fits);
    const at = found.release.publishAt ?? deps.clock();
    const laid = await releases.laidAt(Number(number), at);
    if (!laid) return decline({ kind: 'unknown-release' });
    const offersOf = (contents: Laid['contents']) => pricesUnder(composeContent(contents, at.getTime()).uk.entries.offer);
    const before = await catalogue.withPlanned(laid.flatsUnder, { at, offers: offersOf(laid.contentsUnder) });
    const after = await catalogue.withPlanned(laid.flats, { at, offers: offersOf(laid.contents) });
    const later = new Map(after.projects().map((summary) => [summary.project.externalId, summary]));
    const isOffered = offersOf(laid.contents).rule !== offersOf(laid.contentsUnder).rule;
    const moved = isOffered ? movedFlats(before, after).flatMap((id) => flats.get(id) ?? catalogue.findFlatById(id) ?? []) : [];
    const changed = Map.groupBy(new Set([...flats.values(), ...moved]), (flat) => flat?.project.externalId);
    const known = firstPage(before);
    return reply({
      total: prices.length,
      prices: prices.slice(0, priceLimits.mostShown).map((price) => ({
        ...named(price.apartment_id),
        before: price.before_minor,
        after: price.after_minor,
        currency: price.currency,
        outcome: outcomeOf(price),
        until: price.until?.toISOString() ?? null,
      })),
      statusCounts: {
        available: statuses.filter(({ status }) => status === 'available').length,
        reserved: statuses.filter(({ status }) => status === 'reserved').length,
      },
      // What would be passed over is seen first.
      statuses: statuses
        .map((planned) => ({
          ...named(planned.apartment_id),
          status: planned.status,
          outcome: outcomeOf(planned),
          waits: outcomeOf(planned) === 'planned' && !planned.fits,
        }))
        .toSorted((one, other) => Number(isLeft(other)) - Number(isLeft(one)) || one.status.localeCompare(other.status))
        .slice(0, priceLimits.mostShown),
      projects: before.projects().flatMap(({ project, fromUahMinor, total }) => {
        const count = changed.get(project.externalId)?.length ?? 0;
        const then = later.get(project.externalId);
        const shown = {
          lowestBefore: fromUahMinor,
          lowestAfter: then?.fromUahMinor ?? null,
          forSaleBefore: total,
          forSaleAfter: then?.total ?? 0,
        };
        return count > 0 ? [{ name: project.name[locale], flats: count, ...shown }] : [];
      }),
      sums: currencies.flatMap((currency) => {
        const ours = prices.filter((price) => price.currency === currency);
        const sum = (of: 'before_minor' | 'after_minor') => ours.reduce((all, price) => all + price[of], 0);
        return ours.length > 0 ? [{ currency, before: sum('before_minor'), after: sum('after_minor') }] : [];
      }),
      firstPage: firstPage(after).filter((id) => !known.includes(id)).length,
      quotes: open.length > 0 ? await quotesOf(deps, laid, open, locale) : null,
      subscribers: await watchersOf([...open, ...moving].flatMap(({ apartment_id: id }) => flats.get(id)?.slug ?? [])),
    });
  };
};

const isLeft = ({ waits, outcome }: Pick<ReleasePrices['statuses'][number], 'waits' | 'outcome'>) => waits || outcome === 'passed-over';
