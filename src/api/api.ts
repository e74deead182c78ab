import { randomUUID } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono-openapi';
import { isLocale } from '../base/locale.ts';
import { apartmentsQuerySchema } from '../contract/catalogue/apartments-query.ts';
import { floorPlansQuerySchema } from '../contract/catalogue/houses.ts';
import { newsQuerySchema } from '../contract/content/news.ts';
import { offersQuerySchema } from '../contract/content/offers.ts';
import { constructionQuerySchema } from '../contract/content/projects.ts';
import { vacanciesQuerySchema } from '../contract/content/vacancies.ts';
import { instalmentQuerySchema } from '../contract/money/instalments.ts';
import { yieldQuerySchema } from '../contract/money/rental-yield.ts';
import { makeFileRoom } from '../platform/http/body-room.ts';
import { commonHeaders } from '../platform/http/security-headers.ts';
import { Unreachable } from '../platform/http/unreachable.ts';
import { makeShowApartment } from './catalogue/apartment.ts';
import { makeShowApartmentStatus } from './catalogue/apartment-status.ts';
import { makeListApartments } from './catalogue/apartments.ts';
import { makeShowBoard } from './catalogue/board.ts';
import { makeShowOutlook } from './catalogue/outlook.ts';
import { addClients } from './clients/clients.ts';
import { makeShowCameras } from './content/cameras.ts';
import { makeShowFloorPlans, makeShowViewpoints } from './content/houses.ts';
import { makeShowLegal } from './content/legal.ts';
import { makeListNews, makeShowNewsItem } from './content/news.ts';
import { makeListOffers, makeShowOffer } from './content/offers.ts';
import { makeListAdvertising, makeListAerialPhotography } from './content/partners.ts';
import { makeShowPressRoom } from './content/press.ts';
import { makeListConstruction, makeShowProject } from './content/project.ts';
import { makeShowStaticPages } from './content/static-pages.ts';
import { makeShowSurroundings } from './content/surroundings.ts';
import { makeShowTour } from './content/tour.ts';
import { makeListVacancies, makeShowVacancy } from './content/vacancies.ts';
import { addDeals } from './deals/deals.ts';
import { descriptions } from './descriptions.ts';
import { docsPage } from './docs-page.ts';
import { takeTurn } from './fair-turn.ts';
import { fieldErrors } from './field-errors.ts';
import { bodyOf, knownLocale, noQuery, readableAddress } from './gates.ts';
import type { ApiContext, ApiEnv, ApiHouse } from './house.ts';
import { makeRequestConsultation } from './leads/consultation.ts';
import { largestResumeForm, makeSendResume } from './leads/resume.ts';
import { makeSubscriptionAnswers } from './leads/subscription.ts';
import { limitRate } from './limit-rate.ts';
import { makePlanInstalments } from './money/instalment-plan.ts';
import { makeReckonYield } from './money/rental-yield.ts';
import { describeApi } from './openapi.ts';
import { makePacking } from './pack-answers.ts';
import { answerProblem } from './problem.ts';
import { noteSecurity } from './security-events.ts';
import { type Answer, makeAnswer, sendJson } from './send-json.ts';

const largestForm = 64 * 1024;

const everyAnswer = {
  ...commonHeaders,
  // Sites on other hosts may use this API from the browser. It knows no cookie, so that nobody's rights travel with a request.
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, retry-after, x-request-id',
};
const withCommonHeaders: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(everyAnswer)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
};

type QueryResult = Parameters<Parameters<typeof validator>[2] & object>[0];
const refuseQuery = (result: QueryResult, c: ApiContext) => {
  if (!result.success) return answerProblem(c, 'bad-query', fieldErrors(result.error, result.data));
};
const floorPlansQuery = validator('query', floorPlansQuerySchema, refuseQuery);
const apartmentsQuery = validator('query', apartmentsQuerySchema, refuseQuery);
const newsQuery = validator('query', newsQuerySchema, refuseQuery);
const constructionQuery = validator('query', constructionQuerySchema, refuseQuery);
const instalmentQuery = validator('query', instalmentQuerySchema, refuseQuery);
const yieldQuery = validator('query', yieldQuerySchema, refuseQuery);
const offersQuery = validator('query', offersQuerySchema, refuseQuery);
const vacanciesQuery = validator('query', vacanciesQuerySchema, refuseQuery);

/**
 * The whole HTTP API under `/api`; `inMemory` gives it to our own pages, which are not counted against any limit. What is thrown is logged with the request's number and answered 500 without a detail.
 */
