import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, dayStart, formatKyiv, isDay, kyivDay, nextDay, parseKyiv, quarterEnd, quarterOf, wholeMonths } from './kyiv-time.ts';

describe('§4 §9 Kyiv time', () => {
  it.each([
    ['2026-03-29T00:59:59Z', '2026-03-29 02:59:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29 04:00:00'],
    ['2026-10-25T00:59:59Z', '2026-10-25 03:59:59'],
    ['2026-10-25T01:00:00Z', '2026-10-25 03:00:00'],
    ['2026-12-31T22:00:00Z', '2027-01-01 00:00:00'],
  ])('prints %s as %s', (instant, wall) => expect(formatKyiv(new Date(instant))).toBe(wall));

  it.each([
    ['2026-11-20 18:00:00', '2026-11-20T16:00:00.000Z'],
    ['2026-07-01 18:00:00', '2026-07-01T15:00:00.000Z'],
    ['2026-10-25 03:30:00', '2026-10-25T00:30:00.000Z'],
    ['2026-03-29 03:30:00', '2026-03-29T01:30:00.000Z'],
    ['2026-11-20T18:00:00+02:00', '2026-11-20T16:00:00.000Z'],
    ['2026-11-20T16:00:00Z', '2026-11-20T16:00:00.000Z'],
  ])('reads %s as %s', (text, instant) => expect(parseKyiv(text)?.toISOString()).toBe(instant));

  it.each(['', 'soon', '0002-12-31 10:00:00', '9999-12-31 23:00:00', '2026-02-30 10:00:00', '2026-11-20 25:00:00', '20.11.2026 18:00'])(
    'refuses %j',
    (text) => expect(parseKyiv(text)).toBeNull(),
  );

  it('reads back what it prints, but for the hour that October repeats', () => {
    const instants = fc.integer({ min: Date.UTC(2015, 0, 1) / 1000, max: Date.UTC(2040, 0, 1) / 1000 });
    fc.assert(
      fc.property(instants, (seconds) => {
        const wall = formatKyiv(new Date(seconds * 1000));
        const read = parseKyiv(wall);
        const early = seconds * 1000 - (read?.getTime() ?? 0);
        return early === 0 || (early === 3_600_000 && / 03:/.test(wall) && /-10-/.test(wall));
      }),
    );
  });

  it('reads or refuses every time that a field of day and time can say, of whatever year, and every day that it takes has a beginning', () => {
    const two = fc.integer({ min: 0, max: 61 }).map((number) => String(number).padStart(2, '0'));
    const years = fc.integer({ min: 0, max: 9999 }).map((year) => String(year).padStart(4, '0'));
    fc.assert(
      fc.property(years, two, two, two, (year, month, day, hour) => {
        const date = `${year}-${month}-${day}`;
        const read = parseKyiv(`${date} ${hour}:30:00`);
        expect(Number.isNaN(read?.getTime())).toBe(false);
        if (isDay(date)) expect(dayStart(nextDay(date)).getTime()).toBeGreaterThan(dayStart(date).getTime());
      }),
      { numRuns: 3_000 },
    );
    expect(formatKyiv(new Date('0002-12-31T10:00:00Z'))).toMatch(/^0002-12-31 /);
  });

  it('names days and quarters by the Kyiv calendar', () => {
    expect(kyivDay(new Date('2026-12-31T22:30:00Z'))).toBe('2027-01-01');
    expect(quarterOf(new Date('2026-12-31T22:30:00Z'))).toBe('2027-Q1');
    expect(quarterOf(new Date('2026-12-31T21:30:00Z'))).toBe('2026-Q4');
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2026-11-21', 13, '2027-12-21'],
  ])('counts from %s %i months to %s', (day, months, later) => expect(addMonths(day, months)).toBe(later));

  it('counts as many whole months back as it added', () => {
    const days = fc.date({ min: new Date('2015-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 400 }), (at, months) => {
        const day = at.toISOString().slice(0, 10);
        expect(wholeMonths(day, addMonths(day, months))).toBe(months);
      }),
    );
    expect([wholeMonths('2026-01-31', '2026-02-27'), wholeMonths('2026-11-21', '2026-10-01')]).toEqual([0, 0]);
    expect([quarterEnd('2027-Q4'), quarterEnd('2026-Q2')]).toEqual(['2027-12-31', '2026-06-30']);
  });
});
