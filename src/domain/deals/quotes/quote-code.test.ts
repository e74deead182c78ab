import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeQuoteCode, quoteAlphabet, quoteCodeLength, readQuoteCode } from './quote-code.ts';

const places = fc.array(fc.nat(quoteAlphabet.length - 1), { minLength: quoteCodeLength - 1, maxLength: quoteCodeLength - 1 });
const codes = places.map((given) =>
  makeQuoteCode(
    (() => {
      const rest = [...given];
      return () => rest.shift() ?? 0;
    })(),
  ),
);

it('a code is read as it was made, in small letters too', () => {
  fc.assert(fc.property(codes, (code) => readQuoteCode(code) === code && readQuoteCode(code.toLowerCase()) === code));
});

it('every wrong character and every swap of neighbours is found', () => {
  fc.assert(
    fc.property(codes, (code) => {
      for (let at = 0; at < quoteCodeLength; at++) {
        for (const sign of quoteAlphabet)
          expect(readQuoteCode(code.slice(0, at) + sign + code.slice(at + 1))).toBe(sign === code[at] ? code : null);
        const [one = '', other = ''] = code.slice(at, at + 2);
        if (other && one !== other) expect(readQuoteCode(code.slice(0, at) + other + one + code.slice(at + 2))).toBeNull();
      }
    }),
    { numRuns: 30 },
  );
});

it('nothing else is a code', () => {
  for (const text of ['', '2222222222'.slice(1), '22222222222', '222222222I', '222222222О', '２２２２２２２２２２'])
    expect(readQuoteCode(text)).toBeNull();
  expect(readQuoteCode('2222222222')).toBe('2222222222');
});
