import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { fromJSONSchema } from 'zod';
import { type ApiDocument, operationsOf, writtenOut } from '../../tests/support/api/api-document.ts';
import { openApi } from '../../tests/support/api/open-api.ts';
import { onOneEngine } from '../../tests/support/databases/database.ts';
import { operations } from '../contract/operations.ts';

onOneEngine('the description of the API', (open) => {
  async function described() {
    const { ask } = await openApi(await open());
    return { ask, document: (await (await ask('/api/openapi.json')).json()) as ApiDocument };
  }

  it('lists the refusals of a body, and those of an unavailable database', async () => {
    const { document } = await described();
    const missing = operationsOf(writtenOut(document)).flatMap(({ method, path, requestBody, security, responses }) => {
      const expected = [['429', '503'], requestBody && ['408', '413', '415'], security && ['401']];
      return expected.flatMap((statuses) => statuses || []).flatMap((status) => (responses[status] ? [] : [`${status} ${method} ${path}`]));
    });
    expect(missing).toEqual([]);
  });

  it('is a whole OpenAPI 3.1 document', async () => {
    const { document } = await described();
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document.info).toMatchObject({ title: expect.stringMatching(/./), version: expect.stringMatching(/^\d/) });
    expect(document.servers).toEqual([{ url: 'https://example.test' }]);
    const all = operationsOf(writtenOut(document));
    expect(all.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort()).toEqual(Object.keys(operations).sort());
    expect(new Set(all.map(({ operationId }) => operationId)).size).toBe(all.length);
    for (const { path, summary, description, parameters, requestBody, responses } of all) {
      expect([summary, description]).toEqual([expect.stringMatching(/./), expect.stringMatching(/\.$/)]);
      const inPath = parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name, required }) => [name, required])).toEqual(
        [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, true]),
      );
      expect(new Set(parameters.map((parameter) => `${parameter.in} ${parameter.name}`)).size).toBe(parameters.length);
      const contents = [requestBody?.content, ...Object.values(responses).map(({ content }) => content)];
      const schemas = contents.flatMap((content) => Object.values(content ?? {}).map(({ schema }) => schema));
      // Reading a schema fails on a keyword or a type that JSON Schema does not have.
      for (const schema of [...schemas, ...parameters.map((parameter) => parameter.schema)]) fromJSONSchema(schema);
      for (const [status, { description: said }] of Object.entries(responses)) {
        expect(status).toMatch(/^[1-5]\d\d$/);
        expect(said).toMatch(/\.$/);
      }
    }
  });

  it('defines a shape that several answers share once, under its name', async () => {
    const { document } = await described();
    const said = new Map<string, number>();
    const pointed = new Set<string>();
    JSON.stringify(document, (_key, value) => {
      if (typeof value?.$ref === 'string') pointed.add(value.$ref);
      if (value?.type === 'object') said.set(JSON.stringify(value), (said.get(JSON.stringify(value)) ?? 0) + 1);
      return value;
    });
    expect([...said].filter(([schema, times]) => times > 1 && schema.length > 400).map(([schema]) => schema)).toEqual([]);
    expect([...pointed].sort()).toEqual(
      Object.keys(document.components.schemas)
        .map((name) => `#/components/schemas/${name}`)
        .sort(),
    );
  });

  it('is shown by a reader that is served by this site alone', async () => {
    const { ask } = await described();
    const page = await ask('/api/docs/');
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/);
    const asked = [...(await page.text()).matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(([, address = '']) => address);
    expect(asked).toHaveLength(4);
    for (const address of asked) {
      const plain = await (await ask(address)).text();
      const packed = await ask(address, { headers: { 'accept-encoding': 'gzip, br' } });
      expect([packed.headers.get('content-encoding'), gunzipSync(await packed.arrayBuffer()).toString()]).toEqual(['gzip', plain]);
    }
    expect((await ask('/api/docs/package.json')).status).toBe(404);
    const redirect = await ask('/api/docs');
    expect([redirect.status, redirect.headers.get('location')]).toEqual([308, '/api/docs/']);
  });
});
