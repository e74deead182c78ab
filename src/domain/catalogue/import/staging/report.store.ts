import type { Kysely } from 'kysely';
import type { CatalogueTables } from '../../catalogue.tables.ts';
import type { Problem } from '../feed-record.ts';

type StoredReport = {
  source: string;
  startedAt: Date;
  finishedAt: Date;
  outcome: 'applied' | 'unchanged' | 'refused';
  summary: object;
  problems: Problem[];
};

export async function storeReport(db: Kysely<CatalogueTables>, report: StoredReport): Promise<void> {
  await db
    .insertInto('import_report')
    .values({
      source: report.source,
      started_at: report.startedAt,
      finished_at: report.finishedAt,
      outcome: report.outcome,
      summary: JSON.stringify(report.summary) as unknown as object,
      problems: JSON.stringify(report.problems) as unknown as object,
    })
    .execute();
}
