import { afterAll, beforeEach, expect, test } from 'vitest';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { saleView } from './sale-view.ts';

// Small tests share their modules: the next file begins in the language of the site.
afterAll(() => overwriteGetLocale(() => 'uk'));
beforeEach(() => overwriteGetLocale(() => 'en'));

test('a project that sells has no notice', () => {
  expect(saleView({ sale: 'selling', total: 3 })).toMatchObject({
    notice: null,
    short: null,
    noOffers: 'No current offers in this project: the listed price is the final one.',
  });
});

test('a project of which nothing can be bought at the moment is not called sold out, and leads to a manager', () => {
  const { notice, short, ask, noOffers } = saleView({ sale: 'selling', total: 0 });
  expect(notice).toContain('on sale now');
  expect([short, ask.button, noOffers]).toEqual(['Nothing on sale now', 'Talk to a manager', null]);
});

test('a project that does not sell yet says so, and has no list whose prices could be final', () => {
  expect(saleView({ sale: 'upcoming', total: 0 })).toMatchObject({
    notice: 'This project is not yet selling.',
    short: 'Not yet selling',
    ask: { button: 'Tell me when it starts' },
    noOffers: 'No current offers: prices appear when sales begin.',
  });
});

test('a project that is sold out says so, leads to similar flats and shows no offers', () => {
  expect(saleView({ sale: 'sold_out', total: 0 })).toMatchObject({
    notice: 'All apartments in this project are sold.',
    short: 'All apartments are sold',
    ask: { button: 'Find me a similar one' },
    noOffers: null,
  });
});
