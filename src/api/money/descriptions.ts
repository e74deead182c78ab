import { describeRoute } from 'hono-openapi';
import { instalmentAnswerSchema } from '../../contract/money/instalments.ts';
import { yieldAnswerSchema } from '../../contract/money/rental-yield.ts';
import { badQuery, json, limited, locale, notFound, unchanged } from '../description-parts.ts';

/** What the description of the API says of money, beside what the schemas say. */
export const moneyDescriptions = {
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
};
