import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import type { Proxies } from '../config/proxies.ts';
import { makeVisitorOrigin } from './visitor-origin.ts';

const stops: (() => void)[] = [];
afterAll(() => {
  for (const stop of stops) stop();
});

/** The client as a real server on the loopback address sees it. */
async function ask(proxies: Proxies, headers: Record<string, string>): Promise<{ address: string; country: string }> {
  const origin = makeVisitorOrigin({ proxies, countryHeader: 'cf-ipcountry' });
  const server = createServer((request, response) =>
    response.end(JSON.stringify({ address: origin.addressOf(request), country: origin.countryOf(request) })),
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  stops.push(() => server.close());
  return (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { headers })).json() as Promise<never>;
}

const loopback: Proxies = [{ address: '127.0.0.0', bits: 8 }];
const said = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7', 'cf-ipcountry': 'PL' };

test('§7 no header counts unless its proxy is trusted: the country is UA, the address that of the connection', async () => {
  expect(await ask('none', said)).toEqual({ address: '127.0.0.1', country: 'UA' });
  expect(await ask([{ address: '10.0.0.0', bits: 8 }], said)).toEqual({ address: '127.0.0.1', country: 'UA' });
});

test('§7 a trusted proxy gives the country and the address', async () => {
  expect(await ask('all', said)).toEqual({ address: '198.51.100.7', country: 'PL' });
  expect(await ask(loopback, said)).toEqual({ address: '198.51.100.7', country: 'PL' });
});

test('behind two trusted proxies the visitor is the last address that is neither', async () => {
  const both: Proxies = [...loopback, { address: '198.51.100.7', bits: 32 }, { address: '2001:db8::', bits: 32 }];
  expect((await ask(both, said)).address).toBe('203.0.113.9');
  expect((await ask(both, { 'x-forwarded-for': '6.6.6.6, 2001:db9::1, 2001:db8::1' })).address).toBe('2001:db9::1');
  expect((await ask(both, { 'x-forwarded-for': '127.0.0.2' })).address).toBe('127.0.0.2');
  expect((await ask(both, {})).address).toBe('127.0.0.1');
});

test.each(['XX', 'T1', 'pl', 'POL', '', 'PL, DE', '<b>'])('§7 what is no country is UA: %j', async (written) => {
  expect((await ask('all', { 'cf-ipcountry': written })).country).toBe('UA');
});

test.each([
  ['203.0.113.9:51824', '203.0.113.9'],
  ['[2001:db8::7]:443', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['[::ffff:203.0.113.9]:80', '203.0.113.9'],
  ['2001:db8::7', '2001:db8::7'],
])('a port that a proxy writes behind an address makes no other visitor: %s', async (written, address) => {
  expect((await ask('all', { 'x-forwarded-for': written })).address).toBe(address);
});
