import { expect, it } from 'vitest';
import { logIn, openApi, postJson, postParts } from '../../tests/support/api/open-api.ts';
import { onOneEngine } from '../../tests/support/databases/database.ts';

type Schema = { $ref?: string; properties?: Record<string, Schema>; oneOf?: Schema[]; anyOf?: Schema[]; type?: string };
type Content = Record<string, { schema: Schema }>;
type Parameter = { name: string; in: string };
type Operation = { parameters?: Parameter[]; requestBody?: { content: Content }; responses: Record<string, unknown> };
type Described = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } };

const half = '\ud83d';
const texts = [
  ['a\0b', 'malformed'],
  ['\0', 'malformed'],
  [`a${half}`, 'malformed'],
  [`${half}\ud83d`, 'malformed'],
  ['x'.repeat(20_000), 'too-long'],
] as const;

const right: Record<string, string> = { locale: 'uk', slug: 'flat-0', id: '1', code: '2222222222' };

onOneEngine('text that cannot be stored or shown', (open) => {
  it('is 400 with its field in every field of the body of every operation, also inside another field', async () => {
    const app = await openApi(await open());
    const { paths, components } = (await (await app.ask('/api/openapi.json')).json()) as Described;
    const { headers } = await logIn(app, '+380501234567');
    const fieldsOf = (schema: Schema): string[] => {
      const whole = schema.$ref ? (components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
      return [...Object.keys(whole.properties ?? {}), ...[...(whole.oneOf ?? []), ...(whole.anyOf ?? [])].flatMap(fieldsOf)];
    };
    const asked: string[] = [];
    for (const [path, { post }] of Object.entries(paths)) {
      const [type, content] = Object.entries(post?.requestBody?.content ?? {})[0] ?? [];
      if (!type || !content) continue;
      const fields = [...new Set(fieldsOf(content.schema))].filter((name) => name !== 'file');
      expect([path, fields.length > 0]).toEqual([path, true]);
      for (const field of fields)
        for (const [text, code] of texts)
          for (const value of [text, { within: [text] }]) {
            const isParts = type === 'multipart/form-data';
            // A form in parts is UTF-8: no half of a pair can stand in it, and nothing within anything.
            if (isParts && (text.includes(half) || typeof value !== 'string')) continue;
            const parts = new FormData();
            if (isParts) parts.set(field, text);
            const init = isParts ? postParts(parts, crypto.randomUUID()) : postJson({ [field]: value }, crypto.randomUUID());
            const at = path.replace('{locale}', 'uk');
            const answer = await app.ask(at, { ...init, headers: { ...headers, ...init.headers } });
            const { errors } = (await answer.json()) as { errors: object };
            expect([path, field, answer.status, errors]).toEqual([path, field, 400, { [field]: [code] }]);
          }
      asked.push(path);
    }
    expect(asked.length).toBeGreaterThan(15);
    expect(app.logged).toEqual([]);
  });

  it('is 400 with its name in every part of an address and in every query, and each operation describes it', async () => {
    const app = await openApi(await open());
    const { paths } = (await (await app.ask('/api/openapi.json')).json()) as Described;
    const { headers } = await logIn(app, '+380501234567');
    const at = (path: string, given: Record<string, string>) => path.replace(/\{(\w+)\}/g, (_whole, name: string) => given[name] ?? '');
    for (const [path, operations] of Object.entries(paths))
      for (const [method, { parameters = [], responses }] of Object.entries(operations)) {
        expect([path, method, Object.keys(responses)]).toEqual([path, method, expect.arrayContaining(['400'])]);
        const refusedAs = async (address: string, name: string, code: string) => {
          const answer = await app.ask(address, { method: method.toUpperCase(), headers });
          const { errors } = (await answer.json()) as { errors: object };
          expect([path, name, answer.status, errors]).toEqual([path, name, 400, { [name]: [code] }]);
        };
        for (const name of [...parameters.filter((one) => one.in === 'query').map((one) => one.name), 'stray']) {
          await refusedAs(`${at(path, right)}?${name}=a%00`, name, 'malformed');
          await refusedAs(`${at(path, right)}?${name}=${'x'.repeat(20_000)}`, name, 'too-long');
        }
        for (const { name } of parameters.filter((one) => one.in === 'path')) {
          await refusedAs(at(path, { ...right, [name]: 'a%00' }), name, 'malformed');
          await refusedAs(at(path, { ...right, [name]: 'x'.repeat(2_000) }), name, 'too-long');
        }
      }
    expect(app.logged).toEqual([]);
  });
});
