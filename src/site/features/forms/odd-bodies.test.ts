import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { Client } from '../../../contract/client.ts';
import { clientContext } from '../../data/pages/context.ts';
import { confirmEmailLink } from './confirm-email-link.ts';
import { submitPlainForm } from './submit-plain-form.ts';

const parts = (count: number) =>
  Array.from({ length: count }, () => '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nОлена\r\n').join('');
const odd: [what: string, type: string, body: string][] = [
  ['of more parts than any form has', 'multipart/form-data; boundary=b', `${parts(5_000)}--b--`],
  ['that are cut off', 'multipart/form-data; boundary=b', parts(2)],
  ['without a boundary', 'multipart/form-data', parts(2)],
  ['of more fields than any form has', 'application/x-www-form-urlencoded', 'name=a&'.repeat(5_000)],
  ['of another kind', 'text/plain', 'name=Олена'],
];

function asked(path: string, [, type, body]: (typeof odd)[number]) {
  const tokens: string[] = [];
  const context = new RouterContextProvider();
  const sendEmailToken = async (_link: string, { body }: { body: { token: string } }) => void tokens.push(body.token);
  context.set(clientContext, () => sendEmailToken as unknown as Client);
  const request = new Request(`https://example.test${path}`, { method: 'POST', headers: { 'content-type': type }, body });
  return { context, request, tokens };
}

it.each(odd)('bodies %s are answered as an empty form is, and nothing is sent', async (...body) => {
  const { context, request } = asked('/consultation/', body);
  const sent = () => Promise.reject(new Error('was sent'));
  expect(await submitPlainForm({ context, request }, 'consultation', () => sent)).toEqual({
    sent: false,
    typed: {},
    fieldErrors: { name: 'required', phone: 'required', consent: 'consent' },
  });
});

it.each(odd)('bodies %s leave a letter the token of its address', async (...body) => {
  const { tokens, ...args } = asked('/subscription/unsubscribe/?token=of-the-letter', body);
  expect(await confirmEmailLink(args as never, 'unsubscribe' as never)).toBe('done');
  expect(tokens).toEqual(['of-the-letter']);
});
