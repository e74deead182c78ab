import { defineOperations } from '../operation.ts';
import { instalmentAnswerSchema, instalmentQuerySchema } from './instalments.ts';
import { yieldAnswerSchema, yieldQuerySchema } from './rental-yield.ts';

/** What a flat costs over the years, and what it brings. */
export const moneyOperations = defineOperations({
  'GET /api/{locale}/instalment-plan': {
    id: 'instalmentPlan',
    tag: 'money',
    summary: 'What is paid when',
    description:
      'Approximate and informational, from today on in Kyiv. Exactly one of `apartment`, `project` and `price` says what is bought; `project` beside `price` says whose terms hold. What the terms do not offer is planned all the same and named in `outside`. In each currency the first payment and the others add up to the total.',
    who: 'anyone',
    limit: 'reads',
    query: instalmentQuerySchema,
    answer: { description: 'The plan.', schema: instalmentAnswerSchema, etag: true },
    refusals: ['unknown-apartment', 'no-terms'],
  },
  'GET /api/{locale}/rental-yield': {
    id: 'rentalYield',
    tag: 'money',
    summary: 'What a flat would bring',
    description:
      'Informational: what letting and selling would bring if everything went as assumed. `price` must be given, the rest is nothing when left out. `earned` counts the flat’s value less the costs of a sale and all net rent, less everything invested.',
    who: 'anyone',
    limit: 'reads',
    query: yieldQuerySchema,
    answer: { description: 'The yield.', schema: yieldAnswerSchema, etag: true },
    refusals: ['no-terms'],
  },
});
