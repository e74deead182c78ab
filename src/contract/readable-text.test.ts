import { expect, it } from 'vitest';
import { unreadableFields } from './readable-text.ts';

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}"x"${']'.repeat(depth)}`);

it('refuses what is nested so deeply that nothing could walk through it', () => {
  expect(unreadableFields({ response: nested(10) })).toBeNull();
  expect(unreadableFields({ response: nested(30_000) })).toEqual({ response: ['malformed'] });
  expect(unreadableFields({ deep: nested(12), half: [{ a: '\ud83d' }] })).toEqual({ half: ['malformed'] });
});
