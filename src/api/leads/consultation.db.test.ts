import { expect, it } from 'vitest';
import { consultationForm, openApi, post, postJson } from '../../../tests/support/api/open-api.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { consultationSchema, leadAnswerSchema } from '../../contract/leads/leads.ts';

onOneEngine('a request for a call back', (open) => {
  it('stores a consultation once per key, from JSON and from forms', async () => {
    const { db, ask, client } = await openApi(await open());
    const first = leadAnswerSchema.parse(
      await client('POST /api/{locale}/consultation', { body: { ...consultationForm, elapsed: 8_000 }, key: 'key-number-1' }),
    );
    expect(await client('POST /api/{locale}/consultation', { body: { ...consultationForm, elapsed: 9_000 }, key: 'key-number-1' })).toEqual(
      first,
    );
    const form = new URLSearchParams({
      name: 'Ганна',
      phone: '050 123 45 67',
      consent: '2026-11',
      message: '',
      company: '',
      elapsed: '8000',
    });
    expect((await ask('/api/uk/consultation', post(form, { 'idempotency-key': 'key-number-2' }))).status).toBe(201);
    const parts = new FormData();
    for (const [name, value] of Object.entries({ ...consultationForm, intent: 'book' })) parts.append(name, String(value));
    expect((await ask('/api/uk/consultation', post(parts, { 'idempotency-key': 'key-number-3' }))).status).toBe(201);
    const trapped = await ask('/api/uk/consultation', postJson({ ...consultationForm, company: 'Robots Ltd' }, 'key-number-4'));
    expect([trapped.status, leadAnswerSchema.parse(await trapped.json()).id]).toEqual([201, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    const stored = await db.selectFrom('consultation').select(['name', 'locale', 'intent']).orderBy('idempotency_key').execute();
    expect(stored).toEqual([
      { name: 'Оксана', locale: 'en', intent: null },
      { name: 'Ганна', locale: 'uk', intent: null },
      { name: 'Оксана', locale: 'uk', intent: 'book' },
    ]);
  });

  it('§5 names the invalid fields of a consultation and stores nothing', async () => {
    const { refused, db } = await openApi(await open());
    const wrong: [change: object, field: string, code: string][] = [
      [{ name: 'Оксана2' }, 'name', 'letters-only'],
      [{ name: 'О' }, 'name', 'too-short'],
      [{ name: '' }, 'name', 'required'],
      [{ name: undefined }, 'name', 'required'],
      [{ name: 'О'.repeat(61) }, 'name', 'too-long'],
      [{ name: 5 }, 'name', 'letters-only'],
      [{ phone: '123' }, 'phone', 'phone'],
      [{ phone: undefined }, 'phone', 'required'],
      [{ consent: undefined }, 'consent', 'consent'],
      [{ consent: '' }, 'consent', 'consent'],
      [{ message: 'x'.repeat(1_001) }, 'message', 'too-long'],
      [{ intent: 'steal' }, 'intent', 'unknown'],
      [{ admin: true }, 'admin', 'unknown'],
      [{ phone: 5 }, 'phone', 'phone'],
      [{ phone: '0'.repeat(21) }, 'phone', 'too-long'],
      [{ message: ['x'] }, 'message', 'malformed'],
      [{ consent: 'x'.repeat(41) }, 'consent', 'consent'],
      [{ apartment_slug: 'x'.repeat(121) }, 'apartment_slug', 'too-long'],
      [{ company: 5 }, 'company', 'malformed'],
      [{ elapsed: 'a while' }, 'elapsed', 'malformed'],
      ...['source', 'medium', 'campaign', 'term', 'content'].map((name): [object, string, string] => [
        { [`utm_${name}`]: 'x'.repeat(201) },
        `utm_${name}`,
        'too-long',
      ]),
    ];
    expect([...new Set(wrong.map(([, field]) => field))].sort()).toEqual(['admin', ...Object.keys(consultationSchema.shape)].sort());
    for (const [change, field, code] of wrong) {
      const { status, errors } = await refused('/api/uk/consultation', postJson({ ...consultationForm, ...change }));
      expect([change, status, errors?.[field]?.[0]]).toEqual([change, 400, code]);
    }
    expect(await refused('/api/uk/consultation', postJson(consultationForm, ''))).toMatchObject({
      status: 400,
      errors: { 'Idempotency-Key': ['required'] },
    });
    expect(await refused('/api/uk/consultation', postJson(consultationForm, 'short'))).toMatchObject({
      errors: { 'Idempotency-Key': ['malformed'] },
    });
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'key-number-1' };
    for (const body of ['{', '[]', 'null', '"x"'])
      expect(await refused('/api/uk/consultation', post(body, headers))).toMatchObject({ status: 400 });
    expect(await refused('/api/uk/consultation', post('x', { ...headers, 'content-type': 'text/plain' }))).toMatchObject({ status: 415 });
    expect(await refused('/api/uk/consultation', post(`"${'x'.repeat(70_000)}"`, headers))).toMatchObject({ status: 413 });
    expect(await db.selectFrom('consultation').selectAll().execute()).toEqual([]);
  });
});
