import { expect, it } from 'vitest';
import { Unreachable } from '../http/unreachable.ts';
import { makePasswordHash } from './password-hash.ts';

const cheap = { memory: 64, passes: 1 };

it('a password fits its own hash alone, and only with the key of the installation', async () => {
  const { hash, matches } = makePasswordHash('one secret', cheap);
  const stored = await hash('кінь батарея скріпка');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$[\w-]{22}\$[\w-]{43}$/);
  expect(await hash('кінь батарея скріпка')).not.toBe(stored);
  expect(await matches('кінь батарея скріпка', stored)).toBe(true);
  expect(await matches('кінь батарея скріпки', stored)).toBe(false);
  expect(await makePasswordHash('another secret', cheap).matches('кінь батарея скріпка', stored)).toBe(false);
  for (const unreadable of [null, '', 'плакат', '$argon2id$v=19$m=64,t=1,p=1$$'])
    expect(await matches('кінь батарея скріпка', unreadable)).toBe(false);
});

it('a hash of an earlier cost is still read', async () => {
  const stored = await makePasswordHash('one secret', { memory: 32, passes: 2 }).hash('кінь батарея скріпка');
  expect(await makePasswordHash('one secret', cheap).matches('кінь батарея скріпка', stored)).toBe(true);
});

it('usually costs what OWASP asks for', async () => {
  expect(await makePasswordHash('one secret').hash('кінь батарея скріпка')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('two are computed at a time, sixteen wait, and one more is refused', async () => {
  const { inTurn } = makePasswordHash('one secret', cheap);
  const ends = Array.from({ length: 18 }, () => Promise.withResolvers<void>());
  let most = 0;
  let running = 0;
  const all = ends.map(({ promise }) =>
    inTurn(async () => {
      running += 1;
      most = Math.max(most, running);
      await promise;
      running -= 1;
    }),
  );
  await expect(inTurn(async () => undefined)).rejects.toThrow(Unreachable);
  for (const { resolve } of ends) resolve();
  await Promise.all(all);
  expect(most).toBe(2);
  expect(await inTurn(async () => 'free again')).toBe('free again');
});

it('a fault gives its turn on', async () => {
  const { inTurn } = makePasswordHash('one secret', cheap);
  for (let round = 0; round < 5; round++) await expect(inTurn(() => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault');
  expect(await inTurn(async () => 'free')).toBe('free');
});
