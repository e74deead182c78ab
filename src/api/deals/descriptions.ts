import { describeRoute } from 'hono-openapi';
import { bookingTermsAnswerSchema } from '../../contract/deals/booking-terms.ts';
import {
  availabilityEventSchema,
  cancelDealSchema,
  dealAnswerSchema,
  dealProblemSchema,
  dealsAnswerSchema,
  lineAnswerSchema,
  lineSchema,
  linesAnswerSchema,
  makeDealSchema,
  updateDealSchema,
} from '../../contract/deals/deals.ts';
import {
  anyForm,
  badBody,
  badForm,
  badQuery,
  bearer,
  json,
  language,
  limited,
  ownIdempotencyKey,
  problem,
  shape,
} from '../description-parts.ts';

const badKey = { 422: problem('The key was used for another request.') };
const posted = { ...badForm, ...bearer.refused, ...badBody, ...badKey, ...limited };
const conflict = (description: string) => json(description, dealProblemSchema);
const unknownDeal = { 404: problem('There is no such deal among the client’s own.') };
const unknownPaper = { 404: problem('There is no such document among those of the client’s own deals.') };
const unknownApartment = { 404: problem('There is no such apartment.') };
const query = <Schema extends object>(name: string, schema: Schema) => ({ name, in: 'query' as const, required: true, schema });
const dealId = { type: 'string', format: 'uuid' } as const;
const apartmentId = { type: 'integer', minimum: 1 } as const;

