import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { onEachEngine } from '../../../../tests/support/databases/database.ts';
import { clonePostgres } from '../../../../tests/support/databases/reused-postgres.ts';
import { allMigrations } from '../../../app/migrations.ts';
import { type Database, openDatabase } from '../database.ts';
import { backUp, moveDatabase, restore } from './copy.ts';
import { listTables } from './read-backup.ts';

// Whole databases are copied.
vi.setConfig({ testTimeout: 180_000 });

const options = { migrations: allMigrations, force: false };
const dealId = '11111111-1111-4111-8111-111111111111';
const problem = 'Ґ «лапки» "\\ \n\t\r\u2028\u2029 , [x] {} 😀';

async function fill({ kysely }: Database): Promise<void> {
  const text = { uk: problem, en: 'plain' };
  const place = { name: text, district: text, address: text, stage: 'frame', sale: 'selling' };
  await kysely
    .insertInto('project')
    .values([
      { salesforce_id: 'p1', slug: 'one', ...place },
      { salesforce_id: 'p2', slug: 'two', ...place },
    ])
    .execute();
  await kysely.deleteFrom('project').where('slug', '=', 'two').execute();
  const section = { salesforce_id: 's1', project_id: 1, name: text, floors_total: 9, submission_quarter: '2027-Q4' };
  await kysely.insertInto('section').values(section).execute();
  await kysely.insertInto('floor').values({ section_id: 1, number: 2 }).execute();
  await sql`insert into apartment (salesforce_id, slug, floor_id, number, rooms_number, area_hundredths, price_minor, price_currency, status, booking_expiration)
    select 'f' || n, 'flat-' || n, 1, n, 2, 6543, 9007199254740991 - n, 'UAH', 'held', timestamptz '2027-03-28 00:59:59.123456Z' + n * interval '1 hour'
    from generate_series(1, 2500) n`.execute(kysely);
  await sql`insert into price_history (apartment_id, changed_at, price_minor, price_currency, uah_minor, usd_minor)
    select id, now(), 1, 'UAH', 1, 1 from apartment`.execute(kysely);
  await sql`insert into currency_rate (source, rate, effective_date, fetched_at) values ('nbu', 41.2500, '2027-03-28', now())`.execute(
    kysely,
  );
  await sql`insert into change values ('catalogue', 7)`.execute(kysely);
  await fillDeal(kysely);
}

/** A deal under contract with a document that has every byte, and one that comes in many pieces. */
async function fillDeal(kysely: Database['kysely']): Promise<void> {
  await sql`insert into deal (id, client_id, apartment_id, apartment_slug, state, way, made_at, changed_at, price_minor, price_currency,
      uah_minor, usd_minor, rate_ten_thousandths, rate_date, deposit_minor, locale, terms, phone)
    values (${dealId}, ${dealId}, 1, 'flat-1', 'contract', 'deposit', now(), now(), 1, 'UAH', 1, 1, 412500, '2027-03-28', 1, 'uk', '1', '+380501234567')`.execute(
    kysely,
  );
  await sql`insert into contract (deal_id, number, signed_on, total_minor, total_currency) values (${dealId}, '7/Ґ', '2027-03-28', 9007199254740991, 'USD')`.execute(
    kysely,
  );
  await sql`insert into contract_payment (deal_id, position, due_on, amount_minor, paid_minor, paid_on)
    values (${dealId}, 1, '2027-03-28', 9007199254740990, 1, '2027-03-28'), (${dealId}, 2, '2027-10-31', 1, 0, null)`.execute(kysely);
  const everyByte = Buffer.from(Array.from({ length: 256 }, (_, at) => at));
  for (const content of [everyByte, randomBytes(300_000)]) await addDocument(kysely, content);
}

async function addDocument(kysely: Database['kysely'], content: Buffer): Promise<void> {
  await sql`insert into deal_paper (id, deal_id, kind, name, media_type, content, sha256, at)
      values (${randomUUID()}, ${dealId}, 'contract', ${problem}, 'application/pdf', ${content}, ${createHash('sha256').update(content).digest('hex')}, now())`.execute(
    kysely,
  );
}

