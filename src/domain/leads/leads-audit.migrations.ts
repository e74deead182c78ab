import type { Kysely } from 'kysely';
import { type AuditedTable, auditTable } from '../../platform/audit/audited-table.ts';

export const leadsAuditMigrations = {
  '0055-audit-leads': {
    async up(db: Kysely<unknown>) {
      for (const table of audited) await auditTable(db, table);
    },
  },
};

const audited: AuditedTable[] = [
  {
    table: 'consultation',
    record: 'request',
    values: 'received_at locale apartment_slug intent consent state crm_state is_proven',
    personal: 'name phone message campaign',
    technical: 'idempotency_key crm_at',
  },
  {
    table: 'consultation_message',
    record: 'request',
    of: 'consultation_id',
    rows: 'id',
    values: 'author at',
    personal: 'text',
    technical: 'idempotency_key',
  },
  {
    table: 'subscription',
    record: 'subscription',
    values: 'kind subject locale state consent created_at confirmed_at ended_at',
    personal: 'email campaign',
    technical: 'leave_token told',
  },
  {
    table: 'resume',
    record: 'resume',
    values: 'received_at locale vacancy_slug file_type file_bytes consent state',
    personal: 'name surname phone email message file file_name campaign',
    technical: 'idempotency_key version',
  },
];