/** What the description of the API says of bookings, beside what the schemas say. */
export const dealsDescriptions = {
  makeDeal: describeRoute({
    operationId: 'makeDeal',
    tags: ['deals'],
    ...bearer.demanded,
    summary: 'Hold a flat',
    description:
      'For minutes, at the price and the rate of this moment. A flat that the client holds already is answered as it is. The same `Idempotency-Key` has one effect and one answer, refusals too.',
    parameters: [ownIdempotencyKey, language],
    requestBody: anyForm(makeDealSchema),
    responses: {
      200: json('The flat is held.', dealAnswerSchema),
      ...unknownApartment,
      409: conflict(
        'Somebody else has the flat or its first refusal, it is not for sale, the terms have changed (`terms`), or the client holds as many as he may, or has held too often (`held_too_often`).',
      ),
      ...posted,
    },
  }),
  updateDeal: describeRoute({
    operationId: 'updateDeal',
    tags: ['deals'],
    ...bearer.demanded,
    summary: 'Take a step of a deal',
    description:
      '`person` gives the personal data, `share` asks for documents and `sign-agreement` for a signature through Diia (`deal.state_request.link`), `extend` the same time once more, `ask-manager` leaves the confirmation to a person, `pay` opens the page of the bank (`deal.payment.page_url`). What is possible stands in `deal.allowed`.',
    parameters: [ownIdempotencyKey, language],
    requestBody: anyForm(updateDealSchema),
    responses: {
      200: json('The deal after the step.', dealAnswerSchema),
      ...unknownDeal,
      409: conflict('The deal does not allow this now.'),
      ...posted,
      503: problem('The bank or Diia does not answer, or the house cannot do it now; `Retry-After` says when to try again.'),
    },
  }),
  cancelDeal: describeRoute({
    operationId: 'cancelDeal',
    tags: ['deals'],
    ...bearer.demanded,
    summary: 'Cancel a deal',
    description: 'Frees the flat and gives back what `deal.refund` said.',
    parameters: [ownIdempotencyKey, language],
    requestBody: anyForm(cancelDealSchema),
    responses: {
      200: json('The deal is cancelled.', dealAnswerSchema),
      ...unknownDeal,
      409: conflict('The deal has ended or is under contract.'),
      ...posted,
    },
  }),
  bookingTerms: describeRoute({
    operationId: 'bookingTerms',
    tags: ['deals'],
    summary: 'The terms of booking',
    description: 'How long a flat is held and reserved, what the deposit is, and what comes back of it when.',
    parameters: [language],
    responses: { 200: json('The terms that hold now.', bookingTermsAnswerSchema), ...badQuery, ...limited },
  }),
  listDeals: describeRoute({
    operationId: 'listDeals',
    tags: ['deals'],
    ...bearer.demanded,
    summary: 'All deals of the client',
    description: 'The newest first, each as it stands at its `now`.',
    parameters: [language],
    responses: { 200: json('His deals.', dealsAnswerSchema), ...badQuery, ...bearer.refused, ...limited },
  }),
  dealAgreement: describeRoute({
    operationId: 'dealAgreement',
    tags: ['deals'],
    ...bearer.demanded,
    summary: 'The reservation agreement',
    description: 'A tagged PDF with the numbers of the deal, once the step `person` was taken.',
    parameters: [query('deal_id', dealId), language],
    responses: {
      200: { description: 'The agreement.', content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } },
      ...badForm,
      ...unknownDeal,
      ...bearer.refused,
      ...limited,
      503: problem('Too much is being drawn; `Retry-After` says when to try again.'),
    },
  }),
  dealPaper: describeRoute({
    operationId: 'dealPaper',
    tags: ['deals'],
    ...bearer.demanded,
    summary: 'A document of a deal',
    description:
      'The file as it was signed or handed over, of the client’s own deal; `deal.papers` lists them. What is no PDF and no picture comes as a file to be saved.',
    parameters: [query('paper_id', dealId), language],
    responses: {
      200: {
        description: 'The document, named by `Content-Disposition`.',
        content: Object.fromEntries(
          ['application/pdf', 'image/jpeg', 'image/png', 'application/octet-stream'].map((type) => [
            type,
            { schema: { type: 'string' as const, format: 'binary' } },
          ]),
        ),
      },
      ...badForm,
      ...unknownPaper,
      ...bearer.refused,
      ...limited,
    },
  }),
  getDeal: describeRoute({
    operationId: 'getDeal',
    tags: ['deals'],
    ...bearer.demanded,
    summary: 'One deal of the client',
    description: 'As it stands at `deal.now`, the clock by which its times are reckoned.',
    parameters: [query('deal_id', dealId), language],
    responses: { 200: json('The deal.', dealAnswerSchema), ...badForm, ...bearer.refused, ...unknownDeal, ...limited },
  }),
  joinLine: describeRoute({
    operationId: 'joinLine',
    tags: ['deals'],
    ...bearer.demanded,
    summary: 'Wait for a flat',
    description: 'When the flat is freed, each on the waitlist alone may hold it for a day, one after the other.',
    parameters: [ownIdempotencyKey, language],
    requestBody: anyForm(lineSchema),
    responses: {
      200: json('The place on the waitlist.', lineAnswerSchema),
      ...unknownApartment,
      409: conflict('The flat may be held now, is the client’s own or not for sale.'),
      ...posted,
    },
  }),
  leaveLine: describeRoute({
    operationId: 'leaveLine',
    tags: ['deals'],
    ...bearer.demanded,
    summary: 'Wait no longer',
    description: 'The rest of a turn goes to the next on the waitlist.',
    parameters: [ownIdempotencyKey, language],
    requestBody: anyForm(lineSchema),
    responses: { 200: json('The client does not wait.', lineAnswerSchema), ...unknownApartment, ...posted },
  }),
  line: describeRoute({
    operationId: 'line',
    tags: ['deals'],
    ...bearer.demanded,
    summary: 'The client’s place on a flat’s waitlist',
    description: 'And until when he alone may hold it, if it is his turn.',
    parameters: [query('apartment_id', apartmentId), language],
    responses: { 200: json('The place.', lineAnswerSchema), ...badForm, ...bearer.refused, ...limited },
  }),
  listLines: describeRoute({
    operationId: 'listLines',
    tags: ['deals'],
    ...bearer.demanded,
    summary: 'All waitlists that the client is on',
    description:
      'The newest first, with the flat, the place, and until when he alone may hold it, if it is his turn. A waitlist that a sale has ended is told for a month, or until the client leaves it.',
    parameters: [language],
    responses: { 200: json('His waitlists.', linesAnswerSchema), ...badQuery, ...bearer.refused, ...limited },
  }),
  apartmentChanges: describeRoute({
    operationId: 'apartmentChanges',
    tags: ['catalogue'],
    summary: 'Which flats are held, reserved, sold and freed, as it happens',
    parameters: [language],
    description:
      'Server-sent events: `availability` tells of one flat within a second of the change, `anything` that everything was loaded anew. What runs out by itself at its `booking_expiration` may be told a moment later.',
    responses: {
      200: {
        description: 'Events until the reader leaves.',
        content: { 'text/event-stream': { schema: shape(availabilityEventSchema) } },
      },
      ...badQuery,
      ...limited,
      503: problem('Too many connections are open; `Retry-After` says when to try again.'),
    },
  }),
};
