import { expect, it } from 'vitest';
import { layoutName } from './layout-name.ts';

it('names a layout in the requested language', () => {
  expect(layoutName('2Ж євро', 'uk')).toBe('2Ж євро');
  expect(['2Ж євро', '3Н тераса', 'С1', '1A'].map((name) => layoutName(name, 'en'))).toEqual(['2Zh euro', '3N terrace', 'S1', '1A']);
});
