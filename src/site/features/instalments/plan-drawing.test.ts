import { expect, test } from 'vitest';
import { planDrawing } from './plan-drawing.ts';

test('what was paid grows by steps to the whole', () => {
  expect(planDrawing(30, [35, 35])).toBe('M0 240V168H333.3V84H666.7V0H1000');
  expect(planDrawing(100, [])).toBe('M0 240V0H1000');
  expect(planDrawing(0, [])).toBe('');
});
