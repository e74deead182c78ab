import { defineOperations } from '../operation.ts';
import { instalmentAnswerSchema, instalmentQuerySchema } from './instalments.ts';
import { yieldAnswerSchema, yieldQuerySchema } from './rental-yield.ts';
import { stateMortgageAnswerSchema, stateMortgageQuerySchema } from './state-mortgage.ts';

/** Calculations of payments and yield. */
export const moneyOperations = defineOperations({
  'GET /api/{locale}/instalment-plan': {
    id: 'instalmentPlan',
    tag: 'money',
    summary: 'An instalment plan',
    description:
      'Approximate and informational, from today on in Kyiv. Exactly one of `apartment`, `project` and `price` gives the purchase; `project` beside `price` gives the terms. Input outside the terms is planned too and named in `outside`. In each currency the first payment and the others add up to the total.',
    who: 'anyone',
    limit: 'reads',
    query: instalmentQuerySchema,
    answer: { description: 'The plan.', schema: instalmentAnswerSchema, etag: true },
    refusals: ['unknown-apartment', 'no-terms'],
  },
  'GET /api/{locale}/state-mortgage': {
    id: 'stateMortgage',
    tag: 'money',
    summary: 'A flat by the state’s mortgage',
    description:
      'Informational: the loan of the state’s programme by its newest terms, in hryvnias. `apartment` is required. A flat that is too large for the family or too old is calculated too and `ineligible` says why. Less than the least down payment counts as the least. Interest and principal add up to every payment, and the loan ends at zero.',
    who: 'anyone',
    limit: 'reads',
    query: stateMortgageQuerySchema,
    answer: { description: 'The loan.', schema: stateMortgageAnswerSchema, etag: true },
    refusals: ['unknown-apartment', 'no-terms'],
  },
  'GET /api/{locale}/rental-yield': {
    id: 'rentalYield',
    tag: 'money',
    summary: 'The rental yield of a flat',
    description:
      'Informational: the result of letting and selling under the given assumptions. `price` is required, the rest is 0 when left out. `earned` counts the flat’s value less the costs of a sale and all net rent, less everything invested.',
    who: 'anyone',
    limit: 'reads',
    query: yieldQuerySchema,
    answer: { description: 'The yield.', schema: yieldAnswerSchema, etag: true },
    refusals: ['no-terms'],
  },
});
