import type { Kysely } from 'kysely';
import { type AuditedTable, auditTable } from '../../platform/audit/audited-table.ts';

export const clientsAuditMigrations = {
  '0055-audit-clients': {
    async up(db: Kysely<unknown>) {
      for (const table of audited) await auditTable(db, table);
    },
  },
};

const audited: AuditedTable[] = [
  {
    table: 'client',
    record: 'client',
    values: 'locale email_confirmed_at notices created_at deleted_at',
    personal: 'phone firstname lastname patronymic email inn',
    technical: 'updated_at',
  },
  {
    table: 'passkey',
    record: 'client',
    of: 'client_id',
    secretRows: 'id',
    values: 'created_at',
    personal: 'public_key name',
    technical: 'counter transports last_used_at',
  },
];
