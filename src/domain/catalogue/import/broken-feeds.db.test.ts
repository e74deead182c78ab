import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { onEachEngine } from '../../../../tests/support/databases/database.ts';
import { announceChange, type Database } from '../../../platform/database/database.ts';
import { type Feed, type ImportOptions, importInventory } from './import-inventory.ts';
import { feedOf, sampleXml } from './sample-feed.ts';

const folder = new URL('broken-feeds/', import.meta.url);
const rate = { tenThousandths: 412_550 };

/** Of each file: the problems as `line field code`. */
const expected: Record<string, string[]> = {
  'areas.xml': ['15 area out-of-range', '16 area out-of-range', '17 area not-positive'],
  'columns-missing.csv': ['1 price column-missing'],
  'currency.xml': ['15 currency unknown', '16 currency required'],
  'dim-ria.xml': ['1 not-a-feed'],
  'duplicate-ids.xml': ['17 id duplicate'],
  'empty.xml': ['0 empty'],
  'entity-bomb.xml': ['6 doctype'],
  'external-entity.xml': ['2 doctype'],
  'floors.xml': ['15 floor above-house', '16 floor out-of-range', '17 floor unknown'],
  'group-rows.csv': ['6 delivery question', '6 price question'],
  'house.xml': ['10 project sale unknown', '13 section delivery unknown'],
  'layout.xml': ['6 room points not-points', '7 door swing unknown', '8 room points off-plan', '9 wall to off-plan'],
  'long-names.xml': ['10 project name too-long', '15 number too-long'],
  'no-currency.csv': ['2 currency question'],
  'no-flats.xml': ['0 no-flats'],
  'no-section.xml': ['13 section required'],
  'not-well-formed.xml': ['18 malformed'],
  'open-quote.csv': ['4 truncated'],
  'other-xml.xml': ['2 not-a-feed'],
  'picture.png': ['1 not-a-feed'],
  'price-per-metre.csv': ['2 section delivery required', '2 section floors required'],
  'prices.xml': ['15 price not-positive', '16 price not-positive', '17 price decimals', '18 price not-a-number', '19 price required'],
  'ragged.csv': [
    '3 columns',
    '3 area required',
    '3 currency required',
    '3 floor required',
    '3 number required',
    '3 price required',
    '3 rooms required',
  ],
  'references.xml': ['15 layout unknown', '16 benefit unknown'],
  'rooms.xml': ['15 rooms out-of-range', '16 rooms unknown', '17 room label unknown'],
  'same-numbers.xml': ['18 number duplicate'],
  'some-text.txt': ['1 not-a-feed'],
  'some.json': ['1 not-a-feed'],
  'status.xml': ['15 status unknown'],
  'truncated-between-flats.xml': ['17 truncated'],
  'truncated.csv': [
    '3 columns',
    '3 area required',
    '3 currency required',
    '3 floor required',
    '3 price required',
    '3 rooms required',
    '3 truncated',
  ],
  'truncated.xml': ['17 truncated'],
  'truncated.xml.gz': ['0 truncated'],
  'turned-names.xml': ['10 project name unreadable', '15 number unreadable'],
  'two-deliveries.csv': ['2 section delivery conflict'],
  'two-heights.csv': ['2 section floors conflict'],
  'two-prices.csv': ['1 price question'],
  'undeclared-entity.xml': ['11 malformed'],
  'unknown-encoding.xml': ['1 encoding'],
  'values.csv': ['3 floor above-house', '4 id duplicate'],
  'web-page.xml': ['1 not-a-feed'],
  'white-space.csv': ['0 empty'],
  'workbook.xlsx': ['1 not-a-feed'],
  'wrong-encoding.csv': ['3 encoding'],
  'wrong-encoding.xml': ['11 encoding'],
};

const load = (database: Database, feed: Feed, options: Partial<ImportOptions> = {}) =>
  importInventory(
    { db: database.kysely, session: database.session, clock: () => new Date('2026-11-20T12:00:00Z'), rate, announce: announceChange },
    feed,
    {
      dryRun: false,
      skipBad: false,
      ...options,
    },
  );

async function everything({ kysely }: Database) {
  const tables = [
    'project',
    'section',
    'floor',
    'layout',
    'benefit_category',
    'apartment',
    'room_area',
    'apartment_benefit',
    'price_history',
    'change',
  ];
  return Promise.all(tables.map((table) => kysely.selectFrom(table).selectAll().execute()));
}

