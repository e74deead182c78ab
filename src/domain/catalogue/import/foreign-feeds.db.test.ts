import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { onEachEngine } from '../../../../tests/support/databases/database.ts';
import { announceChange, type Database } from '../../../platform/database/database.ts';
import { importInventory } from './import-inventory.ts';
import { feedOf } from './sample-feed.ts';

const folder = new URL('foreign-feeds/', import.meta.url);

/** Of each file, as other systems write them: `project / section / floors / delivery / № floor rooms area price status repair`. */
const expected: Record<string, string[]> = {
  'crm-namespaced-1251.xml': [
    'Тиха Затока / Секція 2 / 22 / 2027-Q4 / 143 7 2 62.4 98500 USD available shell',
    'Тиха Затока / Секція 2 / 22 / 2027-Q4 / 144 7 1 28.1 1850000 UAH reserved -',
  ],
  'english-sheet.csv': [
    'Verba Garden / Будинок A, секція 1 / 9 / 2027-Q4 / 501 5 2 62.4 98500 USD available white_box',
    'Verba Garden / Будинок A, секція 1 / 9 / 2027-Q4 / 502 5 1 41.5 61000.5 USD reserved shell',
    'Verba Garden / Будинок A, секція 1 / 9 / 2027-Q4 / 503 5 1 28 45500 USD sold -',
  ],
  'excel-chessboard.csv': [
    'Обрій 17 / Будинок 3, секція 1 / 16 / 2027-Q4 / 12 2 1 41.2 1784000 UAH available -',
    'Обрій 17 / Будинок 3, секція 1 / 16 / 2027-Q4 / 13 2 2 62.4 2700100 UAH sold -',
    'Обрій 17 / Будинок 3, секція 2 / 16 / 2027-Q4 / 12 16 3 88 4000000 UAH reserved -',
  ],
  'legacy-1251.csv': [
    'Яр Квартал / Будинок 2 / 9 / 2026-Q3 / 1 1 1 38.9 52000 USD available shell',
    'Яр Квартал / Будинок 2 / 9 / 2026-Q3 / 2 1 2 64.15 2650000 UAH reserved shell',
    'Яр Квартал / Будинок 2 / 9 / 2026-Q3 / 3 2 1 25 39500 USD sold renovated',
  ],
  'portal-offers.xml': [
    'Тиха Затока / Секція 2 / 22 / 2027-Q4 / 143 7 2 62.4 4050000 UAH available shell',
    'Тиха Затока / Секція 2 / 22 / 2027-Q4 / 144 7 1 28.1 45500 USD reserved -',
  ],
};

const load = ({ kysely, session }: Database, bytes: Uint8Array | string) =>
  importInventory(
    { db: kysely, session, clock: () => new Date('2026-11-20T12:00:00Z'), rate: { tenThousandths: 412_550 }, announce: announceChange },
    feedOf(bytes),
    { dryRun: false, skipBad: false, allowGone: true },
  );

async function flatsOf({ kysely }: Database, project: string): Promise<string[]> {
  const rows = await kysely
    .selectFrom('apartment as a')
    .innerJoin('floor as f', 'f.id', 'a.floor_id')
    .innerJoin('section as s', 's.id', 'f.section_id')
    .innerJoin('project as p', 'p.id', 's.project_id')
    .selectAll('a')
    .select(['p.name as project', 's.name as section', 's.floors_total', 's.submission_quarter', 'f.number as floor'])
    .orderBy('a.id')
    .execute();
  return rows
    .filter((row) => row.project.uk === project)
    .map((row) =>
      [
        row.project.uk,
        row.section.uk,
        row.floors_total,
        row.submission_quarter,
        [
          row.number,
          row.floor,
          row.rooms_number,
          row.area_hundredths / 100,
          row.price_minor / 100,
          row.price_currency,
          row.status,
          row.repair ?? '-',
        ].join(' '),
      ].join(' / '),
    );
}

