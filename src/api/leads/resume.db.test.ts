import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { application, openApi, post, postParts } from '../../../tests/support/api/open-api.ts';
import { vacancy } from '../../../tests/support/contents/company-entries.ts';
import { someContents } from '../../../tests/support/contents/some-contents.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { badFiles, docxBytes, linkedDocxBytes, packedPdfBytes, pdfBytes } from '../../../tests/support/files/some-files.ts';
import { leadLimits } from '../../contract/leads/lead-limits.ts';
import { resumeSchema } from '../../contract/leads/leads.ts';

onOneEngine('a resume', (open) => {
  const build = async (options: Parameters<typeof openApi>[1] = {}) => {
    const api = await openApi(await open(), options);
    const folder = join(api.dataDir, 'files/resumes');
    const send = (parts: FormData, key = 'key-number-1') => api.ask('/api/uk/resume', postParts(parts, key));
    const refused = (parts: FormData) => api.refused('/api/uk/resume', postParts(parts));
    return {
      ...api,
      folder,
      send,
      refused,
      storedFiles: () => (existsSync(folder) ? readdirSync(folder) : []),
      stored: () => api.db.selectFrom('resume').selectAll().execute(),
    };
  };

  it('§3 §5 is stored with its file under a random name in a folder that is not served', async () => {
    const { send, stored, storedFiles, folder } = await build();
    const file = new File([docxBytes], 'C:\\Users\\olena\\Моє резюме.docx');
    const answer = await send(application({ file: [file], message: 'Люблю креслити', utm_source: 'work.ua' }));
    expect(answer.status).toBe(201);
    const [row, ...others] = await stored();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      id: ((await answer.json()) as { id: string }).id,
      name: 'Олена',
      surname: 'Коваль',
      phone: '+380501234567',
      email: 'olena@example.ua',
      message: 'Люблю креслити',
      vacancy_slug: null,
      file_name: 'Моє резюме.docx',
      file_type: 'docx',
      campaign: { utm_source: 'work.ua' },
      state: 'new',
    });
    const { file: name = '' } = row ?? {};
    expect(storedFiles()).toEqual([name]);
    expect(name).toMatch(/^[0-9a-f-]{36}$/);
    const storedFile = readFileSync(join(folder, name));
    expect([storedFile.length, unzipSync(storedFile)]).toEqual([row?.file_bytes, unzipSync(docxBytes)]);
    expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
  });

  it('has a name of its real type, so that a download starts no program', async () => {
    const { send, db } = await build();
    const names = ['cv.exe', 'CV.PDF', 'cv.docx', `${'к'.repeat(300)}.scr`, 'resume'];
    for (const [at, name] of names.entries()) await send(application({ file: [new File([pdfBytes], name)] }), `key-number-${at}`);
    const stored = await db.selectFrom('resume').select('file_name').orderBy('idempotency_key').execute();
    expect(stored.map(({ file_name }) => file_name)).toEqual([
      'cv.exe.pdf',
      'CV.PDF',
      'cv.docx.pdf',
      `${'к'.repeat(leadLimits.fileNameLongest - 8)}.scr.pdf`,
      'resume.pdf',
    ]);
  });

  it('§2 is for an open vacancy: neither for a closed nor for an unpublished one', async () => {
    const contents = someContents({
      vacancy: [
        vacancy('open'),
        vacancy('over', { from: '2026-09-01T08:00:00.000Z', until: '2026-11-20T22:30:00.000Z' }),
        vacancy('tomorrow', { from: '2026-11-22T08:00:00.000Z' }),
      ],
    });
    const { send, refused, stored, storedFiles } = await build({ contents });
    for (const slug of ['over', 'tomorrow'])
      expect([slug, await refused(application({ vacancy: slug }))]).toMatchObject([
        slug,
        { status: 400, errors: { vacancy: ['unknown'] } },
      ]);
    expect([await stored(), storedFiles()]).toEqual([[], []]);
    expect((await send(application({ vacancy: 'open' }))).status).toBe(201);
    expect(await stored()).toMatchObject([{ vacancy_slug: 'open' }]);
  });

  it('sent twice under one key is one resume and one file, also at the same time', async () => {
    const { send, stored, storedFiles } = await build();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(application())));
    answers.push(await send(application()));
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id));
    expect(new Set(ids).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    expect(storedFiles()).toHaveLength(1);
  });

  it.each([
    ['a document with links', 'cv.docx', linkedDocxBytes],
    ['a PDF whose objects are packed', 'cv.pdf', packedPdfBytes],
  ])('takes %s', async (_what, name, bytes) => {
    const { send } = await build();
    expect((await send(application({ file: [new File([new Uint8Array(bytes)], name)] }))).status).toBe(201);
  });

  describe('§5 with an invalid file leaves nothing behind', () => {
    // One of each kind: the rules of a file are tested where it is checked.
    it.each([...new Map(badFiles.map((bad) => [bad[3], bad])).values()])('%s', async (_what, name, bytes, code) => {
      const { refused, stored, storedFiles } = await build();
      const answer = await refused(application({ file: [new File([new Uint8Array(bytes)], name)] }));
      expect([answer.status, answer.errors]).toEqual([400, { file: [code] }]);
      expect([await stored(), storedFiles()]).toEqual([[], []]);
    });
  });

  it('§5 names the invalid fields, and stores nothing', async () => {
    const { refused, ask, stored, storedFiles } = await build();
    const wrong: [change: Record<string, string>, field: string, code: string][] = [
      [{ name: 'О' }, 'name', 'too-short'],
      [{ name: 'R2-D2' }, 'name', 'letters-only'],
      [{ surname: '' }, 'surname', 'required'],
      [{ surname: 'К'.repeat(61) }, 'surname', 'too-long'],
      [{ phone: '123' }, 'phone', 'phone'],
      [{ email: '' }, 'email', 'required'],
      [{ email: 'olena@' }, 'email', 'email'],
      [{ message: 'x'.repeat(1_001) }, 'message', 'too-long'],
      [{ vacancy: 'president' }, 'vacancy', 'unknown'],
      [{ consent: '' }, 'consent', 'consent'],
      [{ company: 'x', admin: '1' }, 'admin', 'unknown'],
      [{ elapsed: 'a while' }, 'elapsed', 'malformed'],
      ...Object.keys(resumeSchema.shape).flatMap((name): [Record<string, string>, string, string][] =>
        name.startsWith('utm_') ? [[{ [name]: 'x'.repeat(201) }, name, 'too-long']] : [],
      ),
    ];
    for (const [change, field, code] of wrong) {
      const { status, errors } = await refused(application(change));
      expect([change, status, errors?.[field]?.[0]]).toEqual([change, 400, code]);
    }
    const pdf = new File([pdfBytes], 'cv.pdf');
    expect(await refused(application({ file: [] }))).toMatchObject({ status: 400, errors: { file: ['required'] } });
    expect(await refused(application({ file: [new File([], '')] }))).toMatchObject({ errors: { file: ['required'] } });
    expect(await refused(application({ file: [pdf, pdf] }))).toMatchObject({ errors: { file: ['too-many'] } });
    const text = application({ file: [] });
    text.set('file', '%PDF-1.7');
    expect(await refused(text)).toMatchObject({ errors: { file: ['required'] } });
    const huge = application({ file: [new File([new Uint8Array(13 * 1024 * 1024)], 'cv.pdf')] });
    expect((await ask('/api/uk/resume', postParts(huge))).status).toBe(413);
    expect((await ask('/api/uk/resume', postParts(application(), 'short'))).status).toBe(400);
    const broken = { 'content-type': 'multipart/form-data; boundary=x', 'idempotency-key': 'a-long-enough-key' };
    expect((await ask('/api/uk/resume', post('no parts', broken))).status).toBe(400);
    expect([await stored(), storedFiles()]).toEqual([[], []]);
  });

  it('in a form of very many parts is refused', async () => {
    const { ask } = await build();
    const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n';
    const many = { 'content-type': 'multipart/form-data; boundary=x', 'idempotency-key': 'a-long-enough-key' };
    const answer = await ask('/api/uk/resume', post(`${part.repeat(200_000)}--x--\r\n`, many));
    expect([answer.status, (await answer.json()) as object]).toMatchObject([400, { errors: { body: ['malformed'] } }]);
  });

  it('of a robot is thanked and not stored', async () => {
    const { send, stored, storedFiles } = await build();
    for (const trait of [{ company: 'Best SEO' }, { elapsed: '200' }] as Record<string, string>[])
      expect((await send(application(trait), crypto.randomUUID())).status).toBe(201);
    expect([await stored(), storedFiles()]).toEqual([[], []]);
  });

  it('that the database refuses leaves no file', async () => {
    const { send, db, storedFiles } = await build();
    await db.schema.alterTable('resume').dropColumn('campaign').execute();
    expect((await send(application())).status).toBe(500);
    expect(storedFiles()).toEqual([]);
  });
});
