import { type Kysely, sql } from 'kysely';
import { auditTable } from '../../../platform/audit/audited-table.ts';
import { auditedDeal } from './deals-audit.migrations.ts';

export const unpaidCompletionsMigrations = {
  '0105-unpaid-completions': {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
      await auditTable(db, { ...auditedDeal, values: `${auditedDeal.values} unpaid_minor unpaid_act` });
    },
  },
};

const statements = [
  // What was still due, in the currency of the contract, when a person of the office completed the deal, and what they have signed for it.
  'alter table deal add column unpaid_minor bigint check (unpaid_minor > 0)',
  'alter table deal add column unpaid_act uuid unique references signed_act (id)',
  `alter table deal add constraint deal_unpaid_is_signed
    check (num_nulls(unpaid_minor, unpaid_act) in (0, 2) and (unpaid_minor is null or state = 'completed'))`,
];
