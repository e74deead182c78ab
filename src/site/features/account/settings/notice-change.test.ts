import { expect, test } from 'vitest';
import { userChangeSchema } from '../../../../contract/clients/clients.ts';
import { inProductWords } from '../../../../contract/product-words.ts';
import { noticeChange } from './notice-change.ts';

test.each(['dealSms', 'dealEmails'] as const)('the API takes the choice of %s as the page sends it', (name) => {
  const change = userChangeSchema.parse(noticeChange([name, false]));
  expect(inProductWords(change)).toEqual({ notices: { [name]: false } });
});

test('the API takes several choices at once', () => {
  const change = userChangeSchema.parse(noticeChange(['dealSms', false], ['dealEmails', true]));
  expect(inProductWords(change)).toEqual({ notices: { dealSms: false, dealEmails: true } });
});
