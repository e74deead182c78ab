import { expect, test } from 'vitest';
import { delivered } from '../../../tests/support/contents/around-projects.ts';
import { someContents } from '../../../tests/support/contents/some-contents.ts';
import { brokenHistories, impossibleBlackoutCards, impossibleExceptions } from './check-building.ts';

test('§2 a history of delivery dates goes on day by day, each move with its reason; sections have their own', () => {
  const first = delivered('2025-03-20', '2027-Q1');
  const later = delivered('2026-02-10', '2027-Q2', 'The shelter has grown.');
  const back = delivered('2026-09-01', '2027-Q1', 'Two crews.');
  const other = { ...delivered('2025-03-20', '2027-Q4'), slug: 'other', section: 'S2' };
  expect(brokenHistories(someContents({ delivery_date: [back, first, other, later] }))).toEqual([]);
  for (const wrong of [
    delivered('2026-02-10', '2027-Q2'),
    delivered('2026-02-10', '2027-Q1', 'To where it was.'),
    { ...delivered('2025-03-20', '2027-Q2', 'The same day.'), slug: 'delivered-again' },
    delivered('2026-02-30', '2027-Q2', 'No such day.'),
    delivered('2026-02-10', '2027-5', 'No such quarter.'),
    { ...later, en: { reason: '' } },
  ])
    expect(brokenHistories(someContents({ delivery_date: [first, wrong] }))).toEqual([wrong.slug]);
});

test('§1 a blackout card has words for each system, a trial on a day, and a shelter as large as its places', () => {
  const [card] = someContents().entries.blackout_card;
  if (!card?.shelter) throw new Error('no card');
  const lifts = { system: 'lifts', hours: 24 } as const;
  const water = { system: 'water', hours: 0 } as const;
  const problems = (facts: Partial<typeof card>) => impossibleBlackoutCards(someContents({ blackout_card: [{ ...card, ...facts }] }));
  expect(problems({ tested: null, generator: null, shelter: null, systems: [lifts, water] })).toEqual([]);
  for (const wrong of [
    { shelter: { ...card.shelter, places: 518 } },
    { systems: [lifts, lifts] },
    { systems: [lifts] },
    { systems: [{ ...lifts, hours: -1 }, water] },
    { systems: [{ ...lifts, hours: 1.5 }, water] },
    { tested: { on: '2026-13-01', hours: 4 } },
    { tested: { on: '2026-11-01', hours: 0 } },
    { generator: { kilowatts: 0, hours: 24 } },
  ])
    expect([wrong, problems(wrong)]).toEqual([wrong, [card.slug]]);
});

test('the days with other hours of an office are each one day, said in both languages, and close after they open', () => {
  const [office] = someContents().entries.office;
  if (!office?.exceptions) throw new Error('no office');
  const problems = (facts: Partial<typeof office>) => impossibleExceptions(someContents({ office: [{ ...office, ...facts }] }));
  const [newYear] = office.exceptions;
  expect([problems({}), problems({ exceptions: undefined, uk: withoutDays(office.uk), en: withoutDays(office.en) })]).toEqual([[], []]);
  for (const wrong of [
    { exceptions: [] },
    { exceptions: [{ on: '2027-01-01', hours: { opens: '15:00', closes: '10:00' } }] },
    { exceptions: [newYear, newYear], uk: { ...office.uk, occasions: ['a', 'b'] }, en: { ...office.en, occasions: ['a', 'b'] } },
    { en: { ...office.en, occasions: [] } },
  ])
    expect([wrong, problems(wrong as typeof office)]).toEqual([wrong, [office.slug]]);
});
const withoutDays = <Texts extends object>(texts: Texts) => ({ ...texts, occasions: undefined });
