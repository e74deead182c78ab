import { expect, it } from 'vitest';
import { blankOf } from './form-schema.ts';

it('begins what is shown from now on, and leaves its end to be chosen', () => {
  const instant = { type: 'string', format: 'date-time' };
  const before = new Date().toISOString();
  const blank = blankOf({ type: 'object', properties: { from: instant, until: instant } }) as { from: string; until: string };
  expect(blank.until).toBe('');
  expect(blank.from >= before).toBe(true);
  const maybe = { anyOf: [instant, { type: 'null' }] };
  expect(blankOf({ type: 'object', properties: { until: maybe } })).toEqual({ until: null });
});
