import type { MiddlewareHandler } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import * as z from 'zod/mini';
import { apartmentAnswerSchema, apartmentsAnswerSchema, bookingAnswerSchema } from '../contract/catalogue.ts';
import { staticPagesSchema } from '../contract/content.ts';
import { problemSchema } from '../contract/errors.ts';
import { instalmentAnswerSchema } from '../contract/instalments.ts';
import {
  consultationSchema,
  leadAnswerSchema,
  letterTokenAnswerSchema,
  letterTokenSchema,
  resumeSchema,
  subscriptionAnswerSchema,
  subscriptionSchema,
} from '../contract/leads.ts';
import { legalAnswerSchema } from '../contract/legal.ts';
import { newsAnswerSchema, newsItemAnswerSchema } from '../contract/news.ts';
import { offerAnswerSchema, offersAnswerSchema } from '../contract/offers.ts';
import { advertisingAnswerSchema, aerialAnswerSchema } from '../contract/partners.ts';
import { pressAnswerSchema } from '../contract/press.ts';
import { constructionAnswerSchema, projectAnswerSchema } from '../contract/projects.ts';
import { yieldAnswerSchema } from '../contract/rental-yield.ts';
import { vacanciesAnswerSchema, vacancyAnswerSchema } from '../contract/vacancies.ts';
import type { ApiEnv } from './house.ts';

const json = (description: string, schema: z.ZodMiniType) => ({
  description,
  content: { 'application/json': { schema: resolver(schema) } },
});
const problem = (description: string) => json(description, problemSchema);

const locale = { name: 'locale', in: 'path', required: true, schema: { type: 'string' as const, enum: ['uk', 'en'] } };
const unchanged = { 304: { description: 'What `If-None-Match` names is still what would be answered.' } };
const limited = { 429: problem('Too many requests of one address; `Retry-After` says how many seconds to wait.') };
const badQuery = { 400: problem('A name or value is unknown or malformed; `errors` names it.') };
const notFound = { 404: problem('There is nothing at this address.') };
const anyForm = (schema: z.ZodMiniType) => ({
  required: true,
  content: Object.fromEntries(
    ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'].map((type) => [type, { schema: resolver(schema) }]),
  ),
});
const resumeParts = resolver(z.extend(resumeSchema, { file: z.file() }));
const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: { type: 'string' as const, minLength: 8, maxLength: 100 },
};
const badForm = { 400: problem('A field is missing or wrong; `errors` names it.') };
const badBody = {
  413: problem('The body is larger than 64 KB.'),
  415: problem('The body is neither JSON nor a form.'),
};
const deadLink = { 410: problem('The token was never given, has been used or is too old.') };

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
  pressRoom: describeRoute({
    operationId: 'pressRoom',
    tags: ['content'],
    summary: 'Logos, photos and releases for the media',
    description: 'Every file in its largest size, and our own releases, the newest first.',
    parameters: [locale],
    responses: { 200: json('The press room.', pressAnswerSchema), ...unchanged, ...badQuery, ...notFound, ...limited },
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
    parameters: [locale, idempotencyKey],
    requestBody: anyForm(consultationSchema),
    responses: { 201: json('The request is stored.', leadAnswerSchema), ...badForm, ...notFound, ...badBody, ...limited },
  }),
  subscription: describeRoute({
    operationId: 'subscribe',
    tags: ['leads'],
    summary: 'Ask for letters',
    description:
      'About news, a project or an apartment (`subject` is its slug). A letter with a link that confirms goes to the address; nothing else is sent before. The answer is the same for every address. The same `Idempotency-Key` sends one letter.',
    parameters: [locale, idempotencyKey],
    requestBody: anyForm(subscriptionSchema),
    responses: {
      202: json('A letter is on its way, unless the address has had its letters for today.', subscriptionAnswerSchema),
      ...badForm,
      ...notFound,
      ...badBody,
      ...limited,
    },
  }),
  confirmSubscription: describeRoute({
    operationId: 'confirmSubscription',
    tags: ['leads'],
    summary: 'Confirm a subscription',
    description: 'With the token of a letter, which works once and for three days.',
    parameters: [locale],
    requestBody: anyForm(letterTokenSchema),
    responses: { 200: json('Letters will come.', letterTokenAnswerSchema), ...badForm, ...notFound, ...deadLink, ...badBody, ...limited },
  }),
  endSubscription: describeRoute({
    operationId: 'endSubscription',
    tags: ['leads'],
    summary: 'End a subscription',
    description: 'With the token of a letter, as often as wanted.',
    parameters: [locale],
    requestBody: anyForm(letterTokenSchema),
    responses: { 200: json('No more letters.', letterTokenAnswerSchema), ...badForm, ...notFound, ...deadLink, ...badBody, ...limited },
  }),
  resume: describeRoute({
    operationId: 'sendResume',
    tags: ['leads'],
    summary: 'Apply for a vacancy',
    description:
      'One PDF or DOCX of at most 10 MB in `file`, judged by its bytes. Without `vacancy` the application is for any. The same `Idempotency-Key` stores one application and always answers its number.',
    parameters: [locale, idempotencyKey],
    requestBody: { required: true, content: { 'multipart/form-data': { schema: resumeParts } } },
    responses: {
      201: json('The application is stored.', leadAnswerSchema),
      ...badForm,
      ...notFound,
      413: problem('The body is larger than 12 MB.'),
      415: problem('The body is no form in parts.'),
      ...limited,
    },
  }),
} satisfies Record<string, MiddlewareHandler<ApiEnv>>;
