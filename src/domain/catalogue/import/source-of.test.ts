import { expect, it } from 'vitest';
import { sourceOf } from './source-of.ts';

it.each([
  ['Прайс Обрій 25.11.2026.xlsx', 'прайс обрій'],
  ['Прайс Обрій 02.12.2026 (1).xlsx', 'прайс обрій'],
  ['price-november.xlsx', 'price'],
  ['price-december-2026.xlsx', 'price'],
  ['price_2026-11.csv', 'price'],
  ['Прайс Обрій, листопад 2026 р.xlsx', 'прайс обрій'],
  ['Прайс Обрій 25 листопада.xlsx', 'прайс обрій'],
  ['Прайс на ноябрь.xlsx', 'прайс на'],
  ['листопад.xlsx', 'file'],
  ['Обрій 2.xlsx', 'обрій 2'],
  ['Травневий квартал.xlsx', 'травневий квартал'],
  ['Marina Novus.csv', 'marina novus'],
])('the source of %s is “%s”', (file, source) => expect(sourceOf(file)).toBe(source));
