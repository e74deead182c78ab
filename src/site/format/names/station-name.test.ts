import { expect, it } from 'vitest';
import { stationName } from './station-name.ts';

it.each([
  ['Метро «Площа Українських Героїв»', 'Площа Українських Героїв'],
  ['Tarasa Shevchenka metro', 'Tarasa Shevchenka'],
  ['Метро Лісова', 'Метро Лісова'],
])('says of “%s” “%s”', (name, shown) => {
  expect(stationName(name)).toBe(shown);
});
