import { expect, it } from 'vitest';
import { onOneEngine } from '../../tests/support/databases/database.ts';
import { type Feed, importInventory, type RecordsFeed } from '../domain/catalogue/import/import-inventory.ts';
import { feedOf, sampleXml } from '../domain/catalogue/import/sample-feed.ts';
import type { InventoryRecord } from '../domain/catalogue/inventory-port.ts';
import { announceChange, type Database } from '../platform/database/database.ts';
import { problemLines } from './import-table.ts';

const oneLine = (xml: string): Feed => feedOf(xml.replace(/\s*\n\s*/g, ' '));

/** The operator's report on a refused feed, without the reason of each value. */
async function readBy(database: Database, feed: Feed | RecordsFeed): Promise<string[]> {
  const answer = await importInventory(
    {
      db: database.kysely,
      session: database.session,
      clock: () => new Date(),
      rate: { tenThousandths: 412_550 },
      announce: announceChange,
    },
    feed,
    { dryRun: false, skipBad: false },
  );
  return answer.ok ? [] : problemLines(answer.refusal.problems, answer.refusal.problemCount).split('\n');
}

onOneEngine('a feed of one line', (open) => {
  it('has every problem of a record named by its place, its id and its field, in the order of the file', async () => {
    const room = '<room label="kitchen" area="9"/><room label="cave" area="10"/>';
    const flats = [
      { price: '0', floor: '12' },
      { id: '' },
      {},
      { id: 'F-3' },
      { layout: 'L-9' },
      { inside: room },
      { id: '', number: '' },
      {},
      {},
      { status: 'gone fishing' },
      { floor: '10' },
    ];
    const found = await readBy(await open(), oneLine(sampleXml(flats).replace('delivery="2028-Q2"', 'delivery="soon"')));
    expect(found).toEqual([
      '  line 1, flat 1 (id F-1): floor is 12, but the building has 9',
      '  line 1, flat 1 (id F-1): price is 0: it must be more than 0',
      '  line 1, flat 2 (№ 2): id is missing',
      '  line 1, flat 4 (id F-3): id F-3 stands in flat 3 (id F-3) too: an id may stand once',
      '  line 1, flat 5 (id F-5): layout "L-9" is in neither the feed nor the catalogue',
      '  line 1, flat 6 (id F-6): room 2 label is "cave", which is not a room that is known',
      '  line 1, flat 7: id is missing',
      '  line 1, flat 7: number is missing',
      '  line 1, flat 10 (id F-10): status is "gone fishing", which is not available, reserved, sold or not for sale',
      '  line 1, flat 11 (id F-11): floor is 10, but the building has 9',
      '  line 1, section 1 (id S-1): section delivery is "soon", which is not a quarter such as 2028-Q2',
    ]);
  });

  it('that is not well formed is named by the column and the nearest elements', async () => {
    const whole = sampleXml([{}, {}, {}]);
    const database = await open();
    expect(await readBy(database, oneLine(whole.replace('number="3"', 'number="3" number="4"')))).toEqual([
      expect.stringMatching(/^ {2}line 1: The XML is not well formed at line 1, column \d{4}, inside <section S-1> after <flat F-2>: /),
    ]);
    expect(await readBy(database, oneLine(whole.replace('id="F-2"', 'id="F-2').replace('</section>', '')))).toEqual([
      expect.stringMatching(/line 1, column \d{4}, inside <section S-1> after <flat F-1>: /),
    ]);
  });

  it('of JSON is reported as one', async () => {
    expect(await readBy(await open(), feedOf('{"flats":[{"id":1}]}'))).toEqual([
      '  line 1: The file is JSON without a list of flats: ask for the feed as XML or CSV.',
    ]);
  });

  it('or of no lines, as a CRM sends records, is named in the same way', async () => {
    const section = { name_uk: 'Секція 1', floors: '9', delivery: '2028-Q2' };
    const flat = { number: '1', floor: '2', rooms: '2', area: '62.4', price: '98500', currency: 'USD' };
    const records: InventoryRecord[] = [
      { kind: 'project', id: 'P-1', parent: null, values: { name_uk: 'Тиха Затока' } },
      { kind: 'section', id: 'S-1', parent: 'P-1', values: section },
      { kind: 'flat', id: 'F-1', parent: 'S-1', values: flat },
      { kind: 'flat', id: '', parent: 'S-1', values: { ...flat, number: '2', area: 'wide' } },
      { kind: 'flat', id: 'F-1', parent: 'S-1', values: { ...flat, number: '3' } },
    ];
    expect(await readBy(await open(), { name: 'crm', records })).toEqual([
      '  flat 2 (№ 2): area is "wide", which is not a number',
      '  flat 2 (№ 2): id is missing',
      '  flat 3 (id F-1): id F-1 stands in flat 1 (id F-1) too: an id may stand once',
    ]);
  });
});
