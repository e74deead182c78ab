import { expect, it } from 'vitest';
import { processorMs } from '../../tests/support/processor-time.ts';
import { formIn, formOf, mostParts } from './form-body.ts';

const bytes = (text: string) => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
const partsOf = (count: number) =>
  `${Array.from({ length: count }, (_, at) => `--b\r\nContent-Disposition: form-data; name="f${at}"\r\n\r\n${at}\r\n`).join('')}--b--\r\n`;
const fieldsOf = (count: number) => Array.from({ length: count }, (_, at) => `f${at}=${at}`).join('&');
const parts = 'multipart/form-data; boundary=b';
const fields = 'application/x-www-form-urlencoded; charset=utf-8';

it.each([
  ['parts', parts, partsOf],
  ['fields', fields, fieldsOf],
])('reads a form of a hundred %s, and none of more', async (_what, type, bodyOf) => {
  const form = await formIn(bytes(bodyOf(mostParts)), type);
  expect([...(form ?? [])]).toHaveLength(mostParts);
  expect(form?.get('f99')).toBe('99');
  expect(await formIn(bytes(bodyOf(mostParts + 1)), type)).toBeNull();
});

it('refuses twelve megabytes of parts without reading them', async () => {
  const body = bytes('--b\r\n\r\n\r\n'.repeat(1_200_000));
  expect(await processorMs(async () => expect(await formIn(body, parts)).toBeNull())).toBeLessThan(1_000);
});

it.each([
  ['no form', 'application/json', '{}'],
  ['no boundary', 'multipart/form-data', partsOf(1)],
  ['two boundaries', 'multipart/form-data; boundary=c; boundary=b', partsOf(1)],
  ['another boundary', 'multipart/form-data; boundary=c', partsOf(1)],
  ['a form that is cut off', parts, partsOf(1).slice(0, 30)],
  ['nothing', '', ''],
])('takes %s for none', async (_what, type, body) => {
  expect(await formIn(bytes(body), type)).toBeNull();
});

it('reads the form of a request, with its files', async () => {
  const sent = new FormData();
  sent.set('name', 'Олена');
  sent.set('file', new File(['текст'], 'резюме.pdf'));
  const form = await formOf(new Request('https://example.test/', { method: 'POST', body: sent }));
  expect(form?.get('name')).toBe('Олена');
  expect(form?.get('file')).toMatchObject({ name: 'резюме.pdf' });
});
