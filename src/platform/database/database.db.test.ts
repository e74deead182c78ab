import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { onEachEngine } from '../../../tests/support/databases/database.ts';
import { Unreachable } from '../http/unreachable.ts';
import { announceChange, type Database } from './database.ts';

// With half a second more for a busy machine.
const aSecond = { timeout: 1500, interval: 10 };

onEachEngine('the database', (open) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
  });

  it('gives every column type as the same value', async () => {
    const { rows } =
      await sql`select 9007199254740991::int8 as int8, 7::int4 as int4, date '2027-03-28' as date, 41.2500::numeric(12,4) as numeric,
      timestamptz '2027-03-28 01:00:00Z' as instant, '{"uk":"Ґанок"}'::jsonb as jsonb, '[1]'::json as json, true as bool, 1.5::float8 as float8,
      array[1,2]::int8[] as int8s, array['2027-03-28']::date[] as dates, array['ї',null,'"'] as texts, null::int8 as nothing, '\\x00ff'::bytea as bytes`.execute(
        database.kysely,
      );
    const [row] = rows as Record<string, unknown>[];
    expect({ ...row, bytes: Buffer.from(row?.bytes as Uint8Array).toString('hex') }).toEqual({
      int8: Number.MAX_SAFE_INTEGER,
      int4: 7,
      date: '2027-03-28',
      numeric: '41.2500',
      instant: new Date('2027-03-28T01:00:00Z'),
      jsonb: { uk: 'Ґанок' },
      json: [1],
      bool: true,
      float8: 1.5,
      int8s: [1, 2],
      dates: ['2027-03-28'],
      texts: ['ї', null, '"'],
      nothing: null,
      bytes: '00ff',
    });
    await expect(sql`select 9007199254740993::int8`.execute(database.kysely)).rejects.toThrow('not exact');
  });

  it('refuses queries after its end as during an outage, and ends once', async () => {
    await Promise.all([database.close(), database.close()]);
    await expect(sql`select 1`.execute(database.kysely)).rejects.toThrow(Unreachable);
    await database.close();
  });

  it('writes every parameter the same', async () => {
    const instant = new Date('2027-03-28T01:00:00.123Z');
    const { rows } =
      await sql`select ${{ uk: 'Їжак' }}::jsonb as object, ${JSON.stringify([1])}::jsonb as list, ${['а', null, 'б"\\']}::text[] as texts,
      ${[1, 2]}::int[] as numbers, ${instant}::timestamptz as instant, ${true}::bool as yes, ${null}::text as nothing, ${12345678901}::int8 as big,
      ${'2027-03-28'}::date as day, octet_length(${Buffer.from([0, 255])}::bytea) as bytes`.execute(database.kysely);
    expect(rows).toEqual([
      {
        object: { uk: 'Їжак' },
        list: [1],
        texts: ['а', null, 'б"\\'],
        numbers: [1, 2],
        instant,
        yes: true,
        nothing: null,
        big: 12345678901,
        day: '2027-03-28',
        bytes: 2,
      },
    ]);
  });

  it.each([
    ['23505', `insert into change values ('a', 1), ('a', 2)`, { table: 'change', constraint: 'change_pkey' }],
    ['23502', `insert into change values ('a', null)`, { table: 'change', column: 'version' }],
    [
      '23503',
      `insert into section (salesforce_id, project_id, name, floors_total, submission_quarter) values ('s', 99, '{}', 9, '2027-Q1')`,
      { table: 'section', constraint: 'section_project_id_fkey' },
    ],
    [
      '23514',
      `insert into section (salesforce_id, project_id, name, floors_total, submission_quarter) values ('s', 99, '{}', 0, '2027-Q1')`,
      { constraint: 'section_floors_total_check' },
    ],
    ['22012', 'select 1 / 0', {}],
    ['42601', 'selekt', {}],
    ['42P01', 'select * from nowhere', {}],
  ])('tells error %s in its fields', async (code, text, fields) => {
    await expect(sql.raw(text).execute(database.kysely)).rejects.toMatchObject({ code, ...fields });
    expect((await sql`select 1 as one`.execute(database.kysely)).rows).toEqual([{ one: 1 }]);
  });

  it('keeps its answers in order after an error in a query with parameters', async () => {
    const asked = Array.from({ length: 60 }, (_, at) => at);
    const answers = await Promise.all(
      asked.map((at) =>
        (at % 3 === 0 ? sql<{ at: number }>`select ${at}::int / 0 as at` : sql<{ at: number }>`select ${at}::int as at`)
          .execute(database.kysely)
          .then(
            ({ rows }) => rows[0]?.at,
            (fault: { code: string }) => fault.code,
          ),
      ),
    );
    expect(answers).toEqual(asked.map((at) => (at % 3 === 0 ? '22012' : at)));
  });

  it('counts the rows that a command changed', async () => {
    const inserted = await database.kysely
      .insertInto('change')
      .values([
        { topic: 'a', version: 1 },
        { topic: 'b', version: 1 },
      ])
      .executeTakeFirst();
    expect(inserted.numInsertedOrUpdatedRows).toBe(2n);
    expect((await database.kysely.updateTable('change').set({ version: 2 }).executeTakeFirst()).numUpdatedRows).toBe(2n);
    expect((await database.kysely.deleteFrom('change').where('topic', '=', 'c').executeTakeFirst()).numDeletedRows).toBe(0n);
  });

  it('shows nothing of a transaction to others before its commit and nothing at all after a rollback', async () => {
    const { kysely } = database;
    const seen: number[] = [];
    const count = async () => seen.push((await kysely.selectFrom('change').selectAll().execute()).length);
    let outside: Promise<unknown> = Promise.resolve();
    const asAnother = AsyncLocalStorage.snapshot();
    await kysely.transaction().execute(async (transaction) => {
      await transaction.insertInto('change').values({ topic: 'a', version: 1 }).execute();
      outside = asAnother(() => kysely.insertInto('change').values({ topic: 'outside', version: 1 }).execute());
      await transaction.insertInto('change').values({ topic: 'b', version: 1 }).execute();
    });
    await outside;
    await count();
    const failing = kysely.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('change').execute();
      throw new Error('changed my mind');
    });
    const beside = kysely.insertInto('change').values({ topic: 'beside', version: 1 }).execute();
    await expect(failing).rejects.toThrow('changed my mind');
    await beside;
    await count();
    expect(seen).toEqual([3, 4]);
  });

  it('refuses a second connection to a transaction, which would wait for itself, and to nothing that it has started', async () => {
    const { kysely } = database;
    const outer = () => kysely.selectFrom('change').selectAll().execute();
    let later: Promise<unknown> = Promise.resolve();
    await kysely.transaction().execute(async (transaction) => {
      await transaction.insertInto('change').values({ topic: 'a', version: 1 }).execute();
      await expect(outer()).rejects.toThrow('inside a transaction');
      later = wait(20).then(outer);
    });
    const level = kysely.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    await expect(level.execute(outer)).rejects.toThrow('inside a transaction');
    expect([await later, await outer()]).toEqual([[expect.anything()], [expect.anything()]]);
  });

  it('does not report a failed transaction as committed', async () => {
    const failing = database.kysely.transaction().execute(async (transaction) => {
      await transaction.insertInto('change').values({ topic: 'a', version: 1 }).execute();
      await sql`select 1 / 0`.execute(transaction).catch(() => undefined);
    });
    await expect(failing).rejects.toThrow();
    expect(await database.kysely.selectFrom('change').selectAll().execute()).toEqual([]);
  });

  it('calls the watchers of a topic once its change is committed, and never for a rollback', async () => {
    const heard: string[] = [];
    database.watch('catalogue', () => heard.push('catalogue'));
    const stop = database.watch('content', () => heard.push('content'));
    const announce = (topic: string) => database.kysely.transaction().execute((transaction) => announceChange(transaction, topic));
    await announce('catalogue');
    await expect.poll(() => heard, aSecond).toEqual(['catalogue']);
    await announce('content');
    await expect.poll(() => heard, aSecond).toEqual(['catalogue', 'content']);
    stop();
    await announce('content');
    await database.kysely
      .transaction()
      .execute(async (transaction) => {
        await announceChange(transaction, 'catalogue');
        throw new Error('no');
      })
      .catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(heard).toEqual(['catalogue', 'content']);
  });
});
