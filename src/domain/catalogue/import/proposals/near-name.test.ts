import { expect, it } from 'vitest';
import { nearName } from './near-name.ts';

const known = ['Тиха Затока', 'Варта', 'Обрій'];

it.each([
  ['Тиха Затка', 'Тиха Затока'],
  ['тиха-затока', 'Тиха Затока'],
  ['ЖК «Варта»', 'Варта'],
  ['Варта 2', 'Варта'],
  ['Ворта', 'Варта'],
  ['Обрій', 'Обрій'],
  ['Липки', null],
  ['Сонячна Рів’єра', null],
  ['«»', null],
])('%s may mean %s', (given, meant) => {
  expect(nearName(given, known, (name) => name)).toBe(meant);
});
