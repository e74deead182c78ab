import { expect, it } from 'vitest';
import { declaredLength, makeBodyRoom } from './body-room.ts';

it('gives one sender a share and all together no more than the limit, until it is released', () => {
  const take = makeBodyRoom({ mostAtOnce: 25, mostOfOne: 12 });
  const first = take('10.0.0.1', 10);
  expect([first === null, take('10.0.0.1', 3)]).toEqual([false, null]);
  expect(take('10.0.0.2', 12)).not.toBeNull();
  expect(take('10.0.0.3', 4)).toBeNull();
  first?.();
  first?.();
  expect(take('10.0.0.1', 12)).not.toBeNull();
  expect(take('10.0.0.3', 4)).toBeNull();
});

it('takes an IPv6 network of 48 bits for one sender', () => {
  const take = makeBodyRoom({ mostOfOne: 10 });
  expect(take('2001:db8:1:1::1', 10)).not.toBeNull();
  expect(take('2001:db8:1:2::1', 1)).toBeNull();
  expect(take('2001:db8:2:1::1', 10)).not.toBeNull();
});

it('accepts a single length that is a whole number', () => {
  expect(declaredLength('12', undefined)).toBe(12);
  for (const [length, encoding] of [
    [undefined, undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['12', 'chunked'],
  ] as const)
    expect(declaredLength(length, encoding)).toBeNull();
});
