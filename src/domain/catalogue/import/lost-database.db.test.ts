import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { clonePostgres } from '../../../../tests/support/databases/reused-postgres.ts';
import { announceChange, openDatabase } from '../../../platform/database/database.ts';
import { importInventory } from './import-inventory.ts';
import { sampleXml } from './sample-feed.ts';

it.skipIf(inject('postgresUrl') === null)(
  'an import whose database goes away is refused, leaves nothing, and works the next time',
  async () => {
    const url = await clonePostgres();
    const faults: unknown[] = [];
    const database = await openDatabase({ url, dataDir: '', onMaintenanceFault: (fault) => faults.push(fault) });
    const context = {
      db: database.kysely,
      session: database.session,
      clock: () => new Date(),
      rate: { tenThousandths: 412_550 },
      announce: announceChange,
    };
    const xml = Buffer.from(sampleXml([{}, {}]));
    const load = (onHalf: () => Promise<unknown>) =>
      importInventory(
        context,
        {
          name: 'sample',
          async *open() {
            yield xml.subarray(0, 1500);
            await onHalf();
            yield xml.subarray(1500);
          },
        },
        { dryRun: false, skipBad: false },
      );
    try {
      const cut = () =>
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
          database.kysely,
        );
      expect(await load(cut)).toMatchObject({ ok: false, refusal: { kind: 'database-lost' } });
      const flats = () => database.kysely.selectFrom('apartment').select('salesforce_id').execute();
      expect(await flats()).toEqual([]);
      expect(await database.kysely.selectFrom('import_report').select('outcome').execute()).toEqual([{ outcome: 'refused' }]);
      expect(await load(async () => {})).toMatchObject({ ok: true });
      expect(await flats()).toHaveLength(2);
    } finally {
      await database.close();
    }
  },
);
