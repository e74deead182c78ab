import { describe, expect, it } from 'vitest';
import { parsePhone } from './phone.ts';
import { readPhone } from './read-phone.ts';

describe('§5 readPhone', () => {
  it.each([
    ['0501234567', '+380501234567'],
    ['380501234567', '+380501234567'],
    ['+38 (050) 123-45-67', '+380501234567'],
    ['80501234567', '+380501234567'],
    ['00380771234567', '+380771234567'],
    ['0671234567', '+380671234567'],
    ['0931234567', '+380931234567'],
    ['+380771234567', '+380771234567'],
    ['(044) 300 17 17', '+380443001717'],
    ['+48501234567', '+48501234567'],
    ['+1 202 555 0123', '+12025550123'],
    ['+49 1512 3456789', '+4915123456789'],
  ])('reads %s', async (typed, expected) => {
    expect(await readPhone(typed)).toBe(expected);
    // The quick rule of the browser never refuses a number that the server accepts.
    expect(/^\+|^00|^0|^38|^80|^\(/.test(typed) ? parsePhone(typed) : expected).toBe(expected);
  });

  it.each([
    '0201234567',
    '0401234567',
    '0000000000',
    '050123456',
    '05012345678',
    '+380000000000',
    '+1 000 000 0000',
    '+48 000 000 000',
    'call 0501234567',
    '0501234567 ext. 5',
    '',
    '+',
    '0'.repeat(300),
  ])('refuses %j', async (typed) => expect(await readPhone(typed)).toBeNull());
});
