import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { catalogue, load } from '../../../../../tests/support/contents/load-feed.ts';
import { onEachEngine } from '../../../../../tests/support/databases/database.ts';
import { announceChange, type Database } from '../../../../platform/database/database.ts';
import { type SampleFlat, sampleXml } from '../sample-feed.ts';
import { makeProposals } from './proposals.ts';

const now = new Date('2026-11-21T12:00:00Z');
const by = crypto.randomUUID();
const six: SampleFlat[] = [{}, {}, {}, {}, {}, {}];
const bytesOf = (text: string) =>
  (async function* () {
    yield Buffer.from(text);
  })();

onEachEngine('proposals of imports', (open) => {
  async function build(flats: readonly SampleFlat[] = six, clock = () => now) {
    const database = await open();
    await load(database, flats);
    const imports = makeProposals({
      db: database.kysely,
      session: database.session,
      announce: announceChange,
      clock,
      currentRate: () => ({ tenThousandths: 412_550 }),
      hasSource: false,
    });
    const send = async (text: string, name = 'Прайс 21.11.2026.xml') => {
      const sent = await imports.send(bytesOf(text), { name, by });
      if (!sent.ok) throw new Error(sent.refusal.kind);
      return sent.value.number;
    };
    const propose = async (next: readonly SampleFlat[], name?: string) => {
      const number = await send(sampleXml(next), name);
      expect(await imports.read(number)).toEqual({ ok: true, value: {} });
      return number;
    };
    const version = async (number: number) => (await imports.find(number))?.version ?? 0;
    const inOne = <Answer>(work: Parameters<ReturnType<Database['kysely']['transaction']>['execute']>[0]) =>
      database.kysely.transaction().execute(work) as Promise<Answer>;
    const approve = async (number: number, given: { confirmed?: boolean; why?: string; version?: number } = {}) =>
      imports.approve({ number, version: await version(number), confirmed: false, why: '', by, ...given });
    const choose = (choice: Parameters<typeof imports.choose>[1]) => inOne((trx) => imports.choose(trx, choice));
    const undo = async (number: number) => {
      const seen = { number, version: await version(number), by };
      return inOne((trx) => imports.undo(trx, seen));
    };
    const rows = async (number: number) => (await imports.rows(number, { after: 0 })).rows;
    return { database, imports, send, propose, approve, choose, undo, rows, version };
  }
  const flatsOf = async (database: Database) =>
    (await catalogue(database)).flats.map(({ salesforce_id: id, price_minor, status, listed }) => [id, price_minor / 100, status, listed]);

  it('keeps every change with its values, and changes nothing before the approval', async () => {
    const { database, imports, propose, rows, approve } = await build();
    const before = await catalogue(database);
    const number = await propose([{ price: '99000.50' }, { status: 'sold' }, { area: '63' }, {}, {}, { number: '77' }]);
    expect(await catalogue(database)).toEqual(before);
    expect((await rows(number)).map(({ flat, kinds, before, after }) => ({ flat, kinds, before, after }))).toEqual([
      {
        flat: 'F-1',
        kinds: ['price'],
        before: { price_minor: 9_850_000, price_currency: 'USD' },
        after: { price_minor: 9_900_050, price_currency: 'USD' },
      },
      { flat: 'F-2', kinds: ['status'], before: { status: 'available' }, after: { status: 'sold' } },
      { flat: 'F-3', kinds: ['other'], before: { area_hundredths: 6240 }, after: { area_hundredths: 6300 } },
      expect.objectContaining({ flat: 'F-77', kinds: ['new'], before: null, after: expect.objectContaining({ price_minor: 9_850_000 }) }),
      { flat: 'F-6', kinds: ['gone'], before: { listed: true }, after: { listed: false } },
    ]);
    const found = await imports.find(number);
    expect(found).toMatchObject({ state: 'open', source: 'прайс', about: { counts: { all: { rows: 5 }, price: { rows: 1, left: 0 } } } });
    expect(await approve(number)).toEqual({ ok: true, value: {} });
    expect(await flatsOf(database)).toEqual([
      ['F-1', 99_000.5, 'available', true],
      ['F-2', 98_500, 'sold', true],
      ['F-3', 98_500, 'available', true],
      ['F-4', 98_500, 'available', true],
      ['F-5', 98_500, 'available', true],
      ['F-6', 98_500, 'available', false],
      ['F-77', 98_500, 'available', true],
    ]);
    expect(await imports.find(number)).toMatchObject({ state: 'applied', applied_by: by, made_by: by });
    expect(await database.kysely.selectFrom('import_file').selectAll().execute()).toEqual([]);
  });

  it('takes the chosen rows alone, and proposes the others as kept the next time, while the file says the same', async () => {
    const { database, imports, propose, choose, approve, rows } = await build();
    const cheaper = six.map(() => ({ price: '97000' }));
    const number = await propose(cheaper);
    await choose({ number, choice: 'keep', kind: 'price' });
    await choose({ number, choice: 'take', turns: [1, 2] });
    await choose({ number, choice: 'take', flat: '3' });
    expect(await imports.find(number)).toMatchObject({ kept_rows: 3, about: { counts: { price: { rows: 6, left: 3 } } } });
    expect((await approve(number)).ok).toBe(true);
    const prices = async () => (await flatsOf(database)).map(([, price]) => price);
    expect(await prices()).toEqual([97_000, 97_000, 97_000, 98_500, 98_500, 98_500]);
    const next = await propose([...cheaper.slice(0, 5), { price: '96000' }], 'прайс 22.11.2026.xml');
    expect((await rows(next)).map(({ flat, choice, declined }) => [flat, choice, declined])).toEqual([
      ['F-4', 'keep', 'kept'],
      ['F-5', 'keep', 'kept'],
      ['F-6', 'take', null],
    ]);
    expect(await imports.find(next)).toMatchObject({ about: { declined: 2 } });
  });

  it('what was undone begins as kept in the next file of its source, and says why, also once it is taken', async () => {
    const { imports, propose, choose, approve, undo, rows } = await build();
    const cheaper = six.map(() => ({ price: '97000' }));
    const number = await propose(cheaper);
    await approve(number);
    expect((await undo(number)) as object).toMatchObject({ ok: true });
    const next = await propose(cheaper, 'прайс 22.11.2026.xml');
    const said = async () => new Set((await rows(next)).map(({ choice, declined }) => `${choice} ${declined}`));
    expect(await said()).toEqual(new Set(['keep undone']));
    await choose({ number: next, choice: 'take' });
    await imports.read(next);
    expect(await said()).toEqual(new Set(['take undone']));
    expect(await imports.find(next)).toMatchObject({ about: { declined: 6, counts: { all: { rows: 6, left: 0 } } } });
  });

  it('is refused when the catalogue has moved, and may be read again with its choices', async () => {
    const { database, imports, propose, choose, approve, rows } = await build();
    const number = await propose([{ price: '97000' }, { price: '97000' }, {}, {}, {}, {}]);
    await choose({ number, choice: 'keep', flat: '2' });
    await load(database, [{ price: '98000' }, {}, {}, {}, {}, {}]);
    const before = await catalogue(database);
    expect(await approve(number)).toEqual({ ok: false, refusal: { kind: 'catalogue-moved' } });
    expect(await catalogue(database)).toEqual(before);
    expect(await imports.read(number)).toEqual({ ok: true, value: {} });
    expect((await rows(number)).map(({ flat, before, choice }) => [flat, before, choice])).toEqual([
      ['F-1', { price_minor: 9_800_000, price_currency: 'USD' }, 'take'],
      ['F-2', { price_minor: 9_850_000, price_currency: 'USD' }, 'keep'],
    ]);
    expect(await approve(number, { version: 1 })).toEqual({ ok: false, refusal: { kind: 'import-moved' } });
    expect((await approve(number)).ok).toBe(true);
    expect(await approve(number)).toEqual({ ok: false, refusal: { kind: 'import-moved' } });
  });

  it('undoes what is as the import has left it, and names what was touched since or is in a deal', async () => {
    const { database, imports, propose, approve, undo, rows } = await build([{}, {}, {}, {}, {}, {}, { number: '8' }]);
    const before = await catalogue(database);
    const inside = '<room id="r1" label="bedroom" area="15.00"/>';
    const number = await propose([
      { price: '99000' },
      { price: '99000' },
      { price: '99000' },
      { status: 'sold', area: '64' },
      { floor: '3', balcony_area: '4', inside },
      {},
      { number: '9' },
    ]);
    expect((await approve(number)).ok).toBe(true);
    const change = (id: string, set: object) => database.kysely.updateTable('apartment').set(set).where('salesforce_id', '=', id).execute();
    await change('F-2', { price_minor: 9_950_000 });
    await change('F-3', { status: 'reserved', booking_expiration: '2026-11-22T12:00:00Z', in_deal: true });
    expect(await undo(number)).toEqual({ ok: true, value: {} });
    expect((await rows(number)).map(({ flat, undone }) => [flat, undone])).toEqual([
      ['F-1', 'back'],
      ['F-2', 'touched'],
      ['F-3', 'deal'],
      ['F-4', 'back'],
      ['F-5', 'back'],
      ['F-9', 'back'],
      ['F-8', 'back'],
    ]);
    expect(await imports.find(number)).toMatchObject({ state: 'undone', about: { undone: { back: 5, touched: 1, deal: 1 } } });
    const after = await catalogue(database);
    const old = ({ flats }: typeof before) => flats.filter((flat) => !['F-2', 'F-3', 'F-9'].includes(flat.salesforce_id));
    expect(old(after)).toEqual(old(before));
    expect(after.flats.find(({ salesforce_id }) => salesforce_id === 'F-9')).toMatchObject({ listed: false });
    const roomsOf = ({ flats, rooms }: typeof before) => rooms.filter(({ apartment_id }) => apartment_id === flats[4]?.id);
    expect(roomsOf(after)).toEqual(roomsOf(before));
    const { rows: benefits } = await sql<{ count: number }>`select count(*)::integer as count from apartment_benefit`.execute(
      database.kysely,
    );
    expect(benefits[0]?.count, 'a benefit each').toBe(8);
    expect(after.history.filter(({ apartment_id }) => apartment_id === after.flats[0]?.id).map(({ usd_minor }) => usd_minor)).toEqual([
      9_850_000, 9_900_000, 9_850_000,
    ]);
    expect(await database.kysely.selectFrom('apartment_freed').selectAll().execute(), 'a flat is free again').toHaveLength(1);
    expect(await undo(number)).toEqual({ ok: false, refusal: { kind: 'import-moved' } });
  });

  it('asks once for a source, and has a person confirm what the limits of changes would stop', async () => {
    const { imports, send } = await build();
    const titles = 'ЖК,Секція,№,Поверх,Кімнат,Площа,Ціна,Ціна,Здача,Валюта,Поверхів';
    const list = `${titles}\n${six.map((_, at) => `Тиха Затока,Секція 1,${at + 1},2,2,"62,4",${60_000 + at},98500,Q2 2028,USD,9`).join('\n')}\n`;
    const number = await send(list, 'прайс 1.csv');
    await imports.read(number);
    const found = await imports.find(number);
    expect(found).toMatchObject({ state: 'questions', about: { questions: [{ key: 'column of price' }] } });
    expect(found?.about.questions?.[0]?.samples[0]).toBe('60000, 60001, 60002');
  });

  it('takes no flat for gone whose row, known by its number, cannot be read', async () => {
    const { imports, send, rows } = await build();
    const titles = 'ЖК,Секція,№,Поверх,Кімнат,Площа,Ціна,Здача,Валюта,Поверхів';
    const area = (at: number) => (at === 2 ? '3' : '"62,4"');
    const list = `${titles}\n${six.map((_, at) => `Тиха Затока,Секція 1,${at + 1},2,2,${area(at)},98500,Q2 2028,USD,9`).join('\n')}\n`;
    const number = await send(list, 'прайс 2.csv');
    await imports.read(number);
    expect(await imports.find(number)).toMatchObject({ state: 'open', about: { problemCount: 1 } });
    expect(await rows(number)).toEqual([]);
  });

  it('leaves sections that a table has no row of as they are, and says so', async () => {
    const { database, imports, send, rows, approve } = await build();
    const titles = 'ЖК,Секція,№,Поверх,Кімнат,Площа,Ціна,Здача,Валюта,Поверхів';
    const row = (section: number, at: number) => `Тиха Затока,Секція ${section},${at + 1},2,2,"62,4",98500,Q2 2028,USD,9`;
    const table = (...lines: string[]) => `${[titles, ...lines].join('\n')}\n`;
    const first = await send(table(...six.map((_, at) => row(1, at)), row(2, 0), row(2, 1)), 'прайс.csv');
    await imports.read(first);
    expect(await approve(first)).toMatchObject({ ok: true });
    const before = await flatsOf(database);
    const second = await send(table(...six.slice(1).map((_, at) => row(1, at))), 'прайс секції 1.csv');
    await imports.read(second);
    expect(await imports.find(second)).toMatchObject({
      about: { missing: [{ project: 'tykha-zatoka', section: { uk: 'Секція 2' }, flats: 2, gone: false }] },
    });
    expect((await rows(second)).map(({ flat, kinds }) => [flat, kinds])).toEqual([['F-6', ['gone']]]);
    expect(await approve(second)).toMatchObject({ ok: true });
    expect(await flatsOf(database)).toEqual(before.map(([id, price, status]) => [id, price, status, id !== 'F-6']));
  });

  it('calls a flat that stands twice by its number where the file has no ids, and names where flats stand', async () => {
    const { imports, send, rows } = await build();
    const titles = 'ЖК,Секція,№,Поверх,Кімнат,Площа,Ціна,Здача,Валюта,Поверхів';
    const row = (number: number, price = '98500') => `Тиха Затока,Секція 1,${number},2,2,"62,4",${price},Q2 2028,USD,9`;
    const number = await send(
      `${[titles, ...[1, 2, 3, 4, 5, 6].map((one) => row(one, one === 1 ? '99000' : '98500')), row(6, '0')].join('\n')}\n`,
      'прайс 3.csv',
    );
    await imports.read(number);
    expect((await imports.problems(number))?.filter(({ code }) => code === 'duplicate')).toMatchObject([
      { field: 'number', said: { value: '6' }, message: expect.not.stringContaining('F-6') },
    ]);
    const found = await rows(number);
    expect(found.map(({ flat }) => flat)).toEqual(['F-1']);
    expect((await imports.namesOf(found)).places).toMatchObject({ 'F-1': { uk: 'Секція 1', en: 'Section 1' } });
  });

  it('refuses a broken file by name, stores the same file once, and says which rows cannot be read', async () => {
    const { imports, send, propose } = await build();
    const number = await send('<feed>');
    expect(await send('<feed>')).toBe(number);
    await imports.read(number);
    expect(await imports.find(number)).toMatchObject({ state: 'refused', about: { refusal: { kind: 'feed-broken' } } });
    const bad = await propose([{ price: '0' }, {}, {}, {}, {}, { price: '97000' }]);
    expect(await imports.problems(bad)).toMatchObject([{ field: 'price', code: 'not-positive', record: expect.any(String) }]);
    expect(await imports.find(bad)).toMatchObject({ state: 'open', about: { problemCount: 1, counts: { all: { rows: 1 } } } });
    expect(await imports.send(bytesOf(''), { name: 'a.csv', by })).toEqual({ ok: false, refusal: { kind: 'file-empty' } });
  });
});
