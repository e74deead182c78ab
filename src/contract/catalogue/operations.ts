import * as z from 'zod/mini';
import { defineOperations } from '../operation.ts';
import { apartmentAnswerSchema, apartmentsAnswerSchema, bookingAnswerSchema } from './apartments.ts';
import { apartmentsQuerySchema } from './apartments-query.ts';
import { availabilityEventSchema } from './availability.ts';
import { chessboardAnswerSchema } from './chessboards.ts';
import { outlookAnswerSchema } from './outlook.ts';
import { modelAnswerSchema } from './project-model.ts';

/** Flats and their availability. */
export const catalogueOperations = defineOperations({
  'GET /api/{locale}/apartments': {
    id: 'apartments',
    tag: 'catalogue',
    summary: 'Flats that can be bought',
    description:
      'Several values of one name are “or”, different names are “and”, ranges are inclusive. Each facet counts an option, and each pair of bounds spans what is for sale, under all other filters; options that would give nothing are left out. Equal prices or areas are ordered by id. With `by_plan=1` flats of one project with the same layout, area and number of rooms are one item. When nothing is found, `relax` names the one filter whose removal gives the most flats, and `nearby` shows the three that come nearest: a place is loosened first, to the neighbouring districts or to what is nearest to a metro station, then another filter alone, then a place together with the cost; what was asked stays as it is.',
    who: 'anyone',
    limit: 'reads',
    query: apartmentsQuerySchema,
    answer: { description: 'One page of flats.', schema: apartmentsAnswerSchema, etag: true },
    refusals: [],
  },
  'GET /api/{locale}/apartment/{slug}': {
    id: 'apartment',
    tag: 'catalogue',
    summary: 'One flat',
    description: 'Sold and held flats are answered too. `booking_expiration` is Kyiv wall-clock time.',
    who: 'anyone',
    limit: 'reads',
    answer: { description: 'The flat.', schema: apartmentAnswerSchema, etag: true },
    refusals: ['unknown-apartment'],
  },
  'GET /api/{locale}/apartment/{slug}/outlook': {
    id: 'outlook',
    tag: 'catalogue',
    summary: 'Sun and view of one flat',
    description:
      'Direct sun in each room on 21 March, June and December, without and with the neighbours that are not built yet, and the view to each side by floors. Calculated from the drawing of the building and of its neighbours, without clouds, trees, hills and the depth of a reveal. Null when the building has no drawing.',
    who: 'anyone',
    limit: 'reads',
    answer: { description: 'The outlook.', schema: outlookAnswerSchema, etag: true },
    refusals: ['unknown-apartment'],
  },
  'GET /api/{locale}/project/{slug}/board': {
    id: 'board',
    tag: 'catalogue',
    summary: 'Every flat of a project at its place',
    description:
      'Sold and held flats are answered too, and those that investors resell. Sections come in the order that the developer has set, their flats from the highest floor down and along each floor.',
    who: 'anyone',
    limit: 'reads',
    answer: { description: 'The project by sections.', schema: chessboardAnswerSchema, etag: true },
    refusals: ['unknown-project'],
  },
  'GET /api/{locale}/project/{slug}/model': {
    id: 'projectModel',
    tag: 'catalogue',
    summary: 'A project and its neighbours as solids',
    description:
      'The drawing that the sun and the view of each flat are calculated from, in metres, with the rooms of the flats on every storey, the ground around, and the sunrise and sunset of today, 21 March, June and December. Prices and availability come from the chessboard; the two are joined by section and position. Null for a project without a drawing.',
    who: 'anyone',
    limit: 'reads',
    answer: { description: 'The model.', schema: modelAnswerSchema, etag: true },
    refusals: ['unknown-project'],
  },
  'GET /api/get-apartment-status/{id}': {
    id: 'apartmentStatus',
    tag: 'catalogue',
    summary: 'Until when a flat is held',
    description: 'Never cached. Kyiv wall-clock time, or null when the flat is not held now.',
    who: 'anyone',
    limit: 'reads',
    params: { id: z.int().check(z.minimum(0)) },
    answer: { description: 'The end of the hold.', schema: bookingAnswerSchema },
    refusals: ['unknown-apartment'],
  },
  'GET /api/apartment-changes': {
    id: 'apartmentChanges',
    tag: 'catalogue',
    summary: 'Which flats are held, reserved, sold and freed, as it happens',
    description:
      'Server-sent events: `availability` reports one flat within a second of the change, `anything` that everything was loaded anew. An expiry at `booking_expiration` may be reported a moment later.',
    who: 'anyone',
    limit: 'reads',
    answer: { description: 'Events until the reader leaves.', events: availabilityEventSchema },
    refusals: ['too-many-watch'],
    notes: { 503: 'Too many connections are open; `Retry-After` says when to try again.' },
  },
});
