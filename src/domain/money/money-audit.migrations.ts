import type { Kysely } from 'kysely';
import { type AuditedTable, auditTable } from '../../platform/audit/audited-table.ts';

export const moneyAuditMigrations = {
  '0055-audit-money': {
    async up(db: Kysely<unknown>) {
      for (const table of audited) await auditTable(db, table);
    },
  },
};

const audited: AuditedTable[] = [
  { table: 'currency_rate', record: 'currency-rate', values: 'source source_en rate effective_date', technical: 'fetched_at' },
  { table: 'instalment_terms', record: 'instalment-terms', of: 'project_slug', parts: 'content' },
];
