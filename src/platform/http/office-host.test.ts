import { expect, it } from 'vitest';
import { makeOfficeHost } from './office-host.ts';

const publicUrl = 'https://domivka.example';
const at = (host: string) => ({ headers: { host } });

it('the demo has the office on the site', () => {
  const host = makeOfficeHost({ publicUrl: 'http://localhost:3000', officeUrl: 'http://localhost:3000', demo: true });
  expect([host.isOpen(at('localhost:3000')), host.isOwnHost(at('localhost:3000'))]).toEqual([true, false]);
});

it('outside of the demo the office is on no host of the site', () => {
  const host = makeOfficeHost({ publicUrl, officeUrl: publicUrl, demo: false });
  for (const name of ['domivka.example', 'office.domivka.example']) expect(host.isOpen(at(name))).toBe(false);
});

it.each([true, false])('a host of its own has the office, and no other host has it (demo %s)', (demo) => {
  const host = makeOfficeHost({ publicUrl, officeUrl: 'https://office.domivka.example', demo });
  const answered = ['office.domivka.example', 'OFFICE.domivka.example', 'domivka.example', 'office.domivka.example.evil', ''].map(
    (name) => [host.isOpen(at(name)), host.isOwnHost(at(name))],
  );
  expect(answered).toEqual([...[1, 2].map(() => [true, true]), ...[1, 2, 3].map(() => [false, false])]);
});
