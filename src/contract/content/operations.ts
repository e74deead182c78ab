import * as z from 'zod/mini';
import { floorPlansAnswerSchema, floorPlansQuerySchema, viewpointsAnswerSchema } from '../catalogue/floor-plans.ts';
import { defineOperations } from '../operation.ts';
import { described, number, page, paged } from '../query-values.ts';
import { camerasAnswerSchema } from './cameras.ts';
import { legalAnswerSchema } from './legal.ts';
import { newsAnswerSchema, newsItemAnswerSchema, newsQuerySchema } from './news.ts';
import { offerAnswerSchema, offersAnswerSchema, offersQuerySchema } from './offers.ts';
import { advertisingAnswerSchema, aerialAnswerSchema } from './partners.ts';
import { pressAnswerSchema } from './press.ts';
import { constructionAnswerSchema, constructionQuerySchema, projectAnswerSchema } from './projects.ts';
import { staticPagesSchema } from './static-pages.ts';
import { surroundingsAnswerSchema } from './surroundings.ts';
import { tourAnswerSchema } from './tours.ts';
import { vacanciesAnswerSchema, vacanciesQuerySchema, vacancyAnswerSchema } from './vacancies.ts';

/** The first stands for every kind that another API may name. */
const pageKindSchema = z.enum([
  'apartment',
  'page',
  'project',
  'construction',
  'news',
  'offer',
  'vacancy',
  'advertising',
  'aerial-photography',
]);

