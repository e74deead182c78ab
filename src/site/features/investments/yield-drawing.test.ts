import { expect, test } from 'vitest';
import { yieldDrawing } from './yield-drawing.ts';

test('the line crosses the horizon where nothing is lost any more', () => {
  expect(yieldDrawing([-20, -10, 0, 10, 20])).toEqual({ line: 'M0 240L250 180L500 120L750 60L1000 0', zero: 120 });
});

test('who only gains stands above it, who only loses below, who does neither on it', () => {
  expect(yieldDrawing([10, 20]).zero).toBe(240);
  expect(yieldDrawing([-10, -20]).zero).toBe(0);
  expect(yieldDrawing([0])).toEqual({ line: 'M0 120H1000', zero: 120 });
});
