import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSameJson, mergeFields } from './merge-fields.ts';

const merge = (base: unknown, ours: unknown, theirs: unknown) => mergeFields({ base, ours, theirs });

it('merges changes of different fields, and names those of the same one', () => {
  const base = { uk: { title: 'Дім', lead: 'Тихий' }, en: { title: 'Home' }, tags: ['a', 'b'], until: null };
  const ours = { ...base, uk: { ...base.uk, title: 'Домівка' }, tags: ['a', 'c'] };
  const theirs = { ...base, uk: { ...base.uk, lead: 'Світлий' }, tags: ['z', 'b'], until: '2027-01-01' };
  expect(merge(base, ours, theirs)).toEqual({
    value: { uk: { title: 'Домівка', lead: 'Світлий' }, en: { title: 'Home' }, tags: ['z', 'c'], until: '2027-01-01' },
    conflicts: [],
  });
  const other = { ...theirs, uk: { ...base.uk, title: 'Оселя' } };
  expect(merge(base, ours, other)).toMatchObject({ value: { uk: { title: 'Домівка' } }, conflicts: [['uk', 'title']] });
});

it('takes a list of another length as one field, and a removal as a change', () => {
  expect(merge([1, 2], [1, 2, 3], [0, 2])).toEqual({ value: [1, 2, 3], conflicts: [[]] });
  expect(merge({ a: 1, b: 2 }, { b: 2 }, { a: 1, b: 3 })).toEqual({ value: { b: 3 }, conflicts: [] });
  expect(merge({ a: 1 }, { a: 2 }, null)).toEqual({ value: { a: 2 }, conflicts: [[]] });
  expect(merge(null, { a: 1 }, { a: 1 })).toEqual({ value: { a: 1 }, conflicts: [] });
  expect(merge({ a: 1 }, null, { a: 1 })).toEqual({ value: null, conflicts: [] });
});

const value = fc.letrec((tie) => ({
  json: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, 0, 1, '', 'а', true),
    fc.array(tie('json'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('uk', 'en', 'title', '__proto__x'), tie('json'), { maxKeys: 3 }),
  ),
})).json;

it('keeps what one side alone has changed, names no conflict then, and is the same for both sides without a conflict', () => {
  fc.assert(
    fc.property(value, value, value, (base, ours, theirs) => {
      expect(merge(base, ours, base)).toEqual({ value: ours, conflicts: [] });
      expect(merge(base, base, theirs)).toEqual({ value: theirs, conflicts: [] });
      expect(merge(base, ours, ours)).toEqual({ value: ours, conflicts: [] });
      const merged = merge(base, ours, theirs);
      const turned = merge(base, theirs, ours);
      expect(turned.conflicts.toSorted()).toEqual(merged.conflicts.toSorted());
      if (merged.conflicts.length === 0) expect(isSameJson(turned.value, merged.value)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
