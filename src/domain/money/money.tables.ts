import type { Generated } from 'kysely';
import type { InstalmentTerms } from './instalments.ts';

export type MoneyTables = {
  /** `rate` is hryvnias for one dollar as the database prints it, `41.2500`; `effective_date` is a Kyiv day; `source` is Ukrainian. */
  currency_rate: { id: Generated<number>; source: string; source_en: string; rate: string; effective_date: string; fetched_at: Date };
  /** The row without a slug holds where a project has no terms of its own. */
  instalment_terms: { project_slug: string; content: InstalmentTerms };
};
