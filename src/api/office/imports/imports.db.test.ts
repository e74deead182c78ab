import { expect, it } from 'vitest';
import { addImport } from '../../../../tests/support/clients/office-imports.ts';
import { codeOf, everywhere, newKey, openOffice } from '../../../../tests/support/clients/open-office.ts';
import { load } from '../../../../tests/support/contents/load-feed.ts';
import { onOneEngine } from '../../../../tests/support/databases/database.ts';
import { sampleXml } from '../../../domain/catalogue/import/sample-feed.ts';

onOneEngine('imports in the office', (open) => {
  async function build() {
    const database = await open();
    await load(database, [{}, {}, {}, {}, {}, {}]);
    const office = await openOffice(database);
    const operator = await office.addPerson(everywhere('inventory-operator'), 'Олег');
    const { client } = operator;
    const read = (number: number) => client('POST /office/api/imports/read', { body: { number }, ...newKey() });
    const give = (file: Blob, name = 'Прайс.xml') => client('POST /office/api/imports/file', { query: { name }, file, ...newKey() });
    return { ...office, database, operator, client, read, give };
  }

  it('a file is given, looked at, decided row by row, approved and undone', async () => {
    const { client, give, read, database } = await build();
    const next = [{ price: '99000' }, { price: '98000', status: 'sold' }, { area: '3' }, {}, {}, {}];
    const given = await give(new Blob([sampleXml(next)]));
    expect(given.import).toMatchObject({ state: 'new', fileName: 'Прайс.xml', by: { name: 'Олег' }, allowed: ['read', 'discard'] });
    const { number } = given.import;
    const { import: open } = await read(number);
    expect(open).toMatchObject({
      state: 'open',
      counts: { all: { rows: 2, left: 0 }, price: { rows: 2 }, status: { rows: 1 } },
      refusedRows: 1,
      allowed: ['choose', 'approve', 'read', 'discard'],
    });
    const page = await client('GET /office/api/import/rows', { query: { number: `${number}`, kind: 'status' } });
    expect(page).toMatchObject({ count: 1, next: null, rows: [{ flat: 'F-2', project: 'Тиха Затока' }] });
    expect(page.rows[0]).toMatchObject({
      price: { before: { minor: 9_850_000, currency: 'USD' }, after: { minor: 9_800_000, currency: 'USD' } },
      status: { before: 'available', after: 'sold' },
      others: [],
      choice: 'take',
    });
    const problems = await client('GET /office/api/import/problems', { query: { number: `${number}` } });
    expect(problems).toMatchObject({ count: 1, problems: [{ field: 'area', code: 'out-of-range' }] });
    const chosen = await client('POST /office/api/imports/choose', { body: { number, choice: 'keep', turns: [1] }, ...newKey() });
    const seen = { number, version: chosen.import.version };
    const approve = (version: number) =>
      client('POST /office/api/imports/approve', { body: { number, version, confirmed: false, why: '' }, ...newKey() });
    expect(await codeOf(approve(seen.version - 1))).toBe('changed-meanwhile');
    const approved = await approve(seen.version);
    expect(approved.import).toMatchObject({ state: 'applied', appliedBy: { name: 'Олег' }, allowed: ['undo'] });
    const flats = () => database.kysely.selectFrom('apartment').select(['price_minor', 'status']).orderBy('id').limit(2).execute();
    expect(await flats()).toEqual([
      { price_minor: 9_850_000, status: 'available' },
      { price_minor: 9_800_000, status: 'sold' },
    ]);
    const undone = await client('POST /office/api/imports/undo', { body: { number, version: approved.import.version }, ...newKey() });
    expect(undone.import).toMatchObject({ state: 'undone', undone: { back: 1, touched: 0, deal: 0 } });
    expect((await flats())[1]).toEqual({ price_minor: 9_850_000, status: 'available' });
    const { imports } = await client('GET /office/api/imports');
    expect(imports.map((one) => [one.number, one.state])).toEqual([[number, 'undone']]);
  });

  it('a list asks its question once: the answer is remembered for its source, and may be forgotten', async () => {
    const { client, imports, operator } = await build();
    const { number } = await addImport({ imports }, operator, 'questions');
    const { import: asked } = await client('GET /office/api/import', { query: { number: `${number}` } });
    expect(asked).toMatchObject({ state: 'questions', questions: [{ key: 'column of price', candidates: ['Ціна (G)', 'Ціна (H)'] }] });
    const answers = [{ key: 'column of price', answer: 'Ціна (H)' }];
    const answered = await client('POST /office/api/imports/answer', { body: { number, answers }, ...newKey() });
    expect(answered.import).toMatchObject({ state: 'open', answers });
    const { rows } = await client('GET /office/api/import/rows', { query: { number: `${number}`, kind: 'new' } });
    expect(rows[0]?.price?.after).toEqual({ minor: 9_850_000, currency: 'USD' });
    await client('POST /office/api/imports/forget-answer', { body: { source: asked.source, key: 'column of price' }, ...newKey() });
    expect((await client('POST /office/api/imports/read', { body: { number }, ...newKey() })).import).toMatchObject({ state: 'questions' });
  });

  it('the list of the next month is of the same source, also where that was called by its month, and of another one where a person says so', async () => {
    const { client, give, read, database } = await build();
    const list = (price: number) =>
      new Blob([`ЖК,Секція,№,Поверх,Кімнат,Площа,Ціна,Ціна,Валюта\nТиха Затока,Секція 1,1,2,2,"62,4",${price},${price + 500},USD\n`]);
    const given = async (price: number, name: string) => (await read((await give(list(price), name)).import.number)).import;
    const answer = (number: number) =>
      client('POST /office/api/imports/answer', {
        body: { number, answers: [{ key: 'column of price', answer: 'Ціна (H)' }] },
        ...newKey(),
      });
    await database.kysely
      .insertInto('import_answer')
      .values({ source: 'price october', question: 'column of price', answer: 'Ціна (H)' })
      .execute();
    const november = await given(98_000, 'price-november.csv');
    expect(november).toMatchObject({ state: 'open', source: 'price october', sources: ['price october'] });

    const rename = (number: number, source: string) => client('POST /office/api/imports/source', { body: { number, source }, ...newKey() });
    const { import: renamed } = await rename(november.number, 'Прайси Затоки');
    expect(renamed).toMatchObject({
      state: 'questions',
      source: 'Прайси Затоки',
      answers: [],
      sources: ['Прайси Затоки', 'price october'],
    });
    expect((await answer(november.number)).import).toMatchObject({ state: 'open' });
    expect(await given(97_000, 'price-december-2026.csv')).toMatchObject({ state: 'open', source: 'Прайси Затоки' });

    const other = await given(96_000, 'Липки.csv');
    expect(other).toMatchObject({ state: 'questions', source: 'липки' });
    expect((await rename(other.number, 'прайси затоки')).import).toMatchObject({ state: 'open', source: 'Прайси Затоки' });
  });

  it('the source of what has been decided, or comes from a feed, stays', async () => {
    const { client, imports, operator, db, clock } = await build();
    const about = { source: 'https://crm.example/feed.xml', file_name: 'feed.xml', origin: 'feed', state: 'open', digest: 'a' } as const;
    const [feed] = await db
      .insertInto('import_proposal')
      .values({ ...about, made_at: clock() })
      .returning('number')
      .execute();
    const { number } = await addImport({ imports }, operator, 'open');
    const { import: seen } = await client('GET /office/api/import', { query: { number: `${number}` } });
    await client('POST /office/api/imports/discard', { body: { number, version: seen.version }, ...newKey() });
    for (const decided of [feed?.number ?? 0, number])
      expect(await codeOf(client('POST /office/api/imports/source', { body: { number: decided, source: 'Інше' }, ...newKey() }))).toBe(
        'changed-meanwhile',
      );
  });

  it('a project that the site does not have is named, with the one that may be meant, until it is there', async () => {
    const { client, give, read } = await build();
    const titles = 'ЖК,Секція,№,Поверх,Кімнат,Площа,Ціна,Здача,Валюта,Поверхів';
    const rows = ['Тиха Затка', 'Липки'].map((project) => `${project},Секція 1,1,2,2,"62,4",98500,Q2 2028,USD,9`);
    const { number } = (await give(new Blob([`${[titles, ...rows].join('\n')}\n`]), 'Прайс.csv')).import;
    const { import: open } = await read(number);
    expect(open).toMatchObject({
      state: 'open',
      newProjects: [
        { name: 'Тиха Затка', near: 'Тиха Затока' },
        { name: 'Липки', near: null },
      ],
    });
    const body = { number, version: open.version, confirmed: false, why: '' };
    expect((await client('POST /office/api/imports/approve', { body, ...newKey() })).import).toMatchObject({
      state: 'applied',
      newProjects: [],
    });
  });

  it('a list that names no project is asked for it, with the projects of the site to choose from, and a new one', async () => {
    const { client, give, read } = await build();
    const titles = 'Секція,№,Поверх,Кімнат,Площа,Ціна,Здача,Валюта,Поверхів';
    const list = (title: string) => new Blob([`${title},,,,,,,,\n${titles}\nСекція 1,1,2,2,"62,4",99000,Q2 2028,USD,9\n`]);
    const asked = async (title: string, name: string) => {
      const { number } = (await give(list(title), name)).import;
      return (await read(number)).import;
    };
    const first = await asked('Ціни', 'Прайс.csv');
    expect(first.questions).toMatchObject([{ key: 'project', candidates: ['Тиха Затока'], samples: ['Тиха Затока'], free: true }]);
    const answer = (number: number, text: string) =>
      client('POST /office/api/imports/answer', { body: { number, answers: [{ key: 'project', answer: text }] }, ...newKey() });
    expect((await answer(first.number, 'Тиха Затока')).import).toMatchObject({
      state: 'open',
      newProjects: [],
      counts: { price: { rows: 1 } },
    });
    const near = await asked('ЖК Липки станом на 25.11', 'Липки.csv');
    expect(near.questions).toMatchObject([{ candidates: ['Липки станом на', 'Тиха Затока'], samples: ['', 'Тиха Затока'] }]);
    expect((await answer(near.number, 'Липки')).import).toMatchObject({ state: 'open', newProjects: [{ name: 'Липки', near: null }] });
  });

  it('of a section that the site does not have a person is asked for its floors and its delivery, of a known one not', async () => {
    const { client, give, read, database } = await build();
    const titles = 'ЖК,Секція,№,Поверх,Кімнат,Площа,Ціна,Валюта';
    const rows = ['Секція 1,1,2', 'Секція 2,1,8', 'Секція 2,2,9'].map((place) => `Тиха Затока,${place},2,"62,4",99000,USD`);
    const list = new Blob([`${[titles, ...rows].join('\n')}\n`]);
    const { number } = (await give(list, 'Прайс.csv')).import;
    const [floors, delivery] = ['floors', 'delivery'].map((field) => `new section ${field}: секція 2, тиха затока`) as [string, string];
    const samples = ['Секція 2, Тиха Затока', '9'];
    expect((await read(number)).import).toMatchObject({
      state: 'questions',
      questions: [
        { key: floors, candidates: [], free: true, samples },
        { key: delivery, candidates: [], free: true, samples },
      ],
    });
    const answer = async (given: Record<string, string>) => {
      const answers = Object.entries(given).map(([key, text]) => ({ key, answer: text }));
      return (await client('POST /office/api/imports/answer', { body: { number, answers }, ...newKey() })).import;
    };
    expect(await answer({ [floors]: '8', [delivery]: 'скоро' }), 'lower than a flat of the file').toMatchObject({
      state: 'questions',
      questions: [{ key: floors }, { key: delivery }],
    });
    const open = await answer({ [floors]: '10', [delivery]: '3 кв 29' });
    expect(open).toMatchObject({ state: 'open', refusedRows: 0, counts: { new: { rows: 2 }, price: { rows: 1 } } });
    const body = { number, version: open.version, confirmed: true, why: 'Друга секція' };
    expect((await client('POST /office/api/imports/approve', { body, ...newKey() })).import).toMatchObject({
      state: 'applied',
      answers: [],
    });
    const sections = database.kysely.selectFrom('section').select(['floors_total', 'submission_quarter']).orderBy('id');
    const [known, made] = await sections.execute();
    expect([known?.submission_quarter, made]).toEqual(['2028-Q2', { floors_total: 10, submission_quarter: '2029-Q3' }]);
    const again = await give(list, 'Прайс.csv');
    expect((await read(again.import.number)).import).toMatchObject({ state: 'open', counts: { all: { rows: 0 } } });
  });

  it('what is more than usual is confirmed with a reason', async () => {
    const { client, imports, operator } = await build();
    const seen = await addImport({ imports }, operator, 'open', [{}]);
    const approve = (confirmed: boolean, why: string) =>
      client('POST /office/api/imports/approve', { body: { ...seen, confirmed, why }, ...newKey() });
    const { import: shown } = await client('GET /office/api/import', { query: { number: `${seen.number}` } });
    expect(shown).toMatchObject({ hasWarnings: true, warnings: [{ code: 'too-many-gone' }] });
    expect(await codeOf(approve(true, ''))).toBe('import-unconfirmed');
    expect((await approve(true, 'Чергу зняли з продажу')).import).toMatchObject({ state: 'applied', why: 'Чергу зняли з продажу' });
  });

  it('a feed that was stopped stands in the day of those who may approve it, and of no one else', async () => {
    const { client, db, clock, addPerson } = await build();
    const about = { source: 'https://crm.example/feed.xml', file_name: 'feed.xml', origin: 'feed', state: 'open', digest: 'a' } as const;
    const [made] = await db
      .insertInto('import_proposal')
      .values({ ...about, made_at: clock() })
      .returning('number')
      .execute();
    expect((await client('GET /office/api/today')).items).toMatchObject([{ kind: 'import', number: made?.number, source: about.source }]);
    const editor = await addPerson(everywhere('editor'));
    expect((await editor.client('GET /office/api/today')).items).toEqual([]);
  });

  it('a file that is empty, or no file at all, is refused; a page of another site gives none', async () => {
    const { give, send, operator } = await build();
    expect(await codeOf(give(new Blob([])))).toBe('file-empty');
    const headers = { 'x-office': '1', 'content-type': 'text/csv', 'idempotency-key': 'a-long-enough-key' };
    const answer = await send('/office/api/imports/file?name=a.csv', { method: 'POST', body: 'a', headers, cookie: operator.cookie() });
    expect(answer.status).toBe(415);
  });

  it('a flat that moves to another section names both, and one that the catalogue does not know yet', async () => {
    const { client, give, read } = await build();
    const moved = sampleXml([{}, {}, {}, {}, {}, {}])
      .replace('id="S-1"', 'id="S-2"')
      .replace('Секція 1', 'Секція 2')
      .replace('Section 1', 'Section 2');
    const { import: given } = await give(new Blob([moved]));
    await read(given.number);
    const sections = async () => {
      const { rows } = await client('GET /office/api/import/rows', { query: { number: `${given.number}` } });
      return rows[0]?.others.find(({ field }) => field === 'section');
    };
    expect(await sections()).toMatchObject({ before: 'Секція 1', after: 'Секція 2' });
    const { import: open } = await client('GET /office/api/import', { query: { number: `${given.number}` } });
    await client('POST /office/api/imports/approve', {
      body: { number: given.number, version: open.version, confirmed: true, why: 'Так' },
      ...newKey(),
    });
    expect(await sections()).toMatchObject({ before: 'Секція 1', after: 'Секція 2' });
  });
});
