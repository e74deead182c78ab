import { kyivDay } from '../../base/kyiv-time.ts';
import { type Money, minorPerMajor, type Rate } from '../../base/money.ts';
import type { WireEffect, WireMonthly, WirePayableOffer } from '../../contract/catalogue/flat-offers.ts';
import type { WireOfferedFlat, WireOfferSummary } from '../../contract/content/offers.ts';
import type { Flat } from '../../domain/catalogue/catalogue.ts';
import type { LocalEntry } from '../../domain/content/content.ts';
import { type MonthlyPlan, monthlyPayment } from '../../domain/money/money.ts';
import { inBothCurrencies, offersOfFlat, priceWithOffer } from '../../domain/offers/offers.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { squareMetres, whole } from './wire-flat.ts';

type Offer = LocalEntry<'offer'>;
type Dependencies = Pick<ApiDependencies, 'catalogue'>;

export function wireEffect({ effect, gift }: Pick<Offer, 'effect' | 'gift'>): WireEffect {
  if (effect.kind === 'gift') return { kind: 'gift', value: 0, currency: null, gift };
  if (effect.kind === 'percent') return { kind: 'percent', value: effect.hundredths / 100, currency: null, gift: '' };
  return { kind: 'per_m2', value: effect.minor / minorPerMajor, currency: effect.currency, gift: '' };
}

/** The day on which the last moment of an offer lies: one that ends at midnight holds for the whole day before. */
export const lastDay = ({ until }: Pick<Offer, 'until'>): string => kyivDay(new Date(Date.parse(until) - 1));

/** External ids of an offer's projects, in the order in which projects are shown. */
export const projectIds = ({ projects }: Offer, { catalogue }: Dependencies): string[] =>
  catalogue.projects().flatMap(({ project }) => (projects.includes(project.slug) ? [project.externalId] : []));

export function wireOfferSummary(offer: Offer, deps: Dependencies): WireOfferSummary {
  return {
    slug: offer.slug,
    date: kyivDay(new Date(offer.from)),
    last_day: lastDay(offer),
    until: offer.until,
    over: offer.over,
    title: offer.title,
    lead: offer.lead,
    show_on_one_news: offer.showOnOneNews,
    tag_id: offer.tag,
    project_ids: projectIds(offer, deps),
    rooms: [...offer.rooms],
    effect: wireEffect(offer),
    picture: offer.picture,
  };
}

/** Of a price in the currency of a contract; the other currency follows from the day's rate. */
function wholeInBoth(price: Money, rate: Rate): { uah: number; usd: number } {
  const { uahMinor, usdMinor } = inBothCurrencies(price, rate);
  return { uah: whole(uahMinor), usd: whole(usdMinor) };
}

/** Null of a flat of whose price the offer would take too much. */
export function wireOfferedFlat(offer: Offer, flat: Flat, { rate, project }: { rate: Rate; project: string }): WireOfferedFlat | null {
  const price = priceWithOffer(offer, flat, rate);
  if (!price) return null;
  const under = wholeInBoth(price, rate);
  const [cost, costUsd] = [whole(flat.list.uahMinor), whole(flat.list.usdMinor)];
  return {
    id: flat.id,
    slug: flat.slug,
    number: flat.number,
    rooms_number: flat.roomsNumber,
    area: squareMetres(flat.areaHundredths),
    floor: flat.floor,
    floors_total: flat.section.floors_total,
    project,
    cost,
    cost_usd: costUsd,
    offer_cost: under.uah,
    offer_cost_usd: under.usd,
    saving: cost - under.uah,
    saving_usd: costUsd - under.usd,
  };
}

/** As the flat's own `monthly`, from another price in whole units. */
function monthlyUnder({ uah, usd }: { uah: number; usd: number }, plan: MonthlyPlan | null): WireMonthly {
  const payment = plan && monthlyPayment({ UAH: uah * minorPerMajor, USD: usd * minorPerMajor }, plan);
  return payment && { cost: whole(payment.UAH), cost_usd: whole(payment.USD), down: plan.downPercent, months: plan.months };
}

/** The offers that apply to one flat now; `plan` is the usual one of its section. */
export const wireFlatOffers = (offers: Offer[], flat: Flat, { rate, plan }: { rate: Rate; plan: MonthlyPlan | null }): WirePayableOffer[] =>
  offersOfFlat(offers, flat, { rate }).map(({ offer, price, applied }) => {
    const { uah, usd } = wholeInBoth(price, rate);
    return {
      slug: offer.slug,
      title: offer.title,
      last_day: lastDay(offer),
      effect: wireEffect(offer),
      for_everyone: offer.forEveryone,
      applied,
      cost: uah,
      cost_usd: usd,
      monthly: monthlyUnder({ uah, usd }, plan),
    };
  });
