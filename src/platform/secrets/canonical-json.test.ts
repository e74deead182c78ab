import { expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

it('is one text for one value, whatever the order of its fields, and another for any other', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: undefined })).toBe('{"b":[1,{"c":"x","d":null}]}');
  expect(canonicalJson({ one: 1, two: 2 })).toBe(canonicalJson({ two: 2, one: 1 }));
  expect(canonicalJson({ one: '1' })).not.toBe(canonicalJson({ one: 1 }));
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
});
