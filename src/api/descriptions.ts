import type { MiddlewareHandler } from 'hono';
import { catalogueDescriptions } from './catalogue/descriptions.ts';
import { clientsDescriptions } from './clients/descriptions.ts';
import { contentDescriptions } from './content/descriptions.ts';
import { dealsDescriptions } from './deals/descriptions.ts';
import type { ApiEnv } from './house.ts';
import { leadsDescriptions } from './leads/descriptions.ts';
import { moneyDescriptions } from './money/descriptions.ts';

/** What the description of the API says of each operation. */
export const descriptions = {
  ...catalogueDescriptions,
  ...clientsDescriptions,
  ...contentDescriptions,
  ...dealsDescriptions,
  ...leadsDescriptions,
  ...moneyDescriptions,
} satisfies Record<string, MiddlewareHandler<ApiEnv>>;
