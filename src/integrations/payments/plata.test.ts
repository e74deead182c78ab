import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, it } from 'vitest';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import { plataPayments } from './plata.ts';

// The example in the bank's own documents.
const publishedKey =
  'LS0tLS1CRUdJTiBQVUJMSUMgS0VZLS0tLS0KTUZrd0V3WUhLb1pJemowQ0FRWUlLb1pJemowREFRY0RRZ0FFQUc1LzZ3NnZubGJZb0ZmRHlYWE4vS29CbVVjTgo3NWJSUWg4MFBhaEdldnJoanFCQnI3OXNSS0JSbnpHODFUZVQ5OEFOakU1c0R3RmZ5Znhub0ZJcmZBPT0KLS0tLS1FTkQgUFVCTElDIEtFWS0tLS0tCg==';
const publishedSign = 'MEUCIQC/mVKhi8FKoayul2Mim3E2oaIOCNJk5dEXxTqbkeJSOQIgOM0hsW0qcP2H8iXy1aQYpmY0SJWEaWur7nQXlKDCFxA=';
const publishedBody = `{
  "invoiceId": "p2_9ZgpZVsl3",
  "status": "created",
  "failureReason": "string",
  "amount": 4200,
  "ccy": 980,
  "finalAmount": 4200,
  "createdDate": "2019-08-24T14:15:22Z",
  "modifiedDate": "2019-08-24T14:15:22Z",
  "reference": "84d0070ee4e44667b31371d8f8813947",
  "cancelList": [
    {
      "status": "processing",
      "amount": 4200,
      "ccy": 980,
      "createdDate": "2019-08-24T14:15:22Z",
      "modifiedDate": "2019-08-24T14:15:22Z",
      "approvalCode": "662476",
      "rrn": "060189181768",
      "extRef": "635ace02599849e981b2cd7a65f417fe"
    }
  ]
}`;

function bankWithKeys(...keys: string[]) {
  const clock = movableClock('2026-11-21T12:00:00Z');
  let asked = 0;
  const send = async () => {
    const key = keys[Math.min(asked, keys.length - 1)];
    asked += 1;
    return Response.json({ key });
  };
  const port = plataPayments({ token: 'a-token', clock, send });
  const read = (body: string, signature: string) => port.readCallback({ headers: new Headers({ 'x-sign': signature }), body });
  return { read, clock, timesAsked: () => asked };
}

it('reads the callback that the bank publishes, with its key and its signature (§8)', async () => {
  expect(await bankWithKeys(publishedKey).read(publishedBody, publishedSign)).toEqual({
    ok: true,
    value: {
      paymentId: '84d0070ee4e44667b31371d8f8813947',
      reference: 'p2_9ZgpZVsl3',
      state: 'pending',
      amountMinor: 4200,
      at: new Date('2019-08-24T14:15:22Z'),
    },
  });
});

it('asks for the key once, again when a signature does not fit it, and not for each try of a forger (§8)', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const newKey = Buffer.from(publicKey.export({ type: 'spki', format: 'pem' })).toString('base64');
  const { read, clock, timesAsked } = bankWithKeys(publishedKey, newKey);
  for (let times = 0; times < 3; times++) expect((await read(publishedBody, publishedSign)).ok).toBe(true);
  expect(timesAsked()).toBe(1);
  const signature = sign('sha256', Buffer.from(publishedBody), privateKey).toString('base64');
  expect((await read(publishedBody, signature)).ok).toBe(false);
  expect(timesAsked()).toBe(1);
  clock.pass(1);
  expect((await read(publishedBody, signature)).ok).toBe(true);
  expect(timesAsked()).toBe(2);
  for (let times = 0; times < 20; times++) expect((await read(`${publishedBody} `, signature)).ok).toBe(false);
  expect(timesAsked()).toBe(2);
});

it('refuses a signed callback that it cannot read (§8)', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { read } = bankWithKeys(Buffer.from(publicKey.export({ type: 'spki', format: 'pem' })).toString('base64'));
  for (const body of ['{}', 'null', 'not json', publishedBody.replace('980', '840'), publishedBody.replace('"created"', '"lost"')])
    expect(await read(body, sign('sha256', Buffer.from(body), privateKey).toString('base64'))).toEqual({
      ok: false,
      refusal: { kind: 'unreadable' },
    });
});
