import { expect, inject, it, onTestFinished } from 'vitest';
import { addImport } from '../../../../../tests/support/clients/office-imports.ts';
import { load } from '../../../../../tests/support/contents/load-feed.ts';
import { clonePostgres } from '../../../../../tests/support/databases/reused-postgres.ts';
import { announceChange, openDatabase } from '../../../../platform/database/database.ts';
import { makeProposals } from './proposals.ts';

const onPostgres = it.skipIf(inject('postgresUrl') === null);
const by = crypto.randomUUID();
const now = new Date('2026-11-21T12:00:00Z');
const flats = Array.from({ length: 40 }, () => ({}));

onPostgres('of many approvals of one proposal in several processes one is done, and of many undos too', async () => {
  const url = await clonePostgres();
  const processes = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const database = await openDatabase({ url, dataDir: '' });
      onTestFinished(() => database.close());
      const { kysely: db, session } = database;
      const currentRate = () => ({ tenThousandths: 412_550 });
      return {
        database,
        db,
        imports: makeProposals({ db, session, announce: announceChange, clock: () => now, currentRate, hasSource: false }),
      };
    }),
  );
  const [first] = processes as [(typeof processes)[0]];
  await load(first.database, flats);
  const seen = await addImport(
    first,
    { id: by },
    'open',
    flats.map(() => ({ price: '99000' })),
  );

  const approved = await Promise.all(
    processes.map(({ imports }) => imports.approve({ ...seen, confirmed: false, why: '', by: crypto.randomUUID() })),
  );
  expect(approved.filter(({ ok }) => ok)).toHaveLength(1);
  const history = () => first.db.selectFrom('price_history').select('id').execute();
  expect(await history()).toHaveLength(80);

  const version = (await first.imports.find(seen.number))?.version ?? 0;
  const undone = await Promise.all(
    processes.map(({ db, imports }) => db.transaction().execute((trx) => imports.undo(trx, { number: seen.number, version, by }))),
  );
  expect(undone.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await history()).toHaveLength(120);
});
