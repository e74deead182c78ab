import { describe, expect, it } from 'vitest';
import { clearFilters } from './criteria-changes.ts';
import { listAddress } from './list-address.ts';
import { noCriteria } from './list-criteria.ts';

const resale = { ...noCriteria, resale: true, rooms: ['2'] };

describe('the address of the list', () => {
  it('stays on the page of resale while the marker is set, in the language of the page', () => {
    expect(listAddress('/brokerage/', resale)).toBe('/brokerage/?roomsNumber=2');
    expect(listAddress('/en/brokerage/', { ...resale, rooms: [] })).toBe('/en/brokerage/');
  });

  it('leads to all flats when the marker is taken away, alone or with all filters (§4)', () => {
    expect(listAddress('/brokerage/', { ...resale, resale: false })).toBe('/apartments/?roomsNumber=2');
    expect(listAddress('/uk/brokerage/', clearFilters(resale))).toBe('/apartments/');
  });

  it('is the common list everywhere else, where the marker is a part of the query', () => {
    expect(listAddress('/en/apartments/', resale)).toBe('/en/apartments/?roomsNumber=2&brockarage=1');
  });
});
