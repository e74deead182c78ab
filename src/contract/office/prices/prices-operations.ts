import { defineOfficeOperations } from '../office-operation.ts';
import {
  changePricesSchema,
  dropPricesSchema,
  inventorySchema,
  plannedSchema,
  planPricesSchema,
  releasePricesQuerySchema,
  releasePricesSchema,
} from './prices.ts';

/** Prices of flats, which change by releases. */
export const pricesOperations = defineOfficeOperations({
  'GET /office/api/inventory': {
    id: 'getInventory',
    tag: 'prices',
    summary: 'The inventory',
    description: 'Every listed flat with what prices are set by, column by column.',
    needs: 'price.plan',
    answer: { description: 'The flats.', schema: inventorySchema },
    refusals: [],
  },
  'POST /office/api/prices/change': {
    id: 'changePrices',
    tag: 'prices',
    summary: 'Change prices',
    description:
      'Begins a release with the prices that a rule gives to flats as they are now, to be looked at and scheduled, or in force at once.',
    needs: 'price.plan',
    body: changePricesSchema,
    answer: { description: 'The release, and what the rule has done.', schema: plannedSchema },
    refusals: ['no-new-prices', 'not-allowed'],
  },
  'POST /office/api/prices/plan': {
    id: 'planPrices',
    tag: 'prices',
    summary: 'Add prices to a release',
    description: 'In place of what the release had for these flats.',
    needs: 'price.plan',
    body: planPricesSchema,
    answer: { description: 'What the rule has done.', schema: plannedSchema },
    refusals: ['unknown-release', 'changed-meanwhile'],
  },
  'POST /office/api/prices/drop': {
    id: 'dropPrices',
    tag: 'prices',
    summary: 'Take flats out of a release',
    description: 'Their prices stay as they are.',
    needs: 'price.plan',
    body: dropPricesSchema,
    answer: { description: 'Done.', schema: plannedSchema },
    refusals: ['unknown-release', 'changed-meanwhile'],
  },
  'GET /office/api/release/prices': {
    id: 'getReleasePrices',
    tag: 'prices',
    summary: 'The prices of a release',
    description: 'With what visitors will see of them, and what became of each once it was published.',
    needs: 'content.draft',
    query: releasePricesQuerySchema,
    answer: { description: 'The prices.', schema: releasePricesSchema },
    refusals: ['unknown-release'],
  },
});