onEachEngine('broken feeds', (open) => {
  it('are all refused by line and field, leave the catalogue as it was, and are reported', async () => {
    const database = await open();
    await load(database, feedOf(sampleXml([{}, {}, {}])));
    const before = await everything(database);
    const found: Record<string, string[]> = {};
    for (const file of readdirSync(folder).toSorted()) {
      const answer = await load(database, { ...feedOf(readFileSync(new URL(file, folder))), name: file });
      expect(await everything(database), file).toEqual(before);
      found[file] = answer.ok
        ? ['accepted']
        : answer.refusal.problems.map(({ line, field, code }) => [line, field, code].filter((part) => part !== '').join(' '));
    }
    expect(found).toEqual(expected);
    const reports = await database.kysely.selectFrom('import_report').select(['source', 'outcome']).orderBy('id').execute();
    expect(reports.slice(1)).toEqual(
      Object.keys(expected)
        .toSorted()
        .map((source) => ({ source, outcome: 'refused' })),
    );
  });

  it('name both lines of a doubled id', async () => {
    const answer = await load(await open(), feedOf(readFileSync(new URL('duplicate-ids.xml', folder))));
    expect(answer).toMatchObject({ ok: false, refusal: { problems: [{ message: expect.stringMatching(/line 17 and on line 15/) }] } });
  });

  it('of 200 MB are refused before they are read', async () => {
    const database = await open();
    let sent = 0;
    const endless: Feed = {
      name: 'large',
      async *open() {
        yield Buffer.from('<feed>');
        for (; sent < 200; sent += 1) yield Buffer.alloc(1_000_000, `<a>${'x'.repeat(9_993)}</a>`);
      },
    };
    expect(await load(database, { ...endless, bytes: 200_000_000 })).toMatchObject({
      ok: false,
      refusal: { problems: [{ code: 'too-large' }] },
    });
    expect(sent).toBe(0);
    expect(await load(database, endless)).toMatchObject({ ok: false, refusal: { problems: [{ code: 'too-large' }] } });
    expect(sent).toBeLessThanOrEqual(100);
  });

  it('that break off are refused', async () => {
    const database = await open();
    const whole = sampleXml([{}, {}, {}]);
    const dropped: Feed = {
      name: 'dropped',
      async *open() {
        yield Buffer.from(whole.slice(0, 1500));
        throw new Error('socket hang up');
      },
    };
    const answer = await load(database, dropped, { skipBad: true });
    expect(answer).toMatchObject({ ok: false, refusal: { kind: 'feed-broken', message: expect.stringContaining('socket hang up') } });
    expect((await everything(database)).flat()).toEqual([]);
  });
});

describe('text in another encoding than it says', () => {
  const xml = sampleXml([{}]).replaceAll('Тиха Затока', 'Полудень');
  const declared = (encoding: string) => xml.replace('UTF-8', encoding);
  const cyrillic = (text: string) =>
    Uint8Array.from([...text], (letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return code < 128 ? code : code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : 0xb3;
    });
  const problemOf = async (content: string | Uint8Array) => {
    const { readFeed } = await import('./readers/read-feed.ts');
    const read = async () => {
      for await (const _ of readFeed({ bytes: feedOf(content, 7).open(), size: undefined, limit: 1e6, onBytes: () => {} }));
    };
    return read().then(
      () => null,
      (cause: unknown) => (cause as { problem?: { code: string; message: string } }).problem,
    );
  };

  it('is refused, and what is declared rightly is read', async () => {
    expect(await problemOf(declared('windows-1251'))).toMatchObject({
      code: 'encoding',
      message: expect.stringMatching(/^Line \d+ reads “[РС].*WINDOWS-1251/),
    });
    expect(await problemOf(declared('iso-8859-1'))).toMatchObject({ code: 'encoding' });
    expect(await problemOf(cyrillic(declared('utf-8')))).toMatchObject({ code: 'encoding' });
    expect(await problemOf(cyrillic(declared('windows-1252')))).toMatchObject({ code: 'encoding' });
    expect(await problemOf(xml.replaceAll('Полудень', 'РџРѕР»СѓРґРµРЅСЊ'))).toMatchObject({ code: 'encoding' });
    expect(await problemOf(xml.replaceAll('Полудень', 'ЖК «РІЧКА Сіріус» Рів’є, Café, ÀÉ'))).toBeNull();
    expect(await problemOf(cyrillic(declared('windows-1251')))).toBeNull();
  });

  it('and web pages are called what they are', async () => {
    for (const page of ['<!DOCTYPE html><html><body>Log in</body></html>', '<!doctype HTML PUBLIC "x"><p>', '<html><p>Вхід</p></html>'])
      expect(await problemOf(page)).toMatchObject({ code: 'not-a-feed', message: expect.stringContaining('is a web page') });
  });
});

describe('one value without an end', () => {
  it('is not gathered in memory', async () => {
    const { readFeed } = await import('./readers/read-feed.ts');
    const bytes = (async function* () {
      yield Buffer.from('<feed><!-- ');
      for (let at = 0; at < 90; at += 1) yield Buffer.alloc(1_000_000, 'a');
    })();
    const read = async () => {
      for await (const _ of readFeed({ bytes, size: undefined, limit: 1e9, onBytes: () => {} }));
    };
    await expect(read()).rejects.toMatchObject({ problem: { code: 'malformed' } });
  });
});
