import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { apartmentAnswerSchema, apartmentsAnswerSchema } from './catalogue/apartments.ts';
import { staticPagesSchema } from './content/static-pages.ts';
import { readLeniently } from './lenient.ts';

const thing = z.object({
  slug: z.string(),
  name: z.string(),
  count: z.int(),
  prime: z.boolean(),
  stage: z.enum(['frame', 'done']),
  picture: z.nullable(z.object({ src: z.string() })),
  tags: z.array(z.string()),
  at: z.nullable(z.tuple([z.number(), z.number()])),
  by: z.record(z.string(), z.int()),
  note: z.optional(z.string()),
});
const whole = {
  slug: 'a',
  name: 'A',
  count: 3,
  prime: true,
  stage: 'done',
  picture: null,
  tags: ['x'],
  at: [1, 2],
  by: { y: 1 },
  note: 'n',
};
const list = z.object({ things: z.array(thing) });

it('changes nothing of what the contract knows', () => {
  expect(readLeniently(thing, whole)).toEqual(whole);
});

it('leaves empty what is missing, and drops what it does not know', () => {
  expect(readLeniently(thing, { slug: 'a', more: 1 })).toEqual({
    slug: 'a',
    name: '',
    count: 0,
    prime: false,
    stage: 'frame',
    picture: null,
    tags: [],
    at: null,
    by: {},
  });
});

it('reads numbers and flags that came as text, and other types as nothing', () => {
  const odd = { ...whole, count: '12', prime: '1', name: 7, stage: 'dug', picture: 'a.webp', tags: 'x', at: [1], by: [], note: null };
  expect(readLeniently(thing, odd)).toEqual({
    slug: 'a',
    count: 12,
    prime: true,
    name: '7',
    stage: 'frame',
    picture: null,
    tags: [],
    at: null,
    by: {},
  });
});

it('leaves objects without a required name out of their list', () => {
  expect(readLeniently(list, { things: [whole, { name: 'nameless' }, null, 'text', { ...whole, slug: '' }] })).toEqual({ things: [whole] });
});

it.each([null, undefined, 'text', 5, [], [{}]])('refuses %j as an answer', (answer) => {
  expect(() => readLeniently(list, answer)).toThrow('does not know');
});

it('refuses answers whose only object is missing, but not pages without texts', () => {
  expect(() => readLeniently(apartmentAnswerSchema, {})).toThrow();
  expect(() => readLeniently(apartmentAnswerSchema, { apartment: { slug: 'a', id: 1 } })).toThrow();
  expect(() => readLeniently(apartmentsAnswerSchema, { apartments: { total: 3 } })).toThrow();
  expect(readLeniently(staticPagesSchema, {})).toEqual(staticPagesSchema.parse(readLeniently(staticPagesSchema, {})));
});
