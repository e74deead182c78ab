import { describe, expect, it } from 'vitest';
import { parsePhone } from './phone.ts';

describe('§5 parsePhone', () => {
  it.each([
    ['0671234567', '+380671234567'],
    ['+38 (050) 123-45-67', '+380501234567'],
    ['380931234567', '+380931234567'],
    ['80501234567', '+380501234567'],
    ['00380771234567', '+380771234567'],
    ['(044) 300 17 17', '+380443001717'],
    ['+48501234567', '+48501234567'],
  ])('reads %s', (typed, expected) => expect(parsePhone(typed)).toBe(expected));

  it.each(['0201234567', '0401234567', '0000000000', '050123456', '05012345678', '+380000000000', '48501234567', 'call me', '', '+1'])(
    'refuses %j',
    (typed) => expect(parsePhone(typed)).toBeNull(),
  );
});
