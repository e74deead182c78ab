import type { Project } from '../../../contract/catalogue/project-summaries.ts';
import type { Client } from '../../../contract/client.ts';
import type { StaticPages } from '../../../contract/content/static-pages.ts';
import { type CardFlat, cardFlat } from '../../cards/card-flat.ts';
import { type LitHero, litHero } from '../lights/light.ts';
import { headlineOf } from '../news/load-news.ts';

const shownFlats = 4;
/** Of each quality: the cheapest ones are often of one plan. */
const asked = 24;
const shownOffers = 3;
const shownNews = 6;
const year = 12;

/** A flat chosen for one of its qualities. */
export type Selected = { quality: string; flat: CardFlat };
/** A year of one building site, the oldest month first. `percent` is how much of the whole was built. */
export type BuildingYear = {
  project: string;
  months: { month: string; percent: number; picture: StaticPages['projects'][number]['picture'] }[];
};

type Qualities = { id: string; name: string }[];

/**
 * The most affordable flat of each of the first qualities that flats are filtered by, no plan twice and not the one that
 * `known` returns; fewer when they cannot be loaded.
 */
export async function loadSelected(client: Client, qualities: Qualities, known: Promise<CardFlat | null>): Promise<Selected[]> {
  const cheapest = ({ id }: Qualities[number]) =>
    client('GET /api/{locale}/apartments', { query: `benefit_id=${encodeURIComponent(id)}&sort=price_asc&per_page=${asked}` })
      .then(({ apartments }) => apartments.items)
      .catch(() => []);
  const found = await Promise.all(qualities.slice(0, shownFlats).map(cheapest));
  // Flats of one plan have one area.
  const taken = new Set([(await known)?.area]);
  return found.flatMap((items, at) => {
    const item = items.find(({ area }) => !taken.has(area));
    if (!item) return [];
    taken.add(item.area);
    return [{ quality: qualities[at]?.name ?? '', flat: cardFlat(item) }];
  });
}

/** The last twelve months of the site with the most reports; null when there are no reports. */
export async function loadBuildingYear(client: Client): Promise<BuildingYear | null> {
  const reports = await client('GET /api/{locale}/construction', { query: { per_page: '48' } })
    .then(({ construction }) => construction.items)
    .catch(() => []);
  const bySite = Map.groupBy(reports, ({ projectId }) => projectId);
  const [most] = [...bySite].toSorted(([, one], [, other]) => other.length - one.length);
  if (!most) return null;
  const [project, newestFirst] = most;
  const months = newestFirst.slice(0, year).map(({ month, percent, picture }) => ({ month, percent, picture }));
  return { project, months: months.toReversed() };
}

/** The lights of the page's first picture; null when they cannot be loaded. */
export const loadLights = (client: Client, lead: Pick<Project, 'slug' | 'picture'> | undefined): Promise<LitHero | null> | null =>
  lead
    ? client('GET /api/{locale}/project/{slug}', { slug: lead.slug })
        .then(({ project }) => litHero(lead.picture, project))
        .catch(() => null)
    : null;

/** The promoted offers, else the first ones. */
export function offersOf({ offers = [], promotion = [] }: Partial<StaticPages>) {
  const promoted = offers.filter(({ slug }) => promotion.includes(slug));
  return (promoted.length > 0 ? promoted : offers).slice(0, shownOffers).map((offer) => ({ ...offer, picture: null }));
}

/** The newest; only the first one shows its picture. */
export const newsOf = ({ news = [] }: Partial<StaticPages>) =>
  news.slice(0, shownNews).map((item, at) => ({ ...headlineOf(item), picture: at === 0 ? item.picture : null }));
