import type { Locale } from '../../base/locale.ts';
import { formatRate } from '../../base/money.ts';
import { nameId } from '../../base/text/name-id.ts';
import type { WireFilters, WireProject, WireSection } from '../../contract/catalogue/project-summaries.ts';
import type { WireStaticPages } from '../../contract/content/static-pages.ts';
import type { ProjectSummary } from '../../domain/catalogue/catalogue.ts';
import { type Content, type LocalContent, listNews, listOffers, listVacancies, stationPlaces } from '../../domain/content/content.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { isHandedOver, squareMetres, whole, wireBounds } from '../wire/wire-flat.ts';
import { wireOfferSummary } from '../wire/wire-offer.ts';
import { wireNewsSummary } from './news/wire-news.ts';
import { newestVacancies, pageParts } from './page-parts.ts';
import { heroLights, otherLight } from './projects/hero-lights.ts';
import { wireVacancySummary } from './vacancies/wire-vacancy.ts';
import { wireMenus, wirePage } from './wire-menus.ts';

/** As many as the home page and the press room show. */
const newestNews = 6;

type Dependencies = Pick<ApiDependencies, 'catalogue' | 'content' | 'money'>;

function nearestMetro({ entries }: LocalContent, slug: string): WireProject['metro'] {
  const stations = entries.place.filter(({ project, landmark }) => landmark === 'metro' && project === slug);
  const [nearest] = stations.toSorted((one, other) => one.minutes - other.minutes);
  return nearest ? { name: nearest.name, minutes: nearest.minutes } : null;
}

function wireProject(summary: ProjectSummary, texts: LocalContent, locale: Locale): WireProject {
  const { project, total, fromUahMinor, fromUsdMinor, areaFromHundredths, areaToHundredths, quarter, storeys } = summary;
  const story = texts.projectStories[project.slug];
  return {
    salesforce_id: project.externalId,
    name: project.name[locale],
    prime: project.prime,
    slug: project.slug,
    class: project.class,
    district: project.district[locale],
    district_id: nameId(project.district),
    address: project.address[locale],
    coordinates: story?.point ?? null,
    metro: nearestMetro(texts, project.slug),
    stage: project.stage,
    submission_date: quarter ?? '',
    sale: project.sale,
    total,
    cost_from: fromUahMinor === null ? null : whole(fromUahMinor),
    cost_from_usd: fromUsdMinor === null ? null : whole(fromUsdMinor),
    area_from: areaFromHundredths === null ? null : squareMetres(areaFromHundredths),
    area_to: areaToHundredths === null ? null : squareMetres(areaToHundredths),
    storeys,
    lead: story?.lead ?? '',
    about: story?.about ?? [],
    features: (story?.features ?? []).map(({ title, text, category }) => ({ title, text, category_id: category })),
    picture: story?.picture ?? null,
    other_light: otherLight(heroLights(texts, project.slug), story?.picture ?? null),
    gallery: story?.gallery ?? [],
  };
}

const isFinished = (catalogue: Dependencies['catalogue'], quarter: string): boolean =>
  catalogue.sections().every(({ deliveryQuarter, project }) => deliveryQuarter !== quarter || isHandedOver(project));

function wireFilters({ catalogue }: Dependencies, contents: Content, locale: Locale): WireFilters {
  const districts = new Map(contents[locale].entries.district.map((district) => [district.slug, district]));
  return {
    ...wireBounds(catalogue.everything().bounds),
    project_submission_date: catalogue.quarters(),
    handed_over_dates: catalogue.quarters().filter((quarter) => isFinished(catalogue, quarter)),
    benefit_categories: catalogue.benefits().map(({ externalId, name }) => ({ salesforce_id: externalId, name: name[locale] })),
    district_all: catalogue.districts().map(({ id, name }) => {
      const { where = null, bank = null, point = null } = districts.get(id) ?? {};
      return { id, name: name[locale], where, bank, coordinates: point };
    }),
    metro_all: stationsOf(catalogue, contents, locale),
    project_all: catalogue.projects().map(({ project: { externalId, name, prime, slug } }) => ({
      salesforce_id: externalId,
      name: name[locale],
      prime,
      slug,
    })),
  };
}

/** Those near the projects, each once. */
function stationsOf(catalogue: Dependencies['catalogue'], contents: Content, locale: Locale): WireFilters['metro_all'] {
  const projects = new Set(catalogue.projects().map(({ project }) => project.slug));
  const near = stationPlaces(contents, locale).filter(({ project }) => projects.has(project));
  const names = new Map(near.map(({ id, name }) => [id, name]));
  return [...names].map(([id, name]) => ({ id, name })).sort((one, other) => one.name.localeCompare(other.name, locale));
}

const wireNamed = ({ slug, name }: { slug: string; name: string }) => ({ id: slug, name });

/** The content that all pages share. */
export function wireStaticPages(deps: Dependencies, locale: Locale): WireStaticPages {
  const { catalogue, content, money } = deps;
  const texts = content.current()[locale];
  const rate = money.currentRate();
  const offers = listOffers(texts.entries.offer, {});
  const vacancies = listVacancies(texts.entries.vacancy);
  const parts: Record<string, object> = pageParts(texts, deps);
  return {
    ...wireMenus(texts),
    section: catalogue.sections().map(
      (section): WireSection => ({
        salesforce_id: section.externalId,
        salesforce_project_id: section.project.externalId,
        name: section.name[locale],
        floors_total: section.floors_total,
        submission_date: section.deliveryQuarter,
      }),
    ),
    filters: wireFilters(deps, content.current(), locale),
    projects: catalogue.projects().map((summary) => wireProject(summary, texts, locale)),
    active_currency_rate: rate && { value: formatRate(rate.rate), date: rate.date, source: rate.source[locale] },
    shares: offers.map((offer) => wireOfferSummary(offer, deps)),
    share_tag_category: texts.entries.offer_tag.map(({ slug, name }) => ({ id: slug, name })),
    promotion: offers.flatMap(({ slug, showOnOneNews }) => (showOnOneNews ? [slug] : [])),
    news: listNews(texts.entries.news, {})
      .slice(0, newestNews)
      .map((item) => wireNewsSummary(item, deps)),
    news_tags: texts.entries.news_tag.map(wireNamed),
    stage_of_construction: texts.entries.construction_stage.map(wireNamed),
    tag_infrastructure_category: texts.entries.infrastructure_category.map(wireNamed),
    feature_categories: texts.entries.feature_category.map(wireNamed),
    career_categories: texts.entries.career_category.map(({ slug, name, text, points }) => ({ id: slug, name, text, points })),
    vacancies: vacancies.slice(0, newestVacancies).map(wireVacancySummary),
    vacancy_categories: texts.entries.vacancy_category.map(({ slug, name }) => ({
      id: slug,
      name,
      total: vacancies.filter(({ category }) => category === slug).length,
    })),
    pages: Object.fromEntries(Object.entries(texts.pages).map(([path, page]) => [path, { ...wirePage(page), ...parts[path] }])),
  };
}
