import { expect, it } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import type { Operation } from '../contract/operation.ts';
import { operations } from '../contract/operations.ts';
import { apiExamples } from './examples.ts';

/** Fails for a value that the schema refuses, and for one of which it leaves something out. */
const isWhole = (schema: ZodMiniType, value: unknown) => expect(schema.parse(value)).toEqual(value);
const table: [string, Operation][] = Object.entries(operations);

it('shows an exchange with every operation that answers JSON, and with no other', () => {
  const inJson = table.filter(([, { answer }]) => 'schema' in answer).map(([, { id }]) => id);
  expect(Object.keys(apiExamples).sort()).toEqual(inJson.sort());
});

it.each(table.flatMap(([key, operation]) => (apiExamples[operation.id] ? [{ key, operation }] : [])))(
  '$key: the example is what the schemas say',
  ({ key, operation }) => {
    const { params = {}, query, body, answer } = apiExamples[operation.id] ?? {};
    const names = [...key.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => (name === 'locale' ? [] : [name]));
    expect(Object.keys(params)).toEqual(names);
    if (query) expect(operation.query?.safeParse(textsOf(query)).error).toBeUndefined();
    expect(body === undefined).toBe(operation.body === undefined);
    if (operation.body) expect(operation.body.safeParse(body).error).toBeUndefined();
    if ('schema' in operation.answer) isWhole(operation.answer.schema, answer);
  },
);

/** As an address carries them. */
const textsOf = (query: object) => Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
