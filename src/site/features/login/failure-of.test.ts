import { expect, test } from 'vitest';
import { failureOf } from './failure-of.ts';

const problem = (more: object) => ({ message: 'no', statusCode: 400, ...more });

test('a failure follows from the code of the refusal alone', () => {
  expect(failureOf(null)).toEqual({ kind: 'offline' });
  expect(failureOf(problem({ code: 'too-often', retryAfter: 40 }))).toEqual({ kind: 'wait', seconds: 40 });
  expect(failureOf(problem({ code: 'work-needed' }))).toEqual({ kind: 'wait', seconds: 60 });
  expect(failureOf(problem({ code: 'unreachable' }))).toEqual({ kind: 'unavailable' });
  for (const statusCode of [429, 500, 503]) expect(failureOf(problem({ statusCode }))).toEqual({ kind: 'failed' });
});
