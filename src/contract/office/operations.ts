import { boardOperations } from './board-operations.ts';
import { dayOperations } from './day-operations.ts';
import { dealsOperations } from './deals-operations.ts';
import { importsOperations } from './imports/imports-operations.ts';
import { inboxOperations } from './inbox/inbox-operations.ts';
import { templatesOperations } from './inbox/templates-operations.ts';
import { mediaOperations } from './media/media-operations.ts';
import { accessOperations } from './people/access-operations.ts';
import { accountOperations } from './people/account-operations.ts';
import { peopleOperations } from './people/people-operations.ts';
import { pricesOperations } from './prices/prices-operations.ts';
import { projectsOperations } from './projects/projects-operations.ts';
import { quotesOperations } from './quotes-operations.ts';
import { refundsOperations, transfersOperations } from './refunds-operations.ts';
import { contentOperations } from './releases/content-operations.ts';
import { legalOperations } from './releases/legal.ts';
import { releasesOperations } from './releases/releases-operations.ts';
import { translationsOperations } from './releases/translations.ts';
import { reportsOperations } from './reports/reports-operations.ts';
import { waitlistOperations } from './waitlist-operations.ts';

/** Every operation of the office by its method and path. Browsers import its types alone. */
export const officeOperations = {
  ...accessOperations,
  ...accountOperations,
  ...peopleOperations,
  ...dealsOperations,
  ...quotesOperations,
  ...refundsOperations,
  ...transfersOperations,
  ...waitlistOperations,
  ...inboxOperations,
  ...templatesOperations,
  ...boardOperations,
  ...dayOperations,
  ...releasesOperations,
  ...contentOperations,
  ...legalOperations,
  ...translationsOperations,
  ...pricesOperations,
  ...mediaOperations,
  ...importsOperations,
  ...reportsOperations,
  ...projectsOperations,
};
export type OfficeTable = typeof officeOperations;
export type OfficeKey = keyof OfficeTable;
