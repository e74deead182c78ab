import { expect, test } from 'vitest';
import { formatPhone } from './format-phone.ts';

test.each([
  ['+380671112233', '+380\u00a067\u00a0111\u00a022\u00a033'],
  ['+48501234567', '+48501234567'],
  ['+38067', '+38067'],
  ['', ''],
])('the number %s is read as %s', (stored, read) => {
  expect(formatPhone(stored)).toBe(read);
});
