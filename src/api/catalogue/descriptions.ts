import { describeRoute } from 'hono-openapi';
import { apartmentAnswerSchema, apartmentsAnswerSchema, bookingAnswerSchema } from '../../contract/catalogue/apartments.ts';
import { boardAnswerSchema } from '../../contract/catalogue/boards.ts';
import { outlookAnswerSchema } from '../../contract/catalogue/outlook.ts';
import { badQuery, json, limited, locale, notFound, unchanged } from '../description-parts.ts';

/** What the description of the API says of the catalogue, beside what the schemas say. */
export const catalogueDescriptions = {
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
  outlook: describeRoute({
    operationId: 'outlook',
    tags: ['catalogue'],
    summary: 'Sun and view of one flat',
    description:
      'Direct sun in each room on 21 March, June and December, without and with the neighbours that are not built yet, and what is seen from each side by floors. Reckoned from the drawing of the house and of its neighbours; clouds, trees, hills and the depth of a reveal are not. Null when nobody has drawn the house.',
    parameters: [locale, { name: 'slug', in: 'path', required: true, schema: { type: 'string' } }],
    responses: { 200: json('The outlook.', outlookAnswerSchema), ...unchanged, ...badQuery, ...notFound, ...limited },
  }),
  board: describeRoute({
    operationId: 'board',
    tags: ['catalogue'],
    summary: 'Every flat of a project at its place',
    description:
      'Sold and held flats are answered too, and those that investors resell. Sections come in the order in which the developer shows them, their flats from the highest floor down and along each floor.',
    parameters: [locale, { name: 'slug', in: 'path', required: true, schema: { type: 'string' } }],
    responses: { 200: json('The project by sections.', boardAnswerSchema), ...unchanged, ...badQuery, ...notFound, ...limited },
  }),
  apartmentStatus: describeRoute({
    operationId: 'apartmentStatus',
    tags: ['catalogue'],
    summary: 'Until when a flat is held',
    description: 'Never kept by caches. Kyiv wall-clock time, or null when nobody holds the flat now.',
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 0 } }],
    responses: { 200: json('The end of the hold.', bookingAnswerSchema), ...badQuery, ...notFound, ...limited },
  }),
};
