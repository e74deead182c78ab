import { expect, it } from 'vitest';
import { logIn, openApi, postJson, postParts } from '../../tests/support/api/open-api.ts';
import { onOneEngine } from '../../tests/support/databases/database.ts';
import { operations } from '../contract/operations.ts';

const wrong: Record<string, string> = { phone: '12', email: 'olena@' };

onOneEngine('a request with several bad fields', (open) => {
  it('names a phone and an e-mail that cannot be beside every other bad field, in every operation that has them', async () => {
    const app = await openApi(await open());
    const { headers } = await logIn(app, '+380501234567');
    const asked: string[] = [];
    for (const [key, operation] of Object.entries(operations)) {
      const [method = '', path = ''] = key.split(' ');
      if (method !== 'POST' || !('body' in operation) || !operation.body) continue;
      const fields = Object.keys(wrong).filter((name) => fieldNames(operation.body).has(name));
      if (fields.length === 0) continue;
      const given = { ...Object.fromEntries(fields.map((name) => [name, wrong[name] ?? ''])), stray: 'x' };
      const parts = new FormData();
      for (const [name, value] of Object.entries(given)) parts.set(name, value);
      const init = 'file' in operation && operation.file ? postParts(parts, crypto.randomUUID()) : postJson(given, crypto.randomUUID());
      const answer = await app.ask(path.replace('{locale}', 'uk'), { ...init, headers: { ...headers, ...init.headers } });
      const { errors } = (await answer.json()) as { errors: object };
      const expected = Object.fromEntries(fields.map((name) => [name, [name]]));
      expect([key, errors]).toEqual([key, expect.objectContaining(expected)]);
      // The schema's own error: the unknown field, or the step that chooses the fields.
      expect(Object.keys(errors).length).toBeGreaterThan(fields.length);
      expect([400, 422]).toContain(answer.status);
      asked.push(key);
    }
    expect(asked.length).toBeGreaterThan(6);
    // A request without its key too.
    const { errors } = (await (await app.ask('/api/uk/consultation', postJson({ phone: '12' }, ''))).json()) as { errors: object };
    expect(Object.keys(errors).sort()).toEqual(['Idempotency-Key', 'consent', 'name', 'phone']);
  });
});

/** The names of the fields of a schema, in every form that it may have. */
function fieldNames(schema: unknown): Set<string> {
  const { shape, options } = Object((schema as { def?: object }).def) as { shape?: object; options?: unknown[] };
  return new Set([...Object.keys(shape ?? {}), ...(options ?? []).flatMap((option) => [...fieldNames(option)])]);
}
