import { expect, it } from 'vitest';
import type { Currency } from '../../../base/money.ts';
import { queryInCurrency } from './query-in-currency.ts';

const asked = 'roomsNumber=2&costFrom=1&costTo=60000&monthlyTo=2000&usd=1&page=3&sort=area_asc';
const inCurrency = (pathname: string, currency: Currency) => queryInCurrency(pathname, new URLSearchParams(asked), currency)?.toString();

it('§4 another currency takes the price bounds and the page back, on every list of flats', () => {
  for (const list of ['/apartments/', '/en/apartments/', '/brokerage/', '/uk/brokerage/']) {
    expect(inCurrency(list, 'UAH'), list).toBe('roomsNumber=2&sort=area_asc');
    expect(inCurrency(list, 'USD'), list).toBe('roomsNumber=2&sort=area_asc&usd=1');
  }
});

it('§4 no other page asks anything anew', () => {
  for (const page of ['/', '/projects/', '/apartments/flat-7/', '/favorites/']) expect(inCurrency(page, 'UAH'), page).toBeUndefined();
});