export function makeApi(house: ApiHouse): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>();
  const listApartments = makeListApartments(house);
  const showApartment = makeShowApartment(house);
  const showApartmentStatus = makeShowApartmentStatus(house);
  const showBoard = makeShowBoard(house);
  const showOutlook = makeShowOutlook(house);
  const showFloorPlans = makeShowFloorPlans(house);
  const showViewpoints = makeShowViewpoints(house);
  const showStaticPages = makeShowStaticPages(house);
  const listNews = makeListNews(house);
  const showNewsItem = makeShowNewsItem(house);
  const showProject = makeShowProject(house);
  const showTour = makeShowTour(house);
  const showCameras = makeShowCameras(house);
  const listConstruction = makeListConstruction(house);
  const showSurroundings = makeShowSurroundings(house);
  const planInstalments = makePlanInstalments(house);
  const reckonYield = makeReckonYield(house);
  const listOffers = makeListOffers(house);
  const showOffer = makeShowOffer(house);
  const listVacancies = makeListVacancies(house);
  const showVacancy = makeShowVacancy(house);
  const requestConsultation = makeRequestConsultation(house);
  const { subscribe, confirm, unsubscribe } = makeSubscriptionAnswers(house);
  const sendResume = makeSendResume(house);
  const reads = limitRate({ points: house.limits.readsPerMinute, seconds: 60 });
  const { formsPer10Minutes } = house.limits;
  const forms = limitRate({ points: formsPer10Minutes, seconds: 600, networkPoints: 4 * formsPer10Minutes });
  const smallBody = bodyOf(largestForm);

  api.use(withCommonHeaders, noteSecurity(house), readableAddress, takeTurn(house.fairly), makePacking());
  api.get('/api/:locale/static-pages', descriptions.staticPages, reads, knownLocale, noQuery, showStaticPages);
  api.get('/api/:locale/apartments', descriptions.apartments, reads, knownLocale, apartmentsQuery, (c) =>
    listApartments(c, c.req.valid('query')),
  );
  api.get('/api/:locale/apartment/:slug', descriptions.apartment, reads, knownLocale, noQuery, (c) =>
    showApartment(c, c.req.param('slug')),
  );
  api.get('/api/:locale/apartment/:slug/outlook', descriptions.outlook, reads, knownLocale, noQuery, (c) =>
    showOutlook(c, c.req.param('slug')),
  );
  api.get('/api/:locale/news', descriptions.news, reads, knownLocale, newsQuery, (c) => listNews(c, c.req.valid('query')));
  api.get('/api/:locale/news/:slug', descriptions.newsItem, reads, knownLocale, noQuery, (c) => showNewsItem(c, c.req.param('slug')));
  api.get('/api/:locale/project/:slug', descriptions.project, reads, knownLocale, noQuery, (c) => showProject(c, c.req.param('slug')));
  api.get('/api/:locale/project/:slug/board', descriptions.board, reads, knownLocale, noQuery, (c) => showBoard(c, c.req.param('slug')));
  api.get('/api/:locale/project/:slug/surroundings', descriptions.surroundings, reads, knownLocale, noQuery, (c) =>
    showSurroundings(c, c.req.param('slug')),
  );
  api.get('/api/:locale/project/:slug/floor-plans', descriptions.floorPlans, reads, knownLocale, floorPlansQuery, (c) =>
    showFloorPlans(c, c.req.param('slug') ?? '', c.req.valid('query')),
  );
  api.get('/api/:locale/project/:slug/viewpoints', descriptions.viewpoints, reads, knownLocale, noQuery, (c) =>
    showViewpoints(c, c.req.param('slug')),
  );
  api.get('/api/:locale/project/:slug/tour', descriptions.tour, reads, knownLocale, noQuery, (c) => showTour(c, c.req.param('slug')));
  api.get('/api/:locale/project/:slug/cameras', descriptions.cameras, reads, knownLocale, noQuery, (c) =>
    showCameras(c, c.req.param('slug')),
  );
  api.get('/api/:locale/construction', descriptions.construction, reads, knownLocale, constructionQuery, (c) =>
    listConstruction(c, c.req.valid('query')),
  );
  api.get('/api/:locale/advertising', descriptions.advertising, reads, knownLocale, noQuery, makeListAdvertising(house));
  api.get('/api/:locale/aerial-photography', descriptions.aerialPhotography, reads, knownLocale, noQuery, makeListAerialPhotography(house));
  api.get('/api/:locale/press-room', descriptions.pressRoom, reads, knownLocale, noQuery, makeShowPressRoom(house));
  api.get('/api/:locale/legal/:slug', descriptions.legal, reads, knownLocale, noQuery, makeShowLegal(house));
  api.get('/api/:locale/offers', descriptions.offers, reads, knownLocale, offersQuery, (c) => listOffers(c, c.req.valid('query')));
  api.get('/api/:locale/offer/:slug', descriptions.offer, reads, knownLocale, noQuery, (c) => showOffer(c, c.req.param('slug')));
  api.get('/api/:locale/vacancies', descriptions.vacancies, reads, knownLocale, vacanciesQuery, (c) =>
    listVacancies(c, c.req.valid('query')),
  );
  api.get('/api/:locale/vacancy_category/:id', descriptions.vacancyCategory, reads, knownLocale, vacanciesQuery, (c) =>
    listVacancies(c, c.req.valid('query'), c.req.param('id')),
  );
  api.get('/api/:locale/vacancy/:slug', descriptions.vacancy, reads, knownLocale, noQuery, (c) => showVacancy(c, c.req.param('slug')));
  api.get('/api/get-apartment-status/:id', descriptions.apartmentStatus, reads, noQuery, (c) => showApartmentStatus(c, c.req.param('id')));
  api.get('/api/:locale/instalment-plan', descriptions.instalmentPlan, reads, knownLocale, instalmentQuery, (c) =>
    planInstalments(c, c.req.valid('query')),
  );
  api.get('/api/:locale/rental-yield', descriptions.rentalYield, reads, knownLocale, yieldQuery, (c) =>
    reckonYield(c, c.req.valid('query')),
  );
  api.post('/api/:locale/consultation', descriptions.consultation, forms, knownLocale, noQuery, smallBody, requestConsultation);
  api.post('/api/:locale/subscription', descriptions.subscription, forms, knownLocale, noQuery, smallBody, subscribe);
  api.post('/api/:locale/subscription/confirm', descriptions.confirmSubscription, reads, knownLocale, noQuery, smallBody, confirm);
  api.post('/api/:locale/subscription/unsubscribe', descriptions.endSubscription, reads, knownLocale, noQuery, smallBody, unsubscribe);
  api.post('/api/:locale/resume', descriptions.resume, forms, knownLocale, noQuery, bodyOf(largestResumeForm, makeFileRoom()), sendResume);
  addClients(api, house, reads);
  addDeals(api, house, reads);

  // Described when somebody first asks: it would cost a start more than all the rest of the API.
  let described: Promise<{ answer: Answer; page: string }> | undefined;
  const describe = () => {
    described ??= describeApi(api, house.publicUrl).then((document) => ({ answer: makeAnswer(() => document), page: docsPage(document) }));
    return described;
  };
  api.get('/api/openapi.json', reads, async (c) => sendJson(c, (await describe()).answer));
  api.get('/api/docs/', reads, async (c) =>
    c.html((await describe()).page, 200, {
      'cache-control': 'public, max-age=300',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    }),
  );
  api.get('/api/docs', (c) => c.redirect('/api/docs/', 308));

  refuseOtherMethods(api);
  api.notFound((c) => answerProblem(c, 'unknown-address'));
  api.onError((fault, c) => {
    if (fault instanceof Unreachable) return answerProblem(c, 'unreachable', undefined, fault.retryAfterSeconds);
    // Nobody is there any more: who leaves while he sends has had no fault of ours.
    if (isLeaving(fault) && c.req.raw.signal.aborted) return answerProblem(c, 'too-slow');
    const id = randomUUID();
    house.log.error({ err: fault, id, method: c.req.method, path: c.req.path }, 'an API request failed');
    const answer = answerProblem(c, 'fault');
    answer.headers.set('x-request-id', id);
    return answer;
  });
  return api;
}

const isLeaving = (fault: Error): boolean => (fault as NodeJS.ErrnoException).code === 'ECONNRESET' && fault.message === 'aborted';

const preflight = {
  'access-control-allow-headers': 'accept-language, authorization, content-type, idempotency-key',
  'access-control-max-age': '86400',
};

function refuseOtherMethods(api: Hono<ApiEnv>): void {
  const methods = new Map<string, Set<string>>();
  for (const { path, method } of api.routes.filter(({ method }) => method !== 'ALL'))
    methods.set(path, (methods.get(path) ?? new Set()).add(method));
  for (const [path, known] of methods) {
    const allow = [...known, ...(known.has('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
    const hasLocale = path.includes(':locale');
    api.all(path, (c) => {
      if (hasLocale && !isLocale(c.req.param('locale'))) return answerProblem(c, 'unknown-address');
      if (c.req.method === 'OPTIONS') return c.body(null, 204, { allow, ...preflight, 'access-control-allow-methods': allow });
      const answer = answerProblem(c, 'wrong-method');
      answer.headers.set('allow', allow);
      return answer;
    });
  }
}
