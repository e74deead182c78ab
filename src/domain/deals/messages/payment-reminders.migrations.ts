import { type Kysely, sql } from 'kysely';
import { auditTable } from '../../../platform/audit/audited-table.ts';
import { auditedContract } from '../transfers/transfers.migrations.ts';

export const paymentRemindersMigrations = {
  '0117-payment-reminders': {
    async up(db: Kysely<unknown>) {
      await sql`alter table contract add column reminded_due_on date`.execute(db);
      await auditTable(db, { ...auditedContract, technical: `${auditedContract.technical} reminded_due_on` });
    },
  },
};
