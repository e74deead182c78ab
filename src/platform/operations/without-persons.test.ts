import { expect, it } from 'vitest';
import { withoutPersons } from './without-persons.ts';

it.each([
  ['550 5.1.1 <ivan.petrenko@gmail.com>: user unknown', '550 5.1.1 … user unknown'],
  ['the gateway refused +380 67 123-45-67: bad number', 'the gateway refused … bad number'],
  ['REQUIRED_FIELD_MISSING: "Петренко Іван" is no LastName', 'REQUIRED_FIELD_MISSING: … is no LastName'],
  ['Невірний отримувач Іван Петренко (code 402)', '… (code 402)'],
  ['https://gate.example.ua/send?to=380671234567 answered 500', 'https://gate.example.ua/send answered 500'],
  [`the gateway can't find 'Petrenko, Ivan'`, 'the gateway can’t find …'],
  ['“Petrenko” and "Ivan', '… and …'],
  ['the mail server did not answer', 'the mail server did not answer'],
])('%s names no person', (fault, expected) => expect(withoutPersons(fault)).toBe(expected));
