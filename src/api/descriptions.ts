import type { MiddlewareHandler } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import type { ZodMiniType } from 'zod/mini';
import { apartmentAnswerSchema, apartmentsAnswerSchema, bookingAnswerSchema } from '../contract/catalogue.ts';
import { staticPagesSchema } from '../contract/content.ts';
import { problemSchema } from '../contract/errors.ts';
import { instalmentAnswerSchema } from '../contract/instalments.ts';
import { consultationAnswerSchema, consultationSchema } from '../contract/leads.ts';
import { legalAnswerSchema } from '../contract/legal.ts';
import { newsAnswerSchema, newsItemAnswerSchema } from '../contract/news.ts';
import { offerAnswerSchema, offersAnswerSchema } from '../contract/offers.ts';
import { advertisingAnswerSchema, aerialAnswerSchema } from '../contract/partners.ts';
import { constructionAnswerSchema, projectAnswerSchema } from '../contract/projects.ts';
import { yieldAnswerSchema } from '../contract/rental-yield.ts';
import { vacanciesAnswerSchema, vacancyAnswerSchema } from '../contract/vacancies.ts';
import type { ApiEnv } from './house.ts';

const json = (description: string, schema: ZodMiniType) => ({ description, content: { 'application/json': { schema: resolver(schema) } } });
const problem = (description: string) => json(description, problemSchema);

const locale = { name: 'locale', in: 'path', required: true, schema: { type: 'string' as const, enum: ['uk', 'en'] } };
const unchanged = { 304: { description: 'What `If-None-Match` names is still what would be answered.' } };
const limited = { 429: problem('Too many requests of one address; `Retry-After` says how many seconds to wait.') };
const badQuery = { 400: problem('A name or value is unknown or malformed; `errors` names it.') };
const notFound = { 404: problem('There is nothing at this address.') };
const formContent = { schema: resolver(consultationSchema) };

