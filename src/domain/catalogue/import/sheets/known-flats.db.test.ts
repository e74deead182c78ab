import { expect, it } from 'vitest';
import { load } from '../../../../../tests/support/contents/load-feed.ts';
import { onEachEngine } from '../../../../../tests/support/databases/database.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { feedOf } from '../sample-feed.ts';
import { csv } from './samples/price-list.ts';

const whole = csv(
  'ЖК;Секція;№;Поверх;Кімнат;Площа;Ціна, $;Поверхів;Здача',
  'Обрій;1;1;2;2;62,4;98000;9;2028',
  'Обрій;1;2;3;2;62,4;98000;9;2028',
  'Обрій;2;2;4;2;62,4;98000;9;2028',
  'Обрій;2;3;5;2;62,4;98000;9;2028',
);

onEachEngine('price lists without floors', (open) => {
  async function build() {
    const database = await open();
    await load(database, feedOf(whole));
    return database;
  }
  const flatsOf = async ({ kysely }: Database) => {
    const flats = await kysely
      .selectFrom('apartment as a')
      .innerJoin('floor as f', 'f.id', 'a.floor_id')
      .innerJoin('section as s', 's.id', 'f.section_id')
      .select(['s.name', 'a.number', 'f.number as floor', 'a.price_minor', 'a.listed'])
      .orderBy('s.id')
      .orderBy('a.number')
      .execute();
    return flats.map(({ name, number, floor, price_minor, listed }) =>
      [name.uk, number, floor, price_minor / 100, ...(listed ? [] : ['gone'])].join(' '),
    );
  };
  const said = (answer: Awaited<ReturnType<typeof load>>) =>
    answer.ok ? answer.value.problems.map(({ line, field, code }) => `${line} ${field} ${code}`) : answer.refusal;

  it('take them from the flats that are known, and refuse the row of one that is not', async () => {
    const database = await build();
    const list = csv('ЖК;Секція;№;Кімнат;Площа;Ціна, $', 'Обрій;1;1;2;62,4;99000', 'Обрій;1;2;2;62,4;98000', 'Обрій;1;7;2;62,4;99000');
    expect(await load(database, feedOf(list))).toMatchObject({ ok: false, refusal: { kind: 'rows-bad', problemCount: 1 } });
    expect(said(await load(database, feedOf(list), { skipBad: true }))).toEqual(['4 floor floor-unsaid']);
    expect(await flatsOf(database)).toEqual(['Секція 1 1 2 99000', 'Секція 1 2 3 98000', 'Секція 2 2 4 98000', 'Секція 2 3 5 98000']);
  });

  it('find a flat by the number that its project has once, and refuse one of several sections', async () => {
    const database = await build();
    const list = csv('ЖК;№;Кімнат;Площа;Ціна, $', 'Обрій;1;2;62,4;97000', 'Обрій;2;2;62,4;97000', 'Обрій;3;2;62,4;97000');
    expect(said(await load(database, feedOf(list), { skipBad: true }))).toEqual(['3 section several-sections']);
    expect(await flatsOf(database)).toEqual(['Секція 1 1 2 97000', 'Секція 1 2 3 98000', 'Секція 2 2 4 98000', 'Секція 2 3 5 97000']);
  });

  it('with floors and without sections, too, name a flat of another section and no new one', async () => {
    const database = await build();
    const list = csv('ЖК;№;Поверх;Кімнат;Площа;Ціна, $', 'Обрій;3;5;2;62,4;97000');
    expect(await load(database, feedOf(list))).toMatchObject({ ok: true, value: { difference: { flats: { new: 0, price: 1, gone: 1 } } } });
    expect(await flatsOf(database)).toEqual(['Секція 1 1 2 98000', 'Секція 1 2 3 98000', 'Секція 2 2 4 98000 gone', 'Секція 2 3 5 97000']);
  });

  it('leave a flat that has an id in its section', async () => {
    const database = await build();
    const { salesforce_id: id } = await database.kysely
      .selectFrom('apartment')
      .select('salesforce_id')
      .where('number', '=', '3')
      .executeTakeFirstOrThrow();
    const list = csv('id;ЖК;№;Поверх;Кімнат;Площа;Ціна, $', `${id};Обрій;3;5;2;62,4;96000`);
    expect(await load(database, feedOf(list))).toMatchObject({
      ok: true,
      value: { difference: { flats: { new: 0, price: 1, other: 0 } } },
    });
    expect((await flatsOf(database)).at(-1)).toBe('Секція 2 3 5 96000');
  });

  it('make no project of rows that are all refused', async () => {
    const database = await build();
    const list = csv('ЖК;Секція;№;Кімнат;Площа;Ціна, $', 'Липки;1;1;2;62,4;99000', 'Обрій;1;1;2;62,4;98000', 'Обрій;1;2;2;62,4;98000');
    expect(said(await load(database, feedOf(list), { skipBad: true }))).toEqual(['2 floor floor-unsaid']);
    expect(await database.kysely.selectFrom('project').select('name').execute()).toHaveLength(1);
  });
});
