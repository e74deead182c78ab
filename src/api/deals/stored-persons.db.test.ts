import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { logIn, openApi, post, postJson } from '../../../tests/support/api/open-api.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { agreedTerms } from '../../../tests/support/deals/open-deals.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import { allMigrations } from '../../app/migrations.ts';

const phone = '+380501234567';
const person = { step: 'person', lastname: 'Безкоровайна', firstname: 'Соломія', email: 'solomiia@example.ua', inn: '3068208400' };
const names = ['Безкоровайна', 'Соломія', 'solomiia@example.ua', '3068208400'];

onOneEngine('answers that are stored for their keys', (open) => {
  async function build() {
    const clock = movableClock('2026-11-21T12:00:00Z');
    const api = await openApi(await open(), { clock, flats: [{}, {}] });
    const olena = await logIn(api, phone);
    const send = async (path: string, body: object, key: string, { headers } = olena) => {
      const init = postJson(body, key);
      const answer = await api.ask(`/api/deal/${path}`, { ...init, headers: { ...init.headers, ...headers } });
      return { status: answer.status, text: await answer.text() };
    };
    const hold = async (key: string) =>
      (
        JSON.parse((await send('make', { apartment_id: api.ids[0], terms: agreedTerms, locale: 'uk' }, key)).text) as {
          deal: { id: string };
        }
      ).deal.id;
    const stored = () => api.db.selectFrom('idempotent_request').select(['operation', 'status', 'answer']).orderBy('key').execute();
    /** Every row of every table as one text. */
    const everything = async () => {
      const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
        where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(api.db);
      expect(rows.length).toBeGreaterThan(20);
      const texts = await Promise.all(
        rows.map(async ({ name }) => [name, JSON.stringify((await sql`select * from ${sql.table(name)}`.execute(api.db)).rows)] as const),
      );
      return Object.fromEntries(texts);
    };
    return { ...api, clock, olena, send, hold, stored, everything };
  }

  it('§1 contain no personal data, which the key’s next request gets nevertheless', async () => {
    const { send, hold, stored, clock } = await build();
    const deal_id = await hold('key-of-the-hold');
    const steps: [path: string, body: object, key: string][] = [
      ['update', { deal_id, ...person }, 'key-of-the-person'],
      ['update', { deal_id, step: 'extend' }, 'key-of-the-extension'],
      ['cancel', { deal_id }, 'key-of-the-end'],
    ];
    const first = [];
    for (const [path, body, key] of steps) first.push(await send(path, body, key));
    for (const { status, text } of first) expect([status, names.filter((name) => !text.includes(name))]).toEqual([200, []]);
    const operations = (await stored()).map(({ operation }) => operation);
    expect(operations.toSorted()).toEqual(['deal/cancel', 'deal/make', 'deal/update', 'deal/update']);
    const text = JSON.stringify(await stored());
    expect([...names, phone].filter((name) => text.includes(name))).toEqual([]);
    clock.pass(5);
    const again = [];
    for (const [path, body, key] of steps) again.push(await send(path, body, key));
    expect(again).toEqual(first);
  });

  it('§1 are absent after a refusal, whose key may come again', async () => {
    const { send, hold, stored, olena, ids, ask } = await build();
    const deal_id = await hold('key-of-the-hold');
    const petro = await logIn({ ask }, '+380671234567');
    const wanted = { apartment_id: ids[0], terms: agreedTerms, locale: 'uk' };
    const before = await stored();
    const refused = [
      await send('make', wanted, 'key-of-petro', petro),
      await send('cancel', { deal_id }, 'key-of-petro', petro),
      await send('make', { ...wanted, terms: 'of-last-year' }, 'key-of-last-year', petro),
      await send('update', { deal_id, step: 'pay' }, 'key-of-too-early', olena),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 404, 409, 409]);
    expect(await stored()).toEqual(before);
    expect((await send('cancel', { deal_id }, 'key-of-the-end', olena)).status).toBe(200);
    expect((await send('make', wanted, 'key-of-petro', petro)).status).toBe(200);
  });

  it('§8 are deleted with the account, and nothing else in the database names its owner', async () => {
    const { send, hold, ask, db, clock, olena, everything } = await build();
    const deal_id = await hold('key-of-the-hold');
    await send('update', { deal_id, ...person }, 'key-of-the-person');
    await send('cancel', { deal_id }, 'key-of-the-end');
    const other = await logIn({ ask }, '+380671234567');
    await send(
      'make',
      { apartment_id: (await db.selectFrom('apartment').select('id').execute())[1]?.id, terms: agreedTerms, locale: 'uk' },
      'key-of-another',
      other,
    );
    clock.pass(2);
    const json = { 'content-type': 'application/json', ...olena.headers };
    const asked = await ask('/api/client/start-phone-check', post(JSON.stringify({ phone, purpose: 'leave' }), json));
    const { code } = (await asked.json()) as { code: string };
    expect((await ask('/api/client/delete', post(JSON.stringify({ code }), json))).status).toBe(200);
    const owners = await db.selectFrom('idempotent_request').select('key').execute();
    expect(owners).toEqual([{ key: 'key-of-another' }]);
    const left = Object.entries(await everything()).filter(([, text]) => names.some((name) => text.includes(name)));
    expect(left.map(([table]) => table)).toEqual([]);
  });

  it('lose personal data when the database is brought up to date', async () => {
    const { db } = await build();
    const row = { owner: 'somebody', operation: 'deal/update', body_hash: '', created_at: new Date('2026-11-20T12:00:00Z') };
    const named = { deal: { id: 'one', state: 'held', person: { lastname: 'Безкоровайна' }, papers: [{ name: 'Соломія.pdf' }] } };
    await db
      .insertInto('idempotent_request')
      .values([
        { ...row, key: 'kept-before-1', status: 200, answer: JSON.stringify(named) },
        { ...row, key: 'kept-before-2', status: 409, answer: JSON.stringify({ message: 'taken' }) },
        { ...row, key: 'kept-before-3', status: 201, answer: JSON.stringify({ id: 'two' }) },
      ])
      .execute();
    await allMigrations['0031-impersonal-answers'].up(db);
    expect(
      await db.selectFrom('idempotent_request').select(['key', 'answer']).where('owner', '=', 'somebody').orderBy('key').execute(),
    ).toEqual([
      { key: 'kept-before-1', answer: { deal: { id: 'one', state: 'held', person: null, papers: [] } } },
      { key: 'kept-before-3', answer: { id: 'two' } },
    ]);
  });
});
