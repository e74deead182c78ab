import { expect, it } from 'vitest';
import { isPublicHost } from './public-host.ts';

it.each([
  'https://example.ua',
  'http://demo.obriy.com.ua:8080',
  'http://203.0.113.7:3000',
  'http://172.32.0.1',
  'https://[2001:db8::7]',
  'https://home.arpa.ua',
  'https://localhost.example.ua',
  'https://example.ua.',
])('%s is public', (address) => {
  expect(isPublicHost(address)).toBe(true);
});

it.each([
  'http://localhost:3000',
  'http://demo.localhost',
  'http://web:3000',
  'http://printer.local',
  'http://demo.internal.',
  'http://127.0.0.9',
  'http://10.1.2.3',
  'http://172.31.255.255',
  'http://192.168.1.5:3000',
  'http://[::1]:3000',
  'http://[fd00::1]',
  'http://[fe80::1]',
  'http://[::ffff:10.0.0.1]',
])('%s is not', (address) => {
  expect(isPublicHost(address)).toBe(false);
});
