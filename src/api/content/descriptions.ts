import { describeRoute } from 'hono-openapi';
import { floorPlansAnswerSchema, viewpointsAnswerSchema } from '../../contract/catalogue/houses.ts';
import { camerasAnswerSchema } from '../../contract/content/cameras.ts';
import { legalAnswerSchema } from '../../contract/content/legal.ts';
import { newsAnswerSchema, newsItemAnswerSchema } from '../../contract/content/news.ts';
import { offerAnswerSchema, offersAnswerSchema } from '../../contract/content/offers.ts';
import { advertisingAnswerSchema, aerialAnswerSchema } from '../../contract/content/partners.ts';
import { pressAnswerSchema } from '../../contract/content/press.ts';
import { constructionAnswerSchema, projectAnswerSchema } from '../../contract/content/projects.ts';
import { staticPagesSchema } from '../../contract/content/static-pages.ts';
import { surroundingsAnswerSchema } from '../../contract/content/surroundings.ts';
import { tourAnswerSchema } from '../../contract/content/tours.ts';
import { vacanciesAnswerSchema, vacancyAnswerSchema } from '../../contract/content/vacancies.ts';
import { badQuery, json, limited, locale, notFound, unchanged } from '../description-parts.ts';

/** What the description of the API says of contents, beside what the schemas say. */
export const contentDescriptions = {
  staticPages: describeRoute({
    operationId: 'staticPages',
    tags: ['content'],
    summary: 'Everything that all pages share',
    description: 'Menus, projects, sections, filter options, the dollar rate and the texts of the pages, in one language.',
    parameters: [locale],
    responses: { 200: json('The shared content.', staticPagesSchema), ...unchanged, ...badQuery, ...notFound, ...limited },
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
    summary: 'What is near a project, how and until when it is built, its documents, what goes on without the mains',
    description:
      'What the shared content does not say of a project. Construction reports come the newest first; every date on which a section was to be delivered stays in `delivery_dates`, with the reason for its move.',
    parameters: [locale, { name: 'slug', in: 'path', required: true, schema: { type: 'string' } }],
    responses: { 200: json('The project.', projectAnswerSchema), ...unchanged, ...badQuery, ...notFound, ...limited },
  }),
  surroundings: describeRoute({
    operationId: 'surroundings',
    tags: ['content'],
    summary: 'The ground around a project’s gate',
    description:
      'Streets, water, parks, tracks and houses of the neighbours, in whole metres east and south of the gate, for a map that needs no server of tiles. Null where nobody has drawn them.',
    parameters: [locale, { name: 'slug', in: 'path', required: true, schema: { type: 'string' } }],
    responses: { 200: json('The ground.', surroundingsAnswerSchema), ...unchanged, ...badQuery, ...notFound, ...limited },
  }),
  floorPlans: describeRoute({
    operationId: 'floorPlans',
    tags: ['content'],
    summary: 'Storeys of a project as they are drawn',
    description: 'Which flat stands where. Their prices and how they stand are told by the board; both are joined by section and position.',
    parameters: [locale, { name: 'slug', in: 'path', required: true, schema: { type: 'string' } }],
    responses: { 200: json('The storeys.', floorPlansAnswerSchema), ...unchanged, ...badQuery, ...notFound, ...limited },
  }),
  viewpoints: describeRoute({
    operationId: 'viewpoints',
    tags: ['content'],
    summary: 'Pictures of a project from which one chooses',
    description: 'A facade with a shape for each storey of each section, a site with a shape for each section.',
    parameters: [locale, { name: 'slug', in: 'path', required: true, schema: { type: 'string' } }],
    responses: { 200: json('The pictures.', viewpointsAnswerSchema), ...unchanged, ...badQuery, ...notFound, ...limited },
  }),
  tour: describeRoute({
    operationId: 'tour',
    tags: ['content'],
    summary: 'A furnished apartment to walk through',
    description: 'Of the project itself, or else of its class of houses: a typical apartment, not a certain one.',
    parameters: [locale, { name: 'slug', in: 'path', required: true, schema: { type: 'string' } }],
    responses: { 200: json('The tour.', tourAnswerSchema), ...unchanged, ...badQuery, ...notFound, ...limited },
  }),
  cameras: describeRoute({
    operationId: 'cameras',
    tags: ['content'],
    summary: 'Cameras over the site of a project, as they stand now',
    description: 'A stream is played from its own host. A camera that has shown nothing new for half a minute is offline.',
    parameters: [locale, { name: 'slug', in: 'path', required: true, schema: { type: 'string' } }],
    responses: { 200: json('The cameras.', camerasAnswerSchema), ...badQuery, ...notFound, ...limited },
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
};