/** What the description of the API says of each operation, beside what its schemas say. */
export const descriptions = {
  staticPages: describeRoute({
    operationId: 'staticPages',
    tags: ['content'],
    summary: 'Everything that all pages share',
    description: 'Menus, projects, sections, filter options, the dollar rate and the texts of the pages, in one language.',
    parameters: [locale],
    responses: { 200: json('The shared content.', staticPagesSchema), ...unchanged, ...badQuery, ...notFound, ...limited },
  }),
  apartments: describeRoute({
    operationId: 'apartments',
    tags: ['catalogue'],
    summary: 'Flats that can be bought',
    description:
      'Several values of one name are “or”, different names are “and”, ranges are inclusive. Each facet counts an option, and each pair of bounds spans what is for sale, under all other filters; options that would give nothing are left out. Equal prices or areas are ordered by id. When nothing is found, `relax` names the one filter that, taken away, gives the most flats.',
    parameters: [locale],
    responses: { 200: json('One page of flats.', apartmentsAnswerSchema), ...unchanged, ...badQuery, ...notFound, ...limited },
  }),
  apartment: describeRoute({
    operationId: 'apartment',
    tags: ['catalogue'],
    summary: 'One flat',
    description: 'Sold and held flats are answered too. `booking_expiration` is Kyiv wall-clock time.',
    parameters: [locale, { name: 'slug', in: 'path', required: true, schema: { type: 'string' } }],
    responses: { 200: json('The flat.', apartmentAnswerSchema), ...unchanged, ...badQuery, ...notFound, ...limited },
  }),
  apartmentStatus: describeRoute({
    operationId: 'apartmentStatus',
    tags: ['catalogue'],
    summary: 'Until when a flat is held',
    description: 'Never kept by caches. Kyiv wall-clock time, or null when nobody holds the flat now.',
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 0 } }],
    responses: { 200: json('The end of the hold.', bookingAnswerSchema), ...badQuery, ...notFound, ...limited },
  }),
  news: describeRoute({
    operationId: 'news',
    tags: ['content'],
    summary: 'News, the newest first',
    description: 'Without a `type` the common list: the items whose `show_on_one_news` is set.',
    parameters: [locale],
    responses: { 200: json('One page of news.', newsAnswerSchema), ...unchanged, ...badQuery, ...notFound, ...limited },
  }),
  newsItem: describeRoute({
    operationId: 'newsItem',
    tags: ['content'],
    summary: 'One news item',
    description: 'With up to three related items: of the same project first, then of the same tag, then the newest.',
    parameters: [locale, { name: 'slug', in: 'path', required: true, schema: { type: 'string' } }],
    responses: { 200: json('The item.', newsItemAnswerSchema), ...unchanged, ...badQuery, ...notFound, ...limited },
  }),
  project: describeRoute({
    operationId: 'project',
    tags: ['content'],
    summary: 'What is near a project, how it is built, its papers',
    description: 'What the shared content does not say of a project. Construction reports come the newest first.',
    parameters: [locale, { name: 'slug', in: 'path', required: true, schema: { type: 'string' } }],
    responses: { 200: json('The project.', projectAnswerSchema), ...unchanged, ...badQuery, ...notFound, ...limited },
  }),
  construction: describeRoute({
    operationId: 'construction',
    tags: ['content'],
    summary: 'Construction reports, the newest month first',
    description: 'Of all projects, or of one.',
    parameters: [locale],
    responses: { 200: json('One page of reports.', constructionAnswerSchema), ...unchanged, ...badQuery, ...notFound, ...limited },
  }),
  advertising: describeRoute({
    operationId: 'advertising',
    tags: ['content'],
    summary: 'Spaces that partners can take',
    description: 'In the editor’s order, all of them.',
    parameters: [locale],
    responses: { 200: json('The spaces.', advertisingAnswerSchema), ...unchanged, ...badQuery, ...notFound, ...limited },
  }),
  aerialPhotography: describeRoute({
    operationId: 'aerialPhotography',
    tags: ['content'],
    summary: 'Surveys from the air, the newest first',
    description: 'All that were flown.',
    parameters: [locale],
    responses: { 200: json('The surveys.', aerialAnswerSchema), ...unchanged, ...badQuery, ...notFound, ...limited },
  }),
  legal: describeRoute({
    operationId: 'legal',
    tags: ['content'],
    summary: 'A legal text by chapters',
    description: 'The slug is `privacy-policy` or `terms-of-use`. The version stands among the texts of the page.',
    parameters: [locale, { name: 'slug', in: 'path', required: true, schema: { type: 'string' } }],
    responses: { 200: json('The chapters.', legalAnswerSchema), ...unchanged, ...badQuery, ...notFound, ...limited },
  }),
  instalmentPlan: describeRoute({
    operationId: 'instalmentPlan',
    tags: ['money'],
    summary: 'What is paid when',
    description:
      'Approximate and informational, from today on in Kyiv. Exactly one of `apartment`, `project` and `price` says what is bought; `project` beside `price` says whose terms hold. What the terms do not offer is planned all the same and named in `outside`. In each currency the first payment and the others add up to the total.',
    parameters: [locale],
    responses: { 200: json('The plan.', instalmentAnswerSchema), ...unchanged, ...badQuery, ...notFound, ...limited },
  }),
  rentalYield: describeRoute({
    operationId: 'rentalYield',
    tags: ['money'],
    summary: 'What a flat would bring',
    description:
      'Informational: what letting and selling would bring if everything went as assumed. `price` must be given, the rest is nothing when left out. `earned` counts the flat’s value less the costs of a sale and all net rent, less everything invested.',
    parameters: [locale],
    responses: { 200: json('The yield.', yieldAnswerSchema), ...unchanged, ...badQuery, ...notFound, ...limited },
  }),
  offers: describeRoute({
    operationId: 'offers',
    tags: ['content'],
    summary: 'Offers that hold now',
    description: 'In the editor’s order. An offer appears at its hour and leaves the list at its hour.',
    parameters: [locale],
    responses: { 200: json('One page of offers.', offersAnswerSchema), ...unchanged, ...badQuery, ...notFound, ...limited },
  }),
  offer: describeRoute({
    operationId: 'offer',
    tags: ['content'],
    summary: 'One offer',
    description:
      'Also when it is over. Up to four flats that can be bought under it show the price without and with the offer. `now` is the instant of the answer, so that a countdown need not trust the clock of a device.',
    parameters: [locale, { name: 'slug', in: 'path', required: true, schema: { type: 'string' } }],
    responses: { 200: json('The offer.', offerAnswerSchema), ...badQuery, ...notFound, ...limited },
  }),
  vacancies: describeRoute({
    operationId: 'vacancies',
    tags: ['content'],
    summary: 'Open vacancies, the newest first',
    description: 'Closed vacancies are not listed; each keeps its own address.',
    parameters: [locale],
    responses: { 200: json('One page of vacancies.', vacanciesAnswerSchema), ...unchanged, ...badQuery, ...notFound, ...limited },
  }),
  vacancyCategory: describeRoute({
    operationId: 'vacancyCategory',
    tags: ['content'],
    summary: 'Open vacancies of one field of work',
    description: 'The fields and their ids are the `vacancy_categories` of the shared content.',
    parameters: [locale, { name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
    responses: { 200: json('One page of vacancies.', vacanciesAnswerSchema), ...unchanged, ...badQuery, ...notFound, ...limited },
  }),
  vacancy: describeRoute({
    operationId: 'vacancy',
    tags: ['content'],
    summary: 'One vacancy',
    description: 'With up to three other open ones, those of its field first. A closed vacancy is answered too.',
    parameters: [locale, { name: 'slug', in: 'path', required: true, schema: { type: 'string' } }],
    responses: { 200: json('The vacancy.', vacancyAnswerSchema), ...unchanged, ...badQuery, ...notFound, ...limited },
  }),
  consultation: describeRoute({
    operationId: 'sendConsultation',
    tags: ['leads'],
    summary: 'Ask to be called back',
    description: 'The same `Idempotency-Key` stores one request and always answers its number.',
    parameters: [
      locale,
      { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', minLength: 8, maxLength: 100 } },
    ],
    requestBody: {
      required: true,
      content: { 'application/json': formContent, 'application/x-www-form-urlencoded': formContent, 'multipart/form-data': formContent },
    },
    responses: {
      201: json('The request is stored.', consultationAnswerSchema),
      400: problem('A field is missing or wrong; `errors` names it.'),
      ...notFound,
      413: problem('The body is larger than 64 KB.'),
      415: problem('The body is neither JSON nor a form.'),
      ...limited,
    },
  }),
} satisfies Record<string, MiddlewareHandler<ApiEnv>>;
