import { expect, inject, it, onTestFinished } from 'vitest';
import { clonePostgres } from '../../../tests/support/databases/reused-postgres.ts';
import { openDatabase } from '../database/database.ts';
import { makeOutbox, putInOutbox } from './outbox.ts';

const clock = () => new Date('2026-11-21T12:00:00Z');
const quiet = { warn: () => undefined, error: () => undefined };

it.skipIf(inject('postgresUrl') === null)(
  'three processes on one PostgreSQL share the messages of one outbox, each delivered once',
  async () => {
    const url = await clonePostgres();
    const open = async () => {
      const database = await openDatabase({ url, dataDir: '' });
      onTestFinished(() => database.close());
      return database;
    };
    const databases = await Promise.all([open(), open(), open()]);
    const brought: { by: number; key: string }[] = [];
    const begun = new Set<number>();
    let allBegan = () => {};
    const all = new Promise<void>((resolve) => {
      allBegan = resolve;
    });
    const stops = databases.map(({ kysely, watch }, by) =>
      makeOutbox({
        db: kysely,
        clock,
        watch,
        log: quiet,
        handlers: {
          async letter(payload) {
            begun.add(by);
            if (begun.size === databases.length) allBegan();
            await all;
            brought.push({ by, key: (payload as { key: string }).key });
          },
        },
      }).start('letters'),
    );
    const keys = Array.from({ length: 60 }, (_, at) => `letter-${at}`);
    await databases[0]?.kysely.transaction().execute((transaction) =>
      putInOutbox(
        transaction,
        clock,
        keys.map((key) => ({ kind: 'letter', key, payload: { key } })),
      ),
    );
    await expect.poll(() => brought.length, { timeout: 30_000 }).toBe(60);
    expect(new Set(brought.map(({ key }) => key)).size).toBe(60);
    expect(new Set(brought.map(({ by }) => by)).size).toBe(3);
    await Promise.all(stops.map((stop) => stop()));
  },
);
