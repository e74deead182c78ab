import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCriteria } from './any-criteria.fixture.ts';
import { apiQuery, formatCriteria, needsTidying, noCriteria, parseAmount, parseCriteria, plainQuery } from './list-criteria.ts';

const parse = (search: string) => parseCriteria(new URLSearchParams(search));

const names = [
  'district',
  'project_id',
  'section_id',
  'roomsNumber',
  'submission_date',
  'benefit_id',
  'costFrom',
  'costTo',
  'monthlyFrom',
  'monthlyTo',
  'areaFrom',
  'areaTo',
];
const anyName = fc.constantFrom(...names, 'floorFrom', 'floorTo', 'usd', 'brockarage', 'sort', 'page', 'view', 'utm_source');
const anyValue = fc.oneof(
  fc.constantFrom('', ' ', '0', '1', '2,4', '2027-Q4', 'price_desc', 'list', '45,5', '1 000', '1e3', '-1', '__proto__', 'a,,b', '%', '00'),
  fc.integer().map(String),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
);

describe('criteria in the address', () => {
  it('come back from their own search string', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        expect(parse(formatCriteria(criteria))).toEqual({ criteria, ignored: [] });
      }),
    );
  });

  it('have one spelling', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const search = formatCriteria(criteria);
        expect(formatCriteria(parse(search).criteria)).toBe(search);
        expect(needsTidying(new URLSearchParams(search))).toBe(false);
      }),
    );
  });

  it('survive any search string', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyName, anyValue), { maxLength: 12 }), (pairs) => {
        const { criteria } = parse(new URLSearchParams(pairs).toString());
        expect(parse(formatCriteria(criteria))).toEqual({ criteria, ignored: [] });
      }),
    );
  });

  it('are empty for an empty address', () => {
    expect(parse('')).toEqual({ criteria: noCriteria, ignored: [] });
    expect(formatCriteria(noCriteria)).toBe('');
  });

  it('§7 read the wire names, joined by commas', () => {
    expect(
      parse('project_id=p2,p1&roomsNumber=2,4&submission_date=2027-Q4&costTo=90000&usd=1&areaFrom=45.5&brockarage=1&view=list'),
    ).toEqual({
      criteria: {
        ...noCriteria,
        projects: ['p1', 'p2'],
        rooms: ['2', '4'],
        quarters: ['2027-Q4'],
        cost: { from: null, to: 90_000, usd: true },
        area: { from: 45.5, to: null },
        resale: true,
        view: 'list',
      },
      ignored: [],
    });
  });

  it('read what a form without scripts sends', () => {
    const sent = new URLSearchParams('project_id=p2&project_id=p1&project_id=p2&costFrom=&costTo=90%C2%A0000&usd=1');
    expect(needsTidying(sent)).toBe(true);
    expect(formatCriteria(parseCriteria(sent).criteria)).toBe('project_id=p1,p2&costTo=90000&usd=1');
  });

  it('keep the good part of an old link and name the rest', () => {
    const { criteria, ignored } = parse(
      'roomsNumber=2,9&costFrom=cheap&floorFrom=9&floorTo=2&sort=newest&page=0&submission_date=soon&areaTo=60',
    );
    expect(criteria).toEqual({ ...noCriteria, rooms: ['2'], area: { from: null, to: 60 } });
    expect(ignored.toSorted()).toEqual(['costFrom', 'floorFrom', 'floorTo', 'page', 'roomsNumber', 'sort', 'submission_date']);
  });

  it('pass over the marks of a campaign', () => {
    expect(parse('utm_source=mail&gclid=1&roomsNumber=1')).toEqual({ criteria: { ...noCriteria, rooms: ['1'] }, ignored: [] });
  });

  it('ask the API for a flat in each row, or for a plan on each card, in the order of the list', () => {
    const criteria = { ...noCriteria, rooms: ['1'], page: 2 };
    expect(apiQuery({ ...criteria, view: 'list', sort: 'area_asc' })).toBe('roomsNumber=1&sort=area_asc&page=2');
    expect(apiQuery({ ...criteria, view: 'list' })).toBe('roomsNumber=1&page=2&sort=fit');
    expect(apiQuery(criteria)).toBe('roomsNumber=1&page=2&sort=fit&by_plan=1');
    expect(apiQuery(noCriteria)).toBe('sort=fit&by_plan=1');
    expect(plainQuery({ ...criteria, view: 'list' })).toBe('roomsNumber=1&page=2');
  });

  it('name the own order of the list by nothing', () => {
    expect(parse('sort=fit')).toEqual({ criteria: noCriteria, ignored: [] });
  });
});

describe('a typed amount', () => {
  it.each([
    ['90 000', false, 90_000],
    ['90\u00a0000', false, 90_000],
    ['45,5', true, 45.5],
    ['45,5', false, undefined],
    ['-1', false, undefined],
    ['', false, undefined],
    ['1e9', true, undefined],
  ])('%j (decimals %s) is %s', (text, decimals, value) => expect(parseAmount(text, decimals)).toBe(value));
});
