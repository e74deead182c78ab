import type { Locale } from '../../base/locale.ts';
import { type Offer, type OfferAnswer, type OffersAnswer, type OffersQuery, offersPerPage } from '../../contract/content/offers.ts';
import { anyFlat } from '../../domain/catalogue/catalogue.ts';
import { type LocalEntry, listOffers } from '../../domain/content/content.ts';
import type { ApiContext, ApiHouse } from '../house.ts';
import { answerProblem, localeOf } from '../problem.ts';
import { makeAnswer, sendJson } from '../send-json.ts';
import { pageOf } from './page-of.ts';
import { projectIds, wireOfferedFlat, wireOfferSummary } from './wire-offer.ts';

type House = Pick<ApiHouse, 'catalogue' | 'content' | 'money' | 'clock'>;
const mostRelated = 3;
/** How many flats show what the offer does to a price. */
const shownFlats = 4;

/** `GET /api/{locale}/offers`: the offers that hold now. */
export function makeListOffers(house: House) {
  return (c: ApiContext, { page, per_page, tag, project_id }: OffersQuery): Response => {
    const { offer, offer_tag } = house.content.current()[localeOf(c)].entries;
    if (tag && !offer_tag.some(({ slug }) => slug === tag)) return answerProblem(c, 'bad-query', { tag: ['unknown'] });
    const project = house.catalogue.projects().find((one) => one.project.salesforce_id === project_id)?.project.slug;
    if (project_id && project === undefined) return answerProblem(c, 'bad-query', { project_id: ['unknown'] });
    const listed = listOffers(offer, { ...(tag && { tag }), ...(project !== undefined && { project }) });
    const { items, ...rest } = pageOf(listed, { page, perPage: Number(per_page || offersPerPage) });
    const answer: OffersAnswer = { offers: { items: items.map((item) => wireOfferSummary(item, house)), ...rest } };
    return sendJson(
      c,
      makeAnswer(() => answer),
    );
  };
}

/** What can be bought under an offer: how many flats, and some of them with their prices. Nothing once it is over. */
function flatsUnder(offer: LocalEntry<'offer'>, house: House, locale: Locale): Pick<Offer, 'apartments' | 'apartments_total'> {
  const rate = house.money.currentRate()?.rate;
  const where = { projects: projectIds(offer, house), rooms: offer.rooms };
  if (!rate || offer.over || where.projects.length === 0) return { apartments: [], apartments_total: 0 };
  const found = house.catalogue.search({ ...anyFlat, ...where, sort: 'price_asc', page: 1, perPage: 1 });
  return {
    apartments: house.catalogue
      .samples(where, shownFlats)
      .map((flat) => wireOfferedFlat(offer, flat, { rate, project: flat.project.name[locale] })),
    apartments_total: found.ok ? found.value.total : 0,
  };
}

/** `GET /api/{locale}/offer/{slug}`: one offer, also when it is over. */
export function makeShowOffer(house: House) {
  return (c: ApiContext, slug: string): Response => {
    const locale = localeOf(c);
    const offers = house.content.current()[locale].entries.offer;
    const offer = offers.find((one) => one.slug === slug);
    if (!offer) return answerProblem(c, 'unknown-offer');
    const others = listOffers(offers, {}).filter((one) => one !== offer);
    const near = [...others.filter(({ projects }) => projects.some((project) => offer.projects.includes(project))), ...others];
    const answer: OfferAnswer = {
      offer: {
        ...wireOfferSummary(offer, house),
        now: house.clock().toISOString(),
        html: offer.html,
        terms: [...offer.terms],
        gallery: offer.gallery,
        ...flatsUnder(offer, house, locale),
        related: [...new Set(near)].slice(0, mostRelated).map((one) => wireOfferSummary(one, house)),
      },
    };
    return sendJson(
      c,
      makeAnswer(() => answer),
    );
  };
}
