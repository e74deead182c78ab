import { expect, it } from 'vitest';
import { fieldError, withoutCorrected } from './field-error.ts';

const problem = {
  code: 'bad-fields' as const,
  message: 'Перевірте поля.',
  statusCode: 422,
  errors: { total: ['malformed'], amountMinor: ['out-of-range'], 'alt.uk': ['required'] },
};

it('what is wrong with a field is said until the field is changed, and a refusal without such a field goes', () => {
  const left = (...changed: string[]) => Object.keys(withoutCorrected(problem, changed)?.errors ?? {});
  expect(left()).toEqual(['total', 'amountMinor', 'alt.uk']);
  expect(left('total', 'am', '', 'alt.en')).toEqual(['amountMinor', 'alt.uk']);
  expect(left('amount', 'alt.uk')).toEqual(['total']);
  expect(withoutCorrected(problem, ['total', 'amount', 'alt'])).toBeNull();
  expect(withoutCorrected({ message: 'Не вийшло.', statusCode: 409 }, ['total'])).toMatchObject({ statusCode: 409 });
});

it('a field of a kind says what is expected in it', () => {
  const [sum, none] = [fieldError(problem, 'amountMinor', 'sum'), fieldError(problem, 'amountMinor')];
  expect(sum?.error).toMatch(/61250/);
  expect(none?.error).not.toBe(sum?.error);
  expect(fieldError(problem, 'alt.uk', 'sum')?.error).not.toBe(sum?.error);
});
