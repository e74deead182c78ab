import { catalogueMigrations } from '../domain/catalogue/catalogue.migrations.ts';
import { clientsMigrations } from '../domain/clients/clients.migrations.ts';
import { contentMigrations } from '../domain/content/content.migrations.ts';
import { dealsMigrations } from '../domain/deals/deals.migrations.ts';
import { leadsMigrations } from '../domain/leads/leads.migrations.ts';
import { mediaMigrations } from '../domain/media/media.migrations.ts';
import { moneyMigrations } from '../domain/money/money.migrations.ts';
import { releasesMigrations } from '../domain/releases/releases.migrations.ts';
import { staffMigrations } from '../domain/staff/staff.migrations.ts';
import { auditMigrations } from '../platform/audit/audit.migrations.ts';
import { cursorsMigrations } from '../platform/cursors/cursors.migrations.ts';
import { platformMigrations } from '../platform/database/platform.migrations.ts';
import { idempotencyMigrations } from '../platform/idempotency/idempotency.migrations.ts';
import { loadsMigrations } from '../platform/loads/loads.migrations.ts';
import { operationsMigrations } from '../platform/operations/operations.migrations.ts';
import { outboxMigrations } from '../platform/outbox/outbox.migrations.ts';

/** All migrations in order; a migration that has shipped is never edited. */
export const allMigrations = {
  ...platformMigrations,
  ...outboxMigrations,
  ...cursorsMigrations,
  ...loadsMigrations,
  ...moneyMigrations,
  ...catalogueMigrations,
  ...contentMigrations,
  ...leadsMigrations,
  ...clientsMigrations,
  ...idempotencyMigrations,
  ...dealsMigrations,
  ...auditMigrations,
  ...staffMigrations,
  ...operationsMigrations,
  ...releasesMigrations,
  ...mediaMigrations,
};
