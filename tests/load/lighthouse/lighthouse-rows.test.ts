import { expect, test } from 'vitest';
import { missedGoals } from './lighthouse-rows.ts';

const looks = (...performance: number[]) => performance.map((score) => ({ scores: [score, 100, 100, 100] }));

test('five runs reach the goals with a median of 98 and 95 at worst, and all else at 100', () => {
  expect(missedGoals(looks(95, 97, 98, 100, 100))).toEqual([]);
  expect(missedGoals(looks(94, 97, 97, 100, 100))).toEqual(['performance 97 in the middle', 'performance 94 at worst']);
  expect(missedGoals([...looks(99, 99), { scores: [99, 100, 96, 100] }])).toEqual(['best practices 96']);
});
