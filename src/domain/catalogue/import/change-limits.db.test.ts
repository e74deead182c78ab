import { expect, it } from 'vitest';
import { catalogue, flatsOf, load, reports } from '../../../../tests/support/contents/load-feed.ts';
import { onEachEngine } from '../../../../tests/support/databases/database.ts';
import { feedOf, type SampleFlat, sampleXml } from './sample-feed.ts';

const three = [{}, {}, {}];

onEachEngine('the limits of changes of an import', (open) => {
  it('delists flats only in projects that the feed has, and stops when more than half are missing', async () => {
    const database = await open();
    await load(database, three);
    const other = sampleXml([{ id: 'G-1' }])
      .replace('P-1', 'P-2')
      .replace('S-1', 'S-2')
      .replaceAll('Тиха Затока', 'Обрій')
      .replaceAll('Tykha Zatoka', 'Obrii');
    expect(await load(database, feedOf(other))).toMatchObject({
      ok: true,
      value: {
        difference: { flats: { new: 1, gone: 0 }, missing: [{ project: 'tykha-zatoka', section: null, flats: 3, gone: false }] },
      },
    });
    const renamed = feedOf(
      sampleXml([{}, {}, { id: 'F-4' }])
        .replace('S-1', 'S-9')
        .replace('id="F-1"', 'id="F-5"'),
    );
    expect(await load(database, renamed, { dryRun: true, allowGone: true })).toMatchObject({
      value: {
        difference: {
          missing: [
            { project: 'tykha-zatoka', section: { uk: 'Секція 1', en: 'Section 1' }, gone: true },
            { project: 'obrii', section: null, flats: 1, gone: false },
          ],
        },
      },
    });
    const before = await catalogue(database);
    const refused = await load(database, [{}]);
    expect(refused).toMatchObject({
      ok: false,
      refusal: { kind: 'too-many-gone', problems: [{ message: expect.stringContaining('2 of 3') }] },
    });
    expect(await catalogue(database)).toEqual(before);
    expect((await reports(database)).at(-1)).toMatchObject({ outcome: 'refused', summary: { kind: 'too-many-gone' } });
    expect(flatsOf(await load(database, [{}], { allowGone: true }))).toMatchObject({ gone: 2, unchanged: 1 });
  });

  it('stops before prices that jump and before many flats sold or delisted at once, until an operator confirms', async () => {
    const database = await open();
    const many = (change: (at: number) => SampleFlat) => Array.from({ length: 60 }, (_, at) => ({ number: String(at + 1), ...change(at) }));
    await load(
      database,
      many(() => ({})),
    );
    const before = await catalogue(database);
    const refusedFor = async (flats: readonly SampleFlat[]) => {
      const answer = await load(database, flats);
      return answer.ok ? [] : [answer.refusal.kind, ...answer.refusal.problems.map(({ message }) => message)];
    };
    const jump = (words: string) => ['too-much-at-once', `the catalogue: ${words}`, `project tykha-zatoka: ${words}`];
    expect(await refusedFor(many((at) => (at < 7 ? { price: '70000' } : {})))).toEqual(jump('7 of 60 prices move by more than 25 %'));
    // The same number of another currency.
    expect(await refusedFor(many(() => ({ price: '405000', currency: 'UAH' })))).toEqual(jump('60 of 60 prices move by more than 25 %'));
    expect(await refusedFor(many((at) => (at < 13 ? { status: 'sold' } : {})))).toEqual(
      jump('13 of 60 flats for sale are sold, reserved or gone'),
    );
    expect(await refusedFor(many((at) => (at < 7 ? { status: 'reserved' } : {})).slice(0, 53))).toEqual(
      jump('14 of 60 flats for sale are sold, reserved or gone'),
    );
    expect(await catalogue(database)).toEqual(before);

    // All prices in the other currency by the rate, a large sale of a few and a day's sales are no jump.
    const day = many((at) => ({
      ...(at < 5 ? { price: '2050000' } : { price: '4063618' }),
      currency: 'UAH',
      status: at > 48 ? 'sold' : 'available',
    }));
    expect(flatsOf(await load(database, day))).toMatchObject({ price: 60, status: 11 });
    const sold = many(() => ({ price: '98500', currency: 'USD', status: 'sold' }));
    expect(flatsOf(await load(database, sold, { allowJump: true }))).toMatchObject({ price: 60, status: 49 });
  });

  it('waits for a hand where a price of a square metre is unlike those of its project, and names the flat', async () => {
    const database = await open();
    await load(database, [{ price: '98500' }, { price: '125000' }, { price: '110000', status: 'sold' }]);
    const before = await catalogue(database);
    const known = [{}, { price: '125000' }, { price: '110000', status: 'sold' }];
    const range = 'while the flats of project tykha-zatoka have 1579 to 2003';
    const refusedFor = async (flats: readonly SampleFlat[]) => {
      const answer = await load(database, flats);
      return answer.ok ? [] : [answer.refusal.kind, ...answer.refusal.problems.map(({ record, message }) => `${record}: ${message}`)];
    };
    const price = (each: string) => `price makes ${each} a square metre`;
    expect(await refusedFor([...known, { id: 'F-4', price: '10850' }, { id: 'F-5', price: '300000' }])).toEqual([
      'too-much-at-once',
      `flat 4 (id F-4): ${price('174 USD')}, ${range}`,
      `flat 5 (id F-5): ${price('4808 USD')}, ${range}`,
    ]);
    expect(await refusedFor([{ price: '1000000', currency: 'UAH' }, ...known.slice(1)])).toEqual([
      'too-much-at-once',
      `flat 1 (id F-1): ${price('16026 UAH')}, while the flats of project tykha-zatoka have 65122 to 82642`,
    ]);
    // The area of a known flat counts as its price does.
    expect(await refusedFor([{ area: '20.00' }, ...known.slice(1)])).toHaveLength(2);
    // A project of which nothing is known yet is compared with all others.
    const other = sampleXml([{ id: 'G-1', price: '9850' }])
      .replace('P-1', 'P-2')
      .replace('S-1', 'S-2')
      .replaceAll('Тиха Затока', 'Обрій');
    const answer = await load(database, feedOf(other.replaceAll('Tykha Zatoka', 'Obrii')));
    expect(answer.ok ? [] : answer.refusal.problems.map(({ message }) => message)).toEqual([
      `${price('158 USD')}, while the flats of the catalogue have 1579 to 2003`,
    ]);
    expect(await catalogue(database)).toEqual(before);
    const dear = [...known, { id: 'F-4', price: '240000' }];
    expect(flatsOf(await load(database, dear))).toMatchObject({ new: 1 });
    expect(flatsOf(await load(database, [...dear, { id: 'F-5', price: '800000' }], { allowJump: true }))).toMatchObject({ new: 1 });
    expect(flatsOf(await load(database, [...dear, { id: 'F-5', price: '800000' }]))).toMatchObject({ unchanged: 5 });
  });

  it('stops before prices that move by less at each look and by more within some days, until an operator confirms', async () => {
    const database = await open();
    const look = async (price: number, day: number, options = {}) => {
      const now = new Date(Date.UTC(2026, 10, day, 12));
      const flats = Array.from({ length: 20 }, (_, at) => ({ number: String(at + 1), price: String(price) }));
      const answer = await load(database, flats, options, { now });
      return answer.ok ? answer.value.outcome : answer.refusal.problems.map(({ message }) => message);
    };
    const stopped = ['the catalogue', 'project tykha-zatoka'].map(
      (where) => `${where}: 20 of 20 prices move by more than 25 % within 7 days`,
    );
    expect(await look(100_000, 1)).toBe('applied');
    expect(await look(76_000, 2)).toBe('applied');
    expect(await look(58_000, 2)).toEqual(stopped);
    expect(await look(58_000, 8)).toEqual(stopped);
    expect(await look(76_000, 8)).toBe('unchanged');
    // What has stood for a week is the price from which the next ones move.
    expect(await look(58_000, 10)).toBe('applied');
    expect(await look(46_000, 11)).toEqual(stopped);
    expect(await look(46_000, 11, { allowJump: true })).toBe('applied');
    // After a person has looked, prices move from what was confirmed.
    expect(await look(45_000, 12)).toBe('applied');
    expect(await look(34_000, 13)).toEqual(stopped);
  });

  it('takes a confirmation of one project for no other', async () => {
    const database = await open();
    const many = (price: number, project = 'P-1') => {
      const xml = sampleXml(
        Array.from({ length: 20 }, (_, at) => ({ id: `${project}-${at}`, number: String(at + 1), price: String(price) })),
      );
      return feedOf(
        project === 'P-1'
          ? xml
          : xml
              .replace('id="P-1"', `id="${project}"`)
              .replace('S-1', 'S-2')
              .replaceAll('Тиха Затока', 'Обрій')
              .replaceAll('Tykha Zatoka', 'Obrii'),
      );
    };
    const look = async (feed: ReturnType<typeof many>, day: number, options = {}) => {
      const answer = await load(database, feed, options, { now: new Date(Date.UTC(2026, 10, day, 12)) });
      return answer.ok ? answer.value.outcome : answer.refusal.problems.map(({ code }) => code);
    };
    expect(await look(many(100_000), 1)).toBe('applied');
    expect(await look(many(100_000, 'P-2'), 1)).toBe('applied');
    expect(await look(many(76_000), 2)).toBe('applied');
    expect(await look(many(70_000, 'P-2'), 3, { allowJump: true })).toBe('applied');
    expect((await reports(database)).at(-1)?.summary).toMatchObject({ confirmed: true, confirmedProjects: ['P-2'] });
    expect(await look(many(58_000), 3)).toEqual(['drift', 'drift']);
    expect(await look(many(58_000, 'P-2'), 4)).toBe('applied');
    // Reports from before name no projects.
    const { id } = (await reports(database)).findLast(({ summary }) => JSON.stringify(summary).includes('"P-2"')) ?? { id: 0 };
    await database.kysely
      .updateTable('import_report')
      .set({ summary: JSON.stringify({ confirmed: true }) as never })
      .where('id', '=', id)
      .execute();
    expect(await look(many(58_000), 4)).toBe('applied');
  });

  it('refuses a price that no flat of this size has, and one that may be either of two', async () => {
    const database = await open();
    const odd = [
      { price: '985' },
      { price: '98500', currency: 'UAH' },
      { price: '4050000' },
      { price: '4050,000', currency: 'UAH' },
      { price: '4050000', currency: 'UAH' },
      {},
    ];
    const answer = await load(database, odd);
    expect(answer.ok ? [] : answer.refusal.problems.map(({ line, message }) => [line, message])).toEqual([
      [15, 'price makes 16 USD a square metre: it must be from 120 to 25000'],
      [16, 'price makes 1579 UAH a square metre: it must be from 5000 to 1000000'],
      [17, 'price makes 64904 USD a square metre: it must be from 120 to 25000'],
      [18, expect.stringContaining('price is 4050,000: at most two decimals are read')],
    ]);
  });
});
