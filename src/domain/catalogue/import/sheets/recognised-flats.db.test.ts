import { expect, it } from 'vitest';
import { catalogue, load } from '../../../../../tests/support/contents/load-feed.ts';
import { onEachEngine } from '../../../../../tests/support/databases/database.ts';
import { feedOf } from '../sample-feed.ts';
import { csv } from './samples/price-list.ts';

const free = { allowJump: true, allowGone: true };
const unchanged = { new: 0, price: 0, status: 0, other: 0, returned: 0, gone: 0, skipped: 0 };

onEachEngine('price lists of flats that the catalogue has', (open) => {
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
});
