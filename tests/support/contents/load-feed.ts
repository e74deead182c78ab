import { type Feed, type ImportOptions, importInventory } from '../../../src/domain/catalogue/import/import-inventory.ts';
import { feedOf, type SampleFlat, sampleXml } from '../../../src/domain/catalogue/import/sample-feed.ts';
import { announceChange, type Database } from '../../../src/platform/database/database.ts';

const usually = new Date('2026-11-20T12:00:00Z');
const rate = { tenThousandths: 412_550 };

/** Imports a feed, or one of these flats, as of one instant and one rate. */
export async function load(
  database: Database,
  feed: Feed | readonly SampleFlat[],
  options: Partial<ImportOptions> = {},
  given: { rate?: null; now?: Date } = {},
) {
  const { now = usually, ...rest } = given;
  const context = { db: database.kysely, session: database.session, clock: () => now, rate, announce: announceChange, ...rest };
  return importInventory(context, 'open' in feed ? feed : feedOf(sampleXml(feed)), { dryRun: false, skipBad: false, ...options });
}

/** All that an import may change. */
export const catalogue = async ({ kysely }: Database) => ({
  flats: await kysely.selectFrom('apartment').selectAll().orderBy('salesforce_id').execute(),
  rooms: await kysely.selectFrom('room_area').selectAll().orderBy('apartment_id').orderBy('position').execute(),
  history: await kysely.selectFrom('price_history').selectAll().orderBy('id').execute(),
  projects: await kysely.selectFrom('project').selectAll().orderBy('id').execute(),
  sections: await kysely.selectFrom('section').selectAll().orderBy('id').execute(),
});
export const reports = ({ kysely }: Database) => kysely.selectFrom('import_report').selectAll().orderBy('id').execute();
export const flatsOf = (answer: Awaited<ReturnType<typeof load>>) => (answer.ok ? answer.value.difference.flats : answer.refusal);
