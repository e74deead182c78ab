import { expect, it } from 'vitest';
import { catalogue, flatsOf, load } from '../../../../../tests/support/contents/load-feed.ts';
import { onEachEngine } from '../../../../../tests/support/databases/database.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { feedOf, type SampleFlat, sampleXml } from '../sample-feed.ts';
import { csv } from './samples/price-list.ts';
import { workbookOf } from './samples/sample-workbook.ts';

const free = { allowJump: true, allowGone: true };
const unchanged = { new: 0, price: 0, status: 0, other: 0, returned: 0, gone: 0, skipped: 0 };

onEachEngine('price lists of flats that the catalogue has', (open) => {
  const prices = async (database: Database) =>
    (await catalogue(database)).flats.map(({ salesforce_id, price_minor }) => [salesforce_id, price_minor / 100]);

  it('leave the layout of a flat where they call it as no layout is called', async () => {
    const database = await open();
    await load(database, [{}, { layout: '' }]);
    const before = (await catalogue(database)).flats.map(({ layout_id }) => layout_id);
    const list = (...rows: string[]) => feedOf(csv('ЖК;Секція;№;Поверх;Кімнат;Площа;Тип планування;Ціна, $', ...rows));
    const answer = await load(
      database,
      list('Тиха Затока;1;1;2;2;62,4;2А;99000', 'Тиха Затока;1;2;2;2;62,4;2А;99000', 'Тиха Затока;1;3;2;2;62,4;2А;99000'),
    );
    expect(answer).toMatchObject({ ok: true, value: { problemCount: 0, difference: { flats: { ...unchanged, new: 1, price: 2 } } } });
    expect((await catalogue(database)).flats.map(({ layout_id }) => layout_id)).toEqual([...before, null]);
    // A name that some layout has is taken as before.
    await load(database, list('Тиха Затока;1;2;2;2;62,4;2Б;99000'), free);
    expect((await catalogue(database)).flats[1]?.layout_id).toBe(before[0]);
  });

  it('mean the record that is for sale, where a sold one or one that has left has the same number', async () => {
    const database = await open();
    const two: SampleFlat[] = [
      { id: 'F-01', number: '3', status: 'sold' },
      { id: 'F-02', number: '3' },
    ];
    await load(database, two);
    const list = (price: number) => feedOf(csv('ЖК;Секція;№;Поверх;Кімнат;Площа;Ціна, $', `Тиха Затока;1;3;2;2;62,4;${price}`));
    await load(database, list(99_000), free);
    expect(await prices(database)).toEqual([
      ['F-01', 98_500],
      ['F-02', 99_000],
    ]);
    await load(database, two.slice(1), free);
    expect(flatsOf(await load(database, list(99_500), free))).toMatchObject({ price: 1, returned: 0, new: 0 });
    expect((await prices(database))[1]).toEqual(['F-02', 99_500]);
  });

  it('without sections mean the section where the number is listed', async () => {
    const database = await open();
    const { kysely: db } = database;
    const whole = ['1;1', '1;2', '2;2', '2;3'].map((place) => `Обрій;${place};2;2;62,4;98000;9;2028`);
    await load(database, feedOf(csv('ЖК;Секція;№;Поверх;Кімнат;Площа;Ціна, $;Поверхів;Здача', ...whole)));
    const [, gone] = await db.selectFrom('apartment').select('id').orderBy('id').execute();
    await db
      .updateTable('apartment')
      .set({ listed: false })
      .where('id', '=', gone?.id ?? 0)
      .execute();
    const changedIn = async (list: string) => {
      const answer = await load(database, feedOf(list), free);
      expect(answer).toMatchObject({ ok: true, value: { problemCount: 0, difference: { flats: { new: 0, price: 1, returned: 0 } } } });
      const changed = await db.selectFrom('price_history').select('apartment_id').orderBy('id', 'desc').executeTakeFirstOrThrow();
      return changed.apartment_id;
    };
    const [first = 0, second = 0] = (await db.selectFrom('apartment').select('id').where('number', '=', '2').orderBy('id').execute()).map(
      ({ id }) => id,
    );
    expect([gone?.id, await changedIn(csv('ЖК;№;Кімнат;Площа;Ціна, $', 'Обрій;2;2;62,4;97000'))]).toEqual([first, second]);
    expect(await changedIn(csv('ЖК;№;Поверх;Кімнат;Площа;Ціна, $', 'Обрій;2;2;2;62,4;96000'))).toBe(second);
  });

  it('of several sheets change by a column of one sheet no flat of another', async () => {
    const database = await open();
    const titles = ['№', 'Поверх', 'Кімнат', 'Площа', 'Ціна, $'];
    const flat = (number: number) => [number, 2, 2, 62.4, 98000];
    const known = (status: string) =>
      workbookOf(
        [1, 2].map((section) => ({
          name: `Секція ${section}`,
          rows: [
            ['ЖК «Обрій»'],
            [...titles, 'Статус', 'Висота стелі', 'Поверхів', 'Здача'],
            [...flat(1), status, 2.85, 9, '2028'],
            [...flat(2), 'вільна', 2.85, 9, '2028'],
          ],
        })),
      );
    await load(database, feedOf(known('продано')));
    const before = await catalogue(database);
    const list = workbookOf([
      {
        name: 'Секція 1',
        rows: [['ЖК «Обрій»'], [...titles, 'Статус', 'Висота стелі'], [...flat(1), 'бронь', 2.85], [...flat(2), '', 2.85]],
      },
      { name: 'Секція 2', rows: [['ЖК «Обрій»'], titles, flat(1), flat(2), flat(3)] },
      { name: 'Паркінг', rows: [titles, [1, -1, null, 13.5, 15000]] },
    ]);
    expect(await load(database, feedOf(list), free)).toMatchObject({
      ok: true,
      value: { difference: { flats: { ...unchanged, status: 1, new: 1 }, kept: { count: 0 } } },
    });
    const after = await catalogue(database);
    const ofSecond = ({ flats }: typeof before) => flats.filter(({ salesforce_id }) => /\/2\/[12]$/.test(salesforce_id));
    expect(ofSecond(before)).toHaveLength(2);
    expect(ofSecond(after)).toEqual(ofSecond(before));
    expect(after.flats.find(({ number }) => number === '3')).toMatchObject({ status: 'available' });
  });

  it('may write names and numbers with other signs that look the same', async () => {
    const base = sampleXml([{ number: '12А' }, { number: '14' }])
      .replace('Секція 1', "Північний під'їзд")
      .replace('Тиха Затока', 'Їжакова  Ніша');
    const lists: Record<string, string> = {
      'another apostrophe': 'Їжакова Ніша;Північний під’їзд;12А',
      'letters in two signs': `${'Їжакова Ніша;Північний'.normalize('NFD')} під'їзд;12А`,
      'a space that does not break': "Їжакова\u00a0Ніша;Північний під'їзд;12А",
      'a Latin letter': "Їжакова Ніша;Північний під'їзд;12A",
    };
    for (const [name, place] of Object.entries(lists)) {
      const database = await open();
      await load(database, feedOf(base));
      const row = (price: number, number = '') => `${number ? place.replace(/;12.$/, `;${number}`) : place};2;2;62,4;${price}`;
      const list = csv('ЖК;Секція;№;Поверх;Кімнат;Площа;Ціна, $', row(99_000), row(98_500, '14'));
      const answer = await load(database, feedOf(list));
      expect(flatsOf(answer), name).toMatchObject({ ...unchanged, price: 1 });
      expect(answer, name).toMatchObject({ value: { difference: { houses: { projects: 0, sections: 0 } } } });
      expect(
        (await catalogue(database)).flats.map(({ number }) => number),
        name,
      ).toEqual(['12А', '14']);
    }
  });

  it('mean exactly what they write, where two names or numbers differ in such signs alone', async () => {
    const database = await open();
    await load(database, [{ number: '12А' }, { number: '12A' }, { number: '13A' }]);
    const row = (number: string, price: number) => `Тиха Затока;1;${number};2;2;62,4;${price}`;
    const list = csv('ЖК;Секція;№;Поверх;Кімнат;Площа;Ціна, $', row('12A', 99_000), row('12А', 97_000), row('13А', 96_000));
    expect(flatsOf(await load(database, feedOf(list)))).toMatchObject({ ...unchanged, price: 3 });
    const { flats } = await catalogue(database);
    expect(flats.map(({ number, price_minor }) => [number, price_minor / 100]).toSorted()).toEqual(
      [
        ['12A', 99_000],
        ['12А', 97_000],
        ['13A', 96_000],
      ].toSorted(),
    );
  });
});
