import type { Generated } from 'kysely';

export type MoneyTables = {
  /** `rate` is hryvnias for one dollar as the database prints it, `41.2500`; `effective_date` is a Kyiv day; `source` is Ukrainian. */
  currency_rate: { id: Generated<number>; source: string; source_en: string; rate: string; effective_date: string; fetched_at: Date };
};
