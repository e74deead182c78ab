import type { ZodMiniType } from 'zod/mini';
import type { Locale } from '../base/locale.ts';
import { isSafeHtml } from '../base/safe-html.ts';
import { apartmentAnswerSchema, apartmentsAnswerSchema } from '../contract/catalogue/apartments.ts';
import { type Client, makeClient, problemOf } from '../contract/client.ts';
import { camerasAnswerSchema } from '../contract/content/cameras.ts';
import { legalAnswerSchema } from '../contract/content/legal.ts';
import { newsAnswerSchema, newsItemAnswerSchema } from '../contract/content/news.ts';
import { offerAnswerSchema, offersAnswerSchema } from '../contract/content/offers.ts';
import { advertisingAnswerSchema, aerialAnswerSchema } from '../contract/content/partners.ts';
import { pressAnswerSchema } from '../contract/content/press.ts';
import { constructionAnswerSchema, projectAnswerSchema } from '../contract/content/projects.ts';
import { type StaticPages, staticPagesSchema } from '../contract/content/static-pages.ts';
import { tourAnswerSchema } from '../contract/content/tours.ts';
import { vacanciesAnswerSchema, vacancyAnswerSchema } from '../contract/content/vacancies.ts';
import { readLeniently } from '../contract/lenient.ts';
import { instalmentAnswerSchema } from '../contract/money/instalments.ts';
import { yieldAnswerSchema } from '../contract/money/rental-yield.ts';
import type { Log } from '../platform/log/log.ts';

/** A visitor waits no longer for a page; what has not answered until then counts as down. */
const patienceMs = 4_000;

/**
 * The API of another host as our pages reach it. It may be slow, fail, or send a field less: what it answers is made whole by
 * the contract, and an answer that is late or says nothing is thrown. Its pictures are loaded from its host.
 */
export function makeExternalClient({ apiUrl, log }: { apiUrl: string; log: Pick<Log, 'warn'> }): (locale: Locale) => Client {
  const { origin } = new URL(apiUrl);

  /** Keeps the reason for the operator: a page only shows that something is missing. */
  async function told<Answer>(what: string, asked: Promise<Answer>): Promise<Answer> {
    try {
      return await asked;
    } catch (fault) {
      if ((problemOf(fault)?.statusCode ?? 500) >= 500) log.warn({ err: fault, what }, 'the external API failed');
      throw fault;
    }
  }
  return (locale) => {
    const client = makeClient((path, init) => fetch(`${apiUrl}${path}`, { ...init, signal: inTime(init?.signal) }), locale);
    const read = <Answer>(schema: ZodMiniType<Answer>, asked: Promise<unknown>) =>
      asked.then((answer) => readLeniently(schema, picturesFrom(origin, answer)));
    return {
      ...client,
      staticPages: async () => safeTexts(await told('static-pages', read(staticPagesSchema, client.staticPages()))),
      apartment: (slug) => told('apartment', read(apartmentAnswerSchema, client.apartment(slug))),
      offers: (query) => told('offers', read(offersAnswerSchema, client.offers(query))),
      async offer(slug) {
        const { offer } = await told('offer', read(offerAnswerSchema, client.offer(slug)));
        return { offer: { ...offer, html: safe(offer.html) } };
      },
      vacancies: (query) => told('vacancies', read(vacanciesAnswerSchema, client.vacancies(query))),
      vacancyCategory: (id, query) => told('vacancy_category', read(vacanciesAnswerSchema, client.vacancyCategory(id, query))),
      vacancy: (slug) => told('vacancy', read(vacancyAnswerSchema, client.vacancy(slug))),
      instalmentPlan: (query, signal) => told('instalment-plan', read(instalmentAnswerSchema, client.instalmentPlan(query, signal))),
      rentalYield: (query, signal) => told('rental-yield', read(yieldAnswerSchema, client.rentalYield(query, signal))),
      async apartments(query, signal) {
        const { apartments } = await told('apartments', read(apartmentsAnswerSchema, client.apartments(query, signal)));
        const { items, total, lastPage } = apartments;
        return { apartments: { ...apartments, total: Math.max(total, items.length), lastPage: Math.max(lastPage, 1) } };
      },
      project: (slug) => told('project', read(projectAnswerSchema, client.project(slug))),
      tour: (slug) => told('tour', read(tourAnswerSchema, client.tour(slug))),
      cameras: (slug) => told('cameras', read(camerasAnswerSchema, client.cameras(slug))),
      construction: (query) => told('construction', read(constructionAnswerSchema, client.construction(query))),
      async advertising() {
        const { advertising } = await told('advertising', read(advertisingAnswerSchema, client.advertising()));
        return { advertising: advertising.map((space) => ({ ...space, html: safe(space.html) })) };
      },
      async aerialPhotography() {
        const { aerial_photography } = await told('aerial photography', read(aerialAnswerSchema, client.aerialPhotography()));
        return { aerial_photography: aerial_photography.map((survey) => ({ ...survey, html: safe(survey.html) })) };
      },
      async legal(page) {
        const { legal } = await told('legal', read(legalAnswerSchema, client.legal(page)));
        return { legal: legal.map((chapter) => ({ ...chapter, html: safe(chapter.html) })) };
      },
      pressRoom: () => told('press-room', read(pressAnswerSchema, client.pressRoom())),
      news: (query) => told('news', read(newsAnswerSchema, client.news(query))),
      async newsItem(slug) {
        const { news } = await told('news item', read(newsItemAnswerSchema, client.newsItem(slug)));
        return { news: { ...news, html: safe(news.html) } };
      },
    };
  };
}

/** Markup that could do more than look is left out. */
const safe = (html: string): string => (isSafeHtml(html) ? html : '');

function safeTexts({ pages, ...rest }: StaticPages): StaticPages {
  const safePages = Object.entries(pages).map(([path, page]) => [
    path,
    { ...page, seo_blocks: page.seo_blocks.filter(({ html }) => isSafeHtml(html)) },
  ]);
  return { ...rest, pages: Object.fromEntries(safePages) };
}

function inTime(signal: AbortSignal | undefined): AbortSignal {
  const late = AbortSignal.timeout(patienceMs);
  return signal ? AbortSignal.any([signal, late]) : late;
}

/** Addresses of pictures that name no host are of the API's host. */
function picturesFrom(origin: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => picturesFrom(origin, one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) =>
      (name === 'src' || name === 'srcset') && typeof one === 'string'
        ? [name, one.replace(/(^|,\s*)\/(?!\/)/g, `$1${origin}/`)]
        : [name, picturesFrom(origin, one)],
    ),
  );
}