/** Everything that a database holds, as text. */
async function contents({ kysely }: Database): Promise<Record<string, string[]>> {
  return kysely.transaction().execute(async (transaction) => {
    await sql`set local timezone = 'UTC'`.execute(transaction);
    const all: Record<string, string[]> = {};
    for (const { table } of await listTables(transaction)) {
      if (table === 'change') continue;
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t order by 1`.execute(transaction);
      all[table] = rows.map(({ row }) => row);
    }
    return all;
  });
}

onEachEngine('backup and restore', (open, engine) => {
  let folder: string;
  let source: Database;
  let file: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'domivka-backup-'));
    file = join(folder, 'backup.gz');
    source = await open();
    await fill(source);
    await backUp(source, file);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('restores every row, every sequence and every constraint', async () => {
    // The backup holds the whole database and is readable by its owner only.
    expect(statSync(file).mode & 0o077).toBe(0);
    const target = await open();
    const { rows } = await restore(target, file, options);
    // With the twelve entries of the audit, which the restoring does not double.
    expect(rows).toBe(5023);
    expect(await contents(target)).toEqual(await contents(source));
    const place = { name: '{}', district: '{}', address: '{}', stage: 'frame', sale: 'selling' };
    const inserted = await target.kysely
      .insertInto('project')
      .values({ salesforce_id: 'p3', slug: 'three', ...place })
      .returning('id')
      .executeTakeFirst();
    expect(inserted?.id).toBe(3);
    await expect(target.kysely.deleteFrom('price_history').execute()).rejects.toMatchObject({ code: '23001' });
    await expect(target.kysely.insertInto('floor').values({ section_id: 99, number: 1 }).execute()).rejects.toMatchObject({
      code: '23503',
    });
  });

  it('refuses a target that holds data, and replaces it when forced', async () => {
    const target = await open();
    await target.kysely.insertInto('benefit_category').values({ salesforce_id: 'b', name: '{}' }).execute();
    const before = await contents(target);
    await expect(restore(target, file, options)).rejects.toThrow('already holds data');
    expect(await contents(target)).toEqual(before);
    await restore(target, file, { ...options, force: true });
    expect(await contents(target)).toEqual(await contents(source));
  });

  it('notifies the processes that run on the target', async () => {
    const target = await open();
    await sql`insert into change values ('catalogue', 8)`.execute(target.kysely);
    await restore(target, file, options);
    const { rows } = await sql<{ version: number }>`select version from change where topic = 'catalogue'`.execute(target.kysely);
    expect(rows).toEqual([{ version: 16 }]);
  });

  it('changes nothing for a backup that is cut, altered, foreign, of a newer version or breaks a rule', async () => {
    const target = await open();
    const before = await contents(target);
    const text = gunzipSync(readFileSync(file)).toString();
    const zipped = readFileSync(file);
    const altered: [Buffer, string][] = [
      [zipped.subarray(0, zipped.length - 4000), 'damaged'],
      [Buffer.from('not a backup'), 'damaged'],
      [gzipSync('{"a":1}\n'), 'not a backup'],
      [gzipSync(text.split('\n').slice(0, -40).join('\n')), 'ends too early'],
      [gzipSync(text.replace(/\n\[.*"flat-77".*\n/, '\n')), 'promises 2500 rows of apartment and has 2499'],
      [gzipSync(text.replace('"0004-leads"', '"0004-leads","9999-future"')), 'newer version'],
      [gzipSync(text.replace('"floors_total"', '"floors_all"')), 'floors_all'],
    ];
    for (const [bytes, sentence] of altered) {
      writeFileSync(file, bytes);
      await expect(restore(target, file, options), sentence).rejects.toThrow(sentence);
    }
    writeFileSync(file, gzipSync(text.replace(/(\n\["1", "s1", )"1"/, '$1"55"')));
    await expect(restore(target, file, options)).rejects.toMatchObject({ code: '23503' });
    expect(await contents(target)).toEqual(before);
  });

  if (engine === 'postgres') return;
  it.skipIf(inject('postgresUrl') === null)('moves to PostgreSQL', async () => {
    const target = await openDatabase({ url: await clonePostgres(null), dataDir: '' });
    // As long as a document may be.
    await addDocument(source.kysely, randomBytes(10 * 1024 * 1024));
    try {
      await moveDatabase(source, target, options);
      expect(await contents(target)).toEqual(await contents(source));
      await sql`create table elsewhere (id int)`.execute(target.kysely);
      await expect(moveDatabase(source, target, options)).rejects.toThrow('already holds data');
    } finally {
      await target.close();
    }
  });
});

describe('the file', () => {
  it('is not overwritten', async () => {
    await expect(backUp({} as Database, import.meta.filename)).rejects.toThrow('is there already');
  });
});
