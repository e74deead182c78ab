import type { Locale } from '../../../base/locale.ts';
import type { Rate } from '../../../base/money.ts';
import type { WireOffer, WireOfferAnswer } from '../../../contract/content/offers.ts';
import { anyFlat } from '../../../domain/catalogue/catalogue.ts';
import { type LocalEntry, listOffers } from '../../../domain/content/content.ts';
import { flatsOverHalf } from '../../../domain/offers/offers.ts';
import type { ApiDependencies } from '../../dependencies.ts';
import type { Handler } from '../../handler.ts';
import { projectIds, wireOfferedFlat, wireOfferSummary } from '../../wire/wire-offer.ts';

export type Dependencies = Pick<ApiDependencies, 'catalogue' | 'content' | 'money' | 'clock'>;

const mostRelated = 3;

/** How many flats show the effect of the offer on a price. */
const shownFlats = 4;

/** How many flats for sale cost so little that the offer is none for them. */
const leftOut = (offer: LocalEntry<'offer'>, { catalogue }: Dependencies, rate: Rate): number =>
  offer.effect.kind === 'per_m2'
    ? flatsOverHalf(catalogue, offer, { rate }).filter(({ id }) => catalogue.findFlatById(id)?.status === 'available').length
    : 0;

/** The flats for sale under an offer: their number, and some of them with their prices. None once it is over. */
function flatsUnder(offer: LocalEntry<'offer'>, deps: Dependencies, locale: Locale): Pick<WireOffer, 'apartments' | 'apartments_total'> {
  const rate = deps.money.currentRate()?.rate;
  const where = { projects: projectIds(offer, deps), rooms: offer.rooms };
  if (!rate || offer.over || where.projects.length === 0) return { apartments: [], apartments_total: 0 };
  const found = deps.catalogue.search({ ...anyFlat, ...where, sort: 'price_asc', page: 1, perPage: 1 });
  return {
    apartments: deps.catalogue
      .samples(where, shownFlats)
      .flatMap((flat) => wireOfferedFlat(offer, flat, { rate, project: flat.project.name[locale] }) ?? []),
    apartments_total: (found.ok ? found.value.total : 0) - leftOut(offer, deps, rate),
  };
}

/** `GET /api/{locale}/offer/{slug}`: one offer, also when it is over. */
export const handle: Handler<'GET /api/{locale}/offer/{slug}'> = (deps) => {
  return ({ params: { slug }, locale, reply, refuse }) => {
    const offers = deps.content.current()[locale].entries.offer;
    const offer = offers.find((one) => one.slug === slug);
    if (!offer) return refuse('unknown-offer');
    const others = listOffers(offers, {}).filter((one) => one !== offer);
    const near = [...others.filter(({ projects }) => projects.some((project) => offer.projects.includes(project))), ...others];
    const answer: WireOfferAnswer = {
      offer: {
        ...wireOfferSummary(offer, deps),
        now: deps.clock().toISOString(),
        html: offer.html,
        terms: [...offer.terms],
        gallery: offer.gallery,
        ...flatsUnder(offer, deps, locale),
        related: [...new Set(near)].slice(0, mostRelated).map((one) => wireOfferSummary(one, deps)),
      },
    };
    return reply(answer);
  };
};
