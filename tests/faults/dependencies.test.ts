import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { clonePostgres } from '../support/database.ts';
import { openSufferingHouse, type SufferingHouse, suffer } from '../support/suffering.ts';

// The half minute of real faults is played by `npm run bench -- faults`.
const lastsMs = 1_000;

let house: SufferingHouse;
beforeAll(async () => {
  house = await openSufferingHouse(await clonePostgres());
});
afterAll(() => house.close());

const rows: [name: string, moods: string[], knownMs: number][] = [
  ['database', ['still', 'cut', 'nonsense', 'swallowing'], 200],
  // Once a second somebody finds out whether it is back, and waits for that.
  ['SMS', ['slow', 'down', 'garbage'], 1_700],
  ['bank', ['slow', 'down', 'garbage'], 1_700],
];

describe.skipIf(inject('postgresUrl') === null)('§8 the house without one of those it needs', () => {
  it('is tried with all of them', () => expect(rows.map(([name]) => name)).toEqual(house.dependencies.map(({ name }) => name)));

  it.each(rows.flatMap(([name, moods, knownMs]) => moods.map((mood) => ({ name, mood, knownMs }))))(
    '$name, $mood: reads stay, writes are refused at once with a time to come back, and go on within two seconds',
    async ({ name, mood, knownMs }) => {
      const dependency = house.dependencies.find((one) => one.name === name);
      if (!dependency) throw new Error(`there is no ${name}`);
      const { begin, known, reads, recovery } = await suffer(house, dependency, mood, lastsMs);
      expect(begin, 'who was there when it began').toBeLessThan(6_000);
      expect(known, 'once it is known').toBeLessThan(knownMs);
      expect(reads, 'reads from memory').toBeLessThan(1_000);
      expect(recovery, 'until the first write').toBeLessThan(2_000);
    },
  );

  it('is not ready without its database, refuses what a client reads of his own, and finds its way back alone', async () => {
    const [database] = house.dependencies;
    expect(house.ready()).toBe(true);
    await database?.feel('still');
    await vi.waitFor(() => expect(house.ready()).toBe(false), { timeout: 5_000 });
    const own = await house.ownRead();
    expect([own.status, own.headers.get('retry-after')]).toEqual([503, '2']);
    await database?.feel(null);
    await vi.waitFor(() => expect(house.ready()).toBe(true), { timeout: 2_000 });
    expect((await house.ownRead()).status).toBe(200);
  });
});
