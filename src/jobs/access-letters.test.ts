import { expect, it } from 'vitest';
import type { AccessEvent, Staff } from '../domain/staff/staff.ts';
import { writeAccessLetter } from './access-letters.ts';

type People = Awaited<ReturnType<Staff['people']>>;
const people = [
  { id: 'olena', name: 'Олена Коваль', email: 'olena@example.ua', locale: 'uk', state: 'active' },
  { id: 'boss', name: 'John Boss', email: 'boss@example.ua', locale: 'en', state: 'active' },
  { id: 'gone', name: 'Ні', email: 'gone@example.ua', locale: 'uk', state: 'locked' },
];
const writing = {
  staff: {
    people: async (id?: string) => people.filter((one) => one.id === id) as unknown as People,
    namesOf: async () => new Map(people.map(({ id, name }) => [id, name])),
  },
  site: { officeUrl: 'https://office.example.ua', brand: () => ({ name: 'Обрій', phone: '+380441234567' }) },
};
const write = (access: AccessEvent, staff: string) =>
  writeAccessLetter(writing, { access, staff, person: 'olena', device: 'Firefox · Windows', at: '2026-11-25T09:06:00Z' });

it.each(['password-set', 'password-removed', 'password-login', 'passkey-added'] as const)(
  '%s is written to its person, with browser and time',
  async (event) => {
    const letter = await write(event, 'olena');
    expect(letter?.to).toBe('olena@example.ua');
    expect(letter?.text).toContain('Firefox · Windows, 25 листопада о 11:06');
    expect(letter?.text).toContain('https://office.example.ua/office/access');
  },
);

it('an administrator reads in the own language whose key it is; a colleague who has left reads nothing', async () => {
  const letter = await write('passkey-added', 'boss');
  expect(letter?.to).toBe('boss@example.ua');
  expect(letter?.text).toContain('Олена Коваль: a new passkey was added');
  expect(await write('passkey-added', 'gone')).toBeNull();
});
