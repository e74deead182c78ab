import { type Kysely, sql } from 'kysely';

import { ledgerMigrations } from './ledger/ledger.migrations.ts';
import { quotesMigrations } from './quotes/quotes.migrations.ts';
import { refundsMigrations } from './refunds/refunds.migrations.ts';
import { transferReturnsMigrations } from './transfers/transfer-returns.migrations.ts';
import { transfersMigrations } from './transfers/transfers.migrations.ts';

/** What the office needs of deals. */
export const dealsOfficeMigrations = {
  '0040-deal-people': {
    async up(db: Kysely<unknown>) {
      for (const statement of people) await sql.raw(statement).execute(db);
    },
  },
  ...ledgerMigrations,
  ...refundsMigrations,
  ...transfersMigrations,
  ...quotesMigrations,
  ...transferReturnsMigrations,
};

const people = [
  'alter table deal add column project_id text',
  `update deal set project_id = p.salesforce_id from apartment a join floor f on f.id = a.floor_id
    join section s on s.id = f.section_id join project p on p.id = s.project_id where a.id = deal.apartment_id`,
  'alter table deal add column owner_id uuid',
  'alter table deal add column closing_reason text',
  // The rows of before stay as they are: who took their steps was not stored.
  `alter table deal_event add column staff_id uuid check (staff_id is null or who = 'manager')`,
  `create index deal_open on deal (ends_at, number) where state in ('held', 'requested', 'reserved', 'contract')`,
  'create index deal_owner on deal (owner_id) where owner_id is not null',
];
