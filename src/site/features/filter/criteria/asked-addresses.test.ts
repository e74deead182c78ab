import { expect, test } from 'vitest';
import { type Asked, answered } from './asked-addresses.ts';

const start = { search: '', control: '' };
const rooms = { search: 'roomsNumber=3', control: 'rooms' };
const price = { search: 'roomsNumber=3&costTo=120000', control: 'cost' };

test('an answer that comes while a later request is under way leaves that request alone', () => {
  const asked: Asked = [start, rooms, price];
  expect(answered(asked, rooms.search)).toEqual([rooms, price]);
  expect(answered([rooms, price], price.search)).toEqual([price]);
});

test('a request that the next one overtook is not waited for', () => {
  expect(answered([start, rooms, price], price.search)).toEqual([price]);
});

test('an address without a request comes from Back, a chip or a link', () => {
  expect(answered([price], rooms.search)).toBeNull();
  expect(answered([rooms], 'roomsNumber=1')).toBeNull();
});
