import { describe, expect, it } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { dealProblemSchema } from './deals/deals.ts';
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';
import { inProductWords, keyedByData, productWords } from './product-words.ts';

type Definition = {
  type: string;
  shape?: Record<string, ZodMiniType>;
  element?: ZodMiniType;
  innerType?: ZodMiniType;
  valueType?: ZodMiniType;
  options?: ZodMiniType[];
};
const definitionOf = (schema: ZodMiniType) => schema._zod.def as unknown as Definition;

const objects = new Set<Record<string, ZodMiniType>>();
const recordNames = new Set<string>();
function walk(schema: ZodMiniType | undefined, name: string): void {
  if (!schema) return;
  const { type, shape, element, innerType, valueType, options = [] } = definitionOf(schema);
  if (type === 'record') recordNames.add(name);
  if (shape && !objects.has(shape)) {
    objects.add(shape);
    for (const [field, inner] of Object.entries(shape)) walk(inner, field);
  }
  for (const inner of [element, innerType, valueType, ...options]) walk(inner, name);
}
for (const { answer, notes = {} } of Object.values<Operation>(operations)) {
  if ('schema' in answer) walk(answer.schema, '');
  if ('events' in answer) walk(answer.events, '');
  for (const note of Object.values(notes)) if (typeof note === 'object') walk(note.schema, '');
}
walk(dealProblemSchema, '');
const fields = new Set([...objects].flatMap((shape) => Object.keys(shape)));
const words: Record<string, string> = productWords;

describe('the words of answers', () => {
  it('has a word of the product for each field in the spelling of the wire, and none for a field that no answer has', () => {
    expect([...fields].filter((field) => field.includes('_') && !(field in words))).toEqual([]);
    expect(Object.keys(words).filter((field) => !fields.has(field))).toEqual([]);
    expect(Object.values(words).filter((word) => !/^[a-z][A-Za-z0-9]*$/.test(word))).toEqual([]);
  });

  it('gives no two fields of one object the same word', () => {
    for (const shape of objects) {
      const translated = Object.keys(shape).map((field) => words[field] ?? field);
      expect(new Set(translated).size, translated.join()).toBe(translated.length);
    }
  });

  it('knows every field that is keyed by data', () => {
    // Keyed by the pages of the site, whose contents are translated.
    expect([...recordNames].filter((name) => !keyedByData.has(name))).toEqual(['pages']);
  });

  it('translates an answer through lists and objects, once, and leaves what is keyed by data', () => {
    const answer = {
      apartments: [{ rooms_number: 2, project: { salesforce_id: 'P1' }, submission_date: '2027-Q4' }],
      facets: { project_id: { shares: 3, lines: 1 } },
      relax: null,
    };
    const read = inProductWords(answer);
    expect(read).toEqual({
      apartments: [{ roomCount: 2, project: { id: 'P1' }, deliveryQuarter: '2027-Q4' }],
      facets: { projectId: { shares: 3, lines: 1 } },
      relax: null,
    });
    expect(inProductWords(answer)).toBe(read);
    expect(inProductWords({ message: 'no', errors: { project_id: ['unknown'] } })).toEqual({
      message: 'no',
      errors: { project_id: ['unknown'] },
    });
  });
});
