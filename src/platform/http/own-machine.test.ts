import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { isFromOwnMachine, isLoopback } from './own-machine.ts';

it.each(['http://localhost:3000', 'http://demo.localhost', 'http://127.0.0.1:80', 'http://[::1]:3000'])('%s is this machine', (address) =>
  expect(isLoopback(address)).toBe(true),
);
it.each(['http://192.168.0.2:3000', 'https://domivka.example', 'http://localhost.evil.example', 'http://127.0.0.1.nip.io', ''])(
  '%s is not',
  (address) => expect(isLoopback(address)).toBe(false),
);

const from = (remoteAddress: string, headers: Record<string, string>) =>
  isFromOwnMachine({ socket: { remoteAddress }, headers } as unknown as IncomingMessage);

it('a request of this machine comes over the loopback, to a name of it, through no proxy', () => {
  expect(from('127.0.0.1', { host: 'localhost:3000' })).toBe(true);
  expect(from('::ffff:127.0.0.1', { host: '127.0.0.1:3000' })).toBe(true);
  expect(from('192.0.2.7', { host: 'localhost:3000' })).toBe(false);
  expect(from('127.0.0.1', { host: 'rebound.evil.example' })).toBe(false);
  expect(from('127.0.0.1', { host: 'localhost', 'x-forwarded-for': '192.0.2.7' })).toBe(false);
  expect(from('127.0.0.1', {})).toBe(false);
});
