import type { Kysely } from 'kysely';
import { type AuditedTable, auditTable } from '../../platform/audit/audited-table.ts';

export const contentAuditMigrations = {
  '0055-audit-content': {
    async up(db: Kysely<unknown>) {
      for (const table of audited) await auditTable(db, table);
    },
  },
};

const audited: AuditedTable[] = [
  { table: 'page', record: 'page', of: 'path', parts: 'content' },
  { table: 'menu', record: 'menu', of: 'name', parts: 'content' },
  { table: 'project_story', record: 'project-story', of: 'project_slug', parts: 'content' },
  { table: 'benefit_slide', record: 'benefit-slides', of: 'benefit_salesforce_id', rows: 'position', values: 'content', technical: 'id' },
  { table: 'picture', record: 'picture', of: 'base', values: 'project_slug kind position', parts: 'content' },
  { table: 'entry', record: 'entry', of: 'kind slug', values: 'position published_from published_until', parts: 'content' },
];
