import { expect, it } from 'vitest';
import { onEachEngine } from '../../../../../tests/support/databases/database.ts';
import { announceChange, type Database } from '../../../../platform/database/database.ts';
import { importInventory } from '../import-inventory.ts';
import { feedOf } from '../sample-feed.ts';
import { answersOf, rememberAnswers } from './answers.store.ts';
import { csv } from './samples/price-list.ts';
import { workbookOf } from './samples/sample-workbook.ts';

const list = csv(
  '№;Поверх;Кімнат;Площа;Ціна, $;Статус;Поверхів;Здача',
  '12;3;2 євро;62,4;98500;вільна;9;2028',
  '13;4;2 євро;62,4;98500;депозит;9;2028',
);
const answers = { project: 'Обрій', 'rooms: 2 євро': '2', 'status: депозит': 'reserved' };

async function load({ kysely, session }: Database, content: string | Uint8Array, { dryRun = false, source = 'list' } = {}) {
  return importInventory(
    { db: kysely, session, clock: () => new Date('2026-11-20T12:00:00Z'), rate: { tenThousandths: 412_550 }, announce: announceChange },
    feedOf(content),
    { dryRun, skipBad: false, answers: await answersOf(kysely, source) },
  );
}

onEachEngine('price lists with questions', (open) => {
  it('change nothing until their source has answered, and ask nothing the second time', async () => {
    const database = await open();
    expect(await load(database, list)).toMatchObject({
      ok: false,
      refusal: {
        kind: 'questions-open',
        questions: [
          { key: 'rooms: 2 євро', candidates: ['1', '2', 'skip'], line: 2, count: 2 },
          { key: 'project', free: true },
          { key: 'status: депозит', line: 3, count: 1 },
        ],
      },
    });
    expect(await database.kysely.selectFrom('apartment').select('id').execute()).toEqual([]);
    await rememberAnswers(database.kysely, 'list', answers);
    expect(await load(database, list, { source: 'another list' })).toMatchObject({ ok: false });
    expect(await load(database, list)).toMatchObject({ ok: true, value: { outcome: 'applied', difference: { flats: { new: 2 } } } });
    expect(await load(database, list)).toMatchObject({ ok: true, value: { outcome: 'unchanged' } });
    await rememberAnswers(database.kysely, 'list', { 'status: депозит': 'sold' });
    expect(await load(database, list, { dryRun: true })).toMatchObject({ ok: true, value: { difference: { flats: { status: 1 } } } });
  });

  it('find as a workbook the flats that they had as a text', async () => {
    const database = await open();
    await rememberAnswers(database.kysely, 'list', answers);
    await load(database, list);
    const rows = [
      ['ЖК «Обрій»'],
      ['№', 'Поверх', 'Кімнат', 'Площа, м²', 'Ціна за м², $', 'Статус'],
      [12, 3, 2, 62.4, 1600, 'вільна'],
      [13, 4, 2, 62.4, 1600, 'бронь до 25.11'],
    ];
    expect(await load(database, workbookOf([{ rows }]))).toMatchObject({
      ok: true,
      value: { difference: { flats: { new: 0, price: 2, status: 0, gone: 0 } } },
    });
  });

  it('leave alone the flat of a row that an answer leaves out: it neither changes nor leaves the site', async () => {
    const database = await open();
    await rememberAnswers(database.kysely, 'list', answers);
    await load(database, list);
    await rememberAnswers(database.kysely, 'list', { 'status: нова': 'skip' });
    const head = '№;Поверх;Кімнат;Площа;Ціна, $;Статус';
    const dryRun = true;
    const left = await load(database, csv(head, '12;3;2;62,4;99000;нова', '13;4;2;62,4;99000;депозит'), { dryRun });
    expect(left).toMatchObject({ ok: true, value: { problemCount: 0, difference: { flats: { price: 1, gone: 0, new: 0, skipped: 0 } } } });
    expect(left).toMatchObject({ value: { leftOut: { 'skipped by answer': 1 } } });
    // What the catalogue does not know stays unknown to it, and a flat without a row leaves the site as before.
    const other = await load(database, csv(head, '13;4;2;62,4;98500;депозит', '14;4;2;62,4;99000;нова'), { dryRun });
    expect(other).toMatchObject({ ok: true, value: { difference: { flats: { price: 0, gone: 1, new: 0, skipped: 0 } } } });
    // Of two rows of one number the answer has taken one.
    const twice = await load(database, csv(head, '12;3;2;62,4;99000;вільна', '13;4;2;62,4;98500;депозит', '12;3;2;62,4;98500;нова'), {
      dryRun,
    });
    expect(twice).toMatchObject({ ok: true, value: { problemCount: 0, difference: { flats: { price: 1, gone: 0 } } } });
    expect(await load(database, csv(head, '12;3;2;62,4;98500;нова'))).toMatchObject({
      ok: false,
      refusal: { problems: [{ code: 'no-flats' }] },
    });
  });
});
