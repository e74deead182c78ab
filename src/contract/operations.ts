import { catalogueOperations } from './catalogue/operations.ts';
import { loginOperations } from './clients/login-operations.ts';
import { accountOperations } from './clients/operations.ts';
import { contentOperations } from './content/operations.ts';
import { dealsOperations } from './deals/operations.ts';
import { leadsOperations } from './leads/operations.ts';
import { moneyOperations } from './money/operations.ts';

/** Every operation of the API by its method and path. Browsers import its types alone. */
export const operations = {
  ...catalogueOperations,
  ...loginOperations,
  ...accountOperations,
  ...contentOperations,
  ...dealsOperations,
  ...leadsOperations,
  ...moneyOperations,
};
export type OperationTable = typeof operations;
