import type { Kysely } from 'kysely';
import { type AuditedTable, auditTable } from '../../../platform/audit/audited-table.ts';

export const dealsAuditMigrations = {
  '0055-audit-deals': {
    async up(db: Kysely<unknown>) {
      for (const table of audited) await auditTable(db, table);
    },
  },
};

export const auditedDeal: AuditedTable = {
  table: 'deal',
  record: 'deal',
  values: `number client_id apartment_id apartment_slug state way ends_at extended made_at ended_at price_minor price_currency list_minor offers
    uah_minor usd_minor rate_ten_thousandths rate_date deposit_minor locale terms signed_at by_turn client_left_at project_id owner_id`,
  personal: 'lastname firstname patronymic inn email phone campaign closing_reason',
  technical: 'changed_at reminded crm_at crm_step_at',
};

const audited: AuditedTable[] = [
  auditedDeal,
  {
    table: 'payment',
    record: 'deal',
    of: 'deal_id',
    rows: 'id',
    values: 'provider reference amount_minor state created_at valid_until paid_at refund_minor',
    technical: 'page_url asked_at told_at',
  },
  {
    table: 'state_request',
    record: 'deal',
    of: 'deal_id',
    rows: 'id',
    values: 'number kind provider state unfit created_at valid_until',
    personal: 'link email name content',
    technical: 'asked_at',
  },
  {
    table: 'deal_paper',
    record: 'deal',
    of: 'deal_id',
    rows: 'id',
    values: 'kind media_type sha256 at',
    personal: 'name external_id content',
  },
  { table: 'contract', record: 'deal', of: 'deal_id', rows: 'number', values: 'signed_on total_minor total_currency' },
  {
    table: 'contract_payment',
    record: 'deal',
    of: 'deal_id',
    rows: 'position',
    values: 'due_on amount_minor paid_minor paid_on',
  },
  {
    table: 'refund_request',
    record: 'deal',
    of: 'deal_id',
    rows: 'id',
    values: 'payment_id amount_minor state asked_at asked_by asked_act decided_at decided_by decided_act',
    personal: 'reason decided_why',
    technical: 'number',
  },
  {
    table: 'waiting',
    record: 'waitlist',
    of: 'apartment_id',
    rows: 'id',
    values: 'client_id locale asked_at left_at told_at is_closed client_left project_id since skipped_at',
    personal: 'phone',
    technical: 'number',
  },
  {
    table: 'waitlist_event',
    record: 'waitlist',
    of: 'apartment_id',
    rows: 'position',
    values: 'at staff_id kind waiting_id reason',
    personal: 'note',
  },
];
