import { expect, it } from 'vitest';
import { nameBeginnings, phoneBeginning } from './typed-beginning.ts';

it.each([
  ['067 123', '+38067123'],
  ['(067) 123-45', '+3806712345'],
  ['380671', '+380671'],
  ['+38067', '+38067'],
  ['8067', '+38067'],
  ['67123', '+38067123'],
  ['+49 30', '+4930'],
  ['06', null],
  ['Олена', null],
])('%s is the beginning of %s', (typed, beginning) => expect(phoneBeginning(typed)).toBe(beginning));

it.each([
  ['ковал', ['ковал', 'Ковал', 'КОВАЛ']],
  [' О’Ке ', ['О’Ке', 'О’ке', 'о’ке', 'О’КЕ']],
  ['к', []],
  ['%к', []],
])('%s is written in so many ways', (typed, ways) => expect(nameBeginnings(typed)).toEqual(ways));