/** Contents of the site: pages, projects, news, offers, vacancies. */
export const contentOperations = defineOperations({
  'GET /api/{locale}/static-pages': {
    id: 'staticPages',
    tag: 'content',
    summary: 'Everything that all pages share',
    description: 'Menus, projects, sections, filter options, the dollar rate and the texts of the pages, in one language.',
    who: 'anyone',
    limit: 'reads',
    answer: { description: 'The shared content.', schema: staticPagesSchema, etag: true },
    refusals: [],
  },
  'GET /api/{locale}/pages': {
    id: 'pages',
    tag: 'content',
    summary: 'Every public page, with the day on which it last changed',
    description:
      'For sitemaps: each page exists in every language. Without a `kind` all of them but those of apartments, of which there may be many; these are in the order in which they came. The slug of a `page` is its name among the texts of the shared content, that of `construction` the slug of the project.',
    who: 'anyone',
    limit: 'documents',
    query: z.strictObject({
      kind: described(z.optional(pageKindSchema), 'Pages of one kind.'),
      page,
      per_page: number(/^([1-9]\d{0,3}|1\d{4}|2[0-4]\d{3}|25000)?$/, 'Pages in one answer, from 1 to 25000; 1000 when not given.'),
    }),
    answer: {
      description: 'The pages. `changed` is a day in Kyiv, and null where it is not known.',
      schema: z.object({
        pages: paged(
          z.object({ kind: pageKindSchema, slug: z.string(), changed: z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))) }),
        ),
      }),
      etag: true,
    },
    refusals: [],
  },
  'GET /api/{locale}/news': {
    id: 'news',
    tag: 'content',
    summary: 'News, the newest first',
    description: 'Without a `type` the common list: the items whose `show_on_one_news` is set.',
    who: 'anyone',
    limit: 'reads',
    query: newsQuerySchema,
    answer: { description: 'One page of news.', schema: newsAnswerSchema, etag: true },
    refusals: [],
  },
  'GET /api/{locale}/news/{slug}': {
    id: 'newsItem',
    tag: 'content',
    summary: 'One news item',
    description: 'With up to three related items: of the same project first, then of the same tag, then the newest.',
    who: 'anyone',
    limit: 'reads',
    answer: { description: 'The item.', schema: newsItemAnswerSchema, etag: true },
    refusals: ['unknown-news'],
  },
  'GET /api/{locale}/project/{slug}': {
    id: 'project',
    tag: 'content',
    summary: 'Surroundings, construction and documents of a project, and the systems that work without mains power',
    description:
      'The details of a project beyond the shared content. Construction reports come the newest first; every date on which a section was to be delivered stays in `delivery_dates`, with the reason for its move.',
    who: 'anyone',
    limit: 'reads',
    answer: { description: 'The project.', schema: projectAnswerSchema, etag: true },
    refusals: ['unknown-project'],
  },
  'GET /api/{locale}/project/{slug}/surroundings': {
    id: 'surroundings',
    tag: 'content',
    summary: 'The ground around a project’s gate',
    description:
      'Streets, water, parks, tracks and neighbouring buildings, in whole metres east and south of the gate, for a map without a tile server. Null where there is no drawing.',
    who: 'anyone',
    limit: 'reads',
    answer: { description: 'The ground.', schema: surroundingsAnswerSchema, etag: true },
    refusals: ['unknown-project'],
  },
  'GET /api/{locale}/project/{slug}/floor-plans': {
    id: 'floorPlans',
    tag: 'content',
    summary: 'Storeys of a project as they are drawn',
    description: 'The places of flats. Prices and availability come from the chessboard; the two are joined by section and position.',
    who: 'anyone',
    limit: 'reads',
    query: floorPlansQuerySchema,
    answer: { description: 'The storeys.', schema: floorPlansAnswerSchema, etag: true },
    refusals: ['unknown-project'],
  },
  'GET /api/{locale}/project/{slug}/viewpoints': {
    id: 'viewpoints',
    tag: 'content',
    summary: 'Pictures of a project for choosing a flat',
    description: 'A facade with a shape for each storey of each section, a site with a shape for each section.',
    who: 'anyone',
    limit: 'reads',
    answer: { description: 'The pictures.', schema: viewpointsAnswerSchema, etag: true },
    refusals: ['unknown-project'],
  },
  'GET /api/{locale}/project/{slug}/tour': {
    id: 'tour',
    tag: 'content',
    summary: 'A furnished apartment to walk through',
    description: 'Of the project itself, or else of its class of buildings: a typical apartment, not a certain one.',
    who: 'anyone',
    limit: 'reads',
    answer: { description: 'The tour.', schema: tourAnswerSchema, etag: true },
    refusals: ['unknown-project', 'unknown-tour'],
  },
  'GET /api/{locale}/project/{slug}/cameras': {
    id: 'cameras',
    tag: 'content',
    summary: 'Cameras over the site of a project, with their present state',
    description: 'A stream is played from its own host. A camera that has shown nothing new for half a minute is offline.',
    who: 'anyone',
    limit: 'reads',
    answer: { description: 'The cameras.', schema: camerasAnswerSchema },
    refusals: ['unknown-project'],
  },
  'GET /api/{locale}/construction': {
    id: 'construction',
    tag: 'content',
    summary: 'Construction reports, the newest month first',
    description: 'Of all projects, or of one.',
    who: 'anyone',
    limit: 'reads',
    query: constructionQuerySchema,
    answer: { description: 'One page of reports.', schema: constructionAnswerSchema, etag: true },
    refusals: [],
  },
  'GET /api/{locale}/advertising': {
    id: 'advertising',
    tag: 'content',
    summary: 'Spaces that partners can take',
    description: 'In the editor’s order, all of them.',
    who: 'anyone',
    limit: 'reads',
    answer: { description: 'The spaces.', schema: advertisingAnswerSchema, etag: true },
    refusals: [],
  },
  'GET /api/{locale}/aerial-photography': {
    id: 'aerialPhotography',
    tag: 'content',
    summary: 'Surveys from the air, the newest first',
    description: 'All that were flown.',
    who: 'anyone',
    limit: 'reads',
    answer: { description: 'The surveys.', schema: aerialAnswerSchema, etag: true },
    refusals: [],
  },
  'GET /api/{locale}/press-room': {
    id: 'pressRoom',
    tag: 'content',
    summary: 'Logos, photos and releases for the media',
    description: 'Every file in its largest size, and our own releases, the newest first.',
    who: 'anyone',
    limit: 'reads',
    answer: { description: 'The press room.', schema: pressAnswerSchema, etag: true },
    refusals: [],
  },
  'GET /api/{locale}/legal/{slug}': {
    id: 'legal',
    tag: 'content',
    summary: 'A legal text by chapters',
    description: 'The slug is `privacy-policy` or `terms-of-use`. The version stands among the texts of the page.',
    who: 'anyone',
    limit: 'reads',
    answer: { description: 'The chapters.', schema: legalAnswerSchema, etag: true },
    refusals: ['unknown-address'],
  },
  'GET /api/{locale}/offers': {
    id: 'offers',
    tag: 'content',
    summary: 'Offers that apply now',
    description: 'In the editor’s order. An offer appears at its hour and leaves the list at its hour.',
    who: 'anyone',
    limit: 'reads',
    query: offersQuerySchema,
    answer: { description: 'One page of offers.', schema: offersAnswerSchema, etag: true },
    refusals: [],
  },
  'GET /api/{locale}/offer/{slug}': {
    id: 'offer',
    tag: 'content',
    summary: 'One offer',
    description:
      'Also when it is over. Up to four flats that can be bought under it show the price without and with the offer. `now` is the instant of the answer, so that a countdown need not trust the clock of a device.',
    who: 'anyone',
    limit: 'reads',
    answer: { description: 'The offer.', schema: offerAnswerSchema, etag: true },
    refusals: ['unknown-offer'],
  },
  'GET /api/{locale}/vacancies': {
    id: 'vacancies',
    tag: 'content',
    summary: 'Open vacancies, the newest first',
    description: 'Closed vacancies are not listed; each keeps its own address.',
    who: 'anyone',
    limit: 'reads',
    query: vacanciesQuerySchema,
    answer: { description: 'One page of vacancies.', schema: vacanciesAnswerSchema, etag: true },
    refusals: [],
  },
  'GET /api/{locale}/vacancy_category/{id}': {
    id: 'vacancyCategory',
    tag: 'content',
    summary: 'Open vacancies of one field of work',
    description: 'The fields and their ids are the `vacancy_categories` of the shared content.',
    who: 'anyone',
    limit: 'reads',
    query: vacanciesQuerySchema,
    answer: { description: 'One page of vacancies.', schema: vacanciesAnswerSchema, etag: true },
    refusals: ['unknown-vacancy-category'],
  },
  'GET /api/{locale}/vacancy/{slug}': {
    id: 'vacancy',
    tag: 'content',
    summary: 'One vacancy',
    description: 'With up to three other open ones, those of its field first. A closed vacancy is answered too.',
    who: 'anyone',
    limit: 'reads',
    answer: { description: 'The vacancy.', schema: vacancyAnswerSchema, etag: true },
    refusals: ['unknown-vacancy'],
  },
});