onEachEngine('feeds of other systems', (open) => {
  it('are read as their operator means them, and change nothing the second time', async () => {
    for (const file of readdirSync(folder).toSorted()) {
      const database = await open();
      const bytes = readFileSync(new URL(file, folder));
      const answer = await load(database, bytes);
      expect(answer.ok ? [] : answer.refusal.problems, file).toEqual([]);
      const [first = ''] = expected[file] ?? [];
      expect(await flatsOf(database, first.split(' / ')[0] ?? ''), file).toEqual(expected[file]);
      expect(await load(database, bytes), file).toMatchObject({ ok: true, value: { outcome: 'unchanged' } });
    }
  });

  it('find the flats of another form by building and number', async () => {
    const database = await open();
    await load(database, readFileSync(new URL('crm-namespaced-1251.xml', folder)));
    const sheet =
      'ЖК;Секція;№;Поверх;Кімнат;Площа;Ціна, $;Статус\n«Тиха Затока»;2;143;7;2;62,4;99 000;продано\nТиха Затока;2;144;7;1;28,1;;продано\n';
    const answer = await load(database, sheet);
    expect(answer).toMatchObject({ ok: true, value: { difference: { flats: { new: 0, price: 1, status: 2, gone: 0 } } } });
    expect(await flatsOf(database, 'Тиха Затока')).toEqual([
      'Тиха Затока / Секція 2 / 22 / 2027-Q4 / 143 7 2 62.4 99000 USD sold shell',
      'Тиха Затока / Секція 2 / 22 / 2027-Q4 / 144 7 1 28.1 1850000 UAH sold -',
    ]);
  });

  it('load flats for sale alone, and count what else a portal offers', async () => {
    const database = await open();
    const offer = (id: number, about: string, rooms = '<rooms>2</rooms>') =>
      `<offer internal-id="R-${id}">${about}<area><value>62.4</value></area>${rooms}<floor>7</floor><floors-total>22</floors-total>` +
      `<building-name>Тиха Затока</building-name><built-year>2028</built-year><apartment>${id}</apartment></offer>`;
    const price = (value: number, period = '') =>
      `<price><value>${value}</value><currency>UAH</currency>${period && `<period>${period}</period>`}</price>`;
    const feed = `<realty-feed xmlns="http://webmaster.example/schemas/feed">${[
      offer(1, `<type>продаж</type><property-type>житлова</property-type><category>квартира</category>${price(4_050_000)}`),
      offer(2, `<type>sale</type><category>flat</category>${price(4_050_000)}`),
      offer(3, `<type>оренда</type><category>квартира</category>${price(15_000)}`),
      offer(4, `<category>квартира</category>${price(15_000, 'місяць')}`),
      offer(5, `<type>продажа</type><category>commercial</category><commercial-type>office</commercial-type>${price(9_000_000)}`, ''),
      offer(6, `<type>продаж</type><category>комерційна</category>${price(9_000_000)}`, ''),
      offer(7, `<type>продаж</type><category>кімната</category>${price(900_000)}`),
      offer(8, `<type>продаж</type><category>гараж</category>${price(400_000)}`, ''),
      offer(9, `<type>продаж</type><category>паркомісце</category>${price(600_000)}`, ''),
    ].join('')}</realty-feed>`;
    expect(await load(database, feed)).toMatchObject({
      ok: true,
      value: { difference: { flats: { new: 2 } }, leftOut: { rent: 2, office: 1, commercial: 1, room: 1, garage: 1, parking: 1 } },
    });
    expect((await flatsOf(database, 'Тиха Затока')).map((flat) => flat.split(' / ').at(-1))).toEqual([
      '1 7 2 62.4 4050000 UAH available -',
      '2 7 2 62.4 4050000 UAH available -',
    ]);
  });

  it('take what is not for sale off the site', async () => {
    const database = await open();
    const sheet = (status: string, price: string) =>
      `ЖК;№;Поверх;Кімнат;Площа;Ціна;Статус;Поверхів;Здача\nОбрій;1;2;1;41,2;41 000 $;вільна;9;2028\nОбрій;2;2;1;41,2;${price};${status};9;2028\n`;
    await load(database, sheet('у продажу', '41 000 $'));
    expect(await load(database, sheet('не продається', '-'))).toMatchObject({
      ok: true,
      value: { difference: { flats: { gone: 1, unchanged: 1 } } },
    });
  });

  it('sell flats of a list that says it where the price was, without a column of states', async () => {
    const database = await open();
    const sheet = (price: string) =>
      `ЖК;№;Поверх;Кімнат;Площа;Ціна, $;Поверхів;Здача\nОбрій;1;2;1;41,2;41 000;9;2028\nОбрій;2;2;1;41,2;${price};9;2028\n`;
    await load(database, sheet('41 000'));
    expect(await load(database, sheet('ПРОДАНО'))).toMatchObject({
      ok: true,
      value: { difference: { flats: { status: 1, unchanged: 1 } } },
    });
  });
});
