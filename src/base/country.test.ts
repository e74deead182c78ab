import { expect, it } from 'vitest';
import { countryFrom } from './country.ts';

it('§7 §9 a country is read from the proxy’s header, and is Ukraine without one', () => {
  expect(['PL', 'UA', 'US'].map(countryFrom)).toEqual(['PL', 'UA', 'US']);
  expect([undefined, '', 'XX', 'T1', 'ua', 'POL', 'ZZ', '<b>'].map(countryFrom)).toEqual(Array.from({ length: 8 }, () => 'UA'));
});
