import { describe, expect, it } from 'vitest';
import { formatKyiv } from './kyiv-time.ts';
import { afterOpenTime, clockTime, groupedHours, type Hours, type OpenTimes, openingAt } from './opening-hours.ts';

const day = { opens: '09:00', closes: '19:00' };
const saturday = { opens: '10:00', closes: '16:00' };
const hours = [day, day, day, day, day, saturday, null];
const at = (instant: string) => openingAt({ hours }, new Date(instant));

describe('opening hours (§2 contacts)', () => {
  it('follow the clocks of Kyiv, in winter two hours ahead, in summer three', () => {
    expect(at('2026-11-20T06:59:00Z')).toEqual({ open: false, days: 0, on: '2026-11-20', at: '09:00' });
    expect(at('2026-11-20T07:00:00Z')).toEqual({ open: true, until: '19:00' });
    expect(at('2026-11-20T16:59:59Z')).toEqual({ open: true, until: '19:00' });
    expect(at('2026-07-17T06:00:00Z')).toEqual({ open: true, until: '19:00' });
    expect(at('2026-07-17T16:00:00Z')).toMatchObject({ open: false });
  });

  it('name the next day that opens, over days off', () => {
    expect(at('2026-11-20T17:00:00Z')).toEqual({ open: false, days: 1, on: '2026-11-21', at: '10:00' });
    expect(at('2026-11-21T14:00:00Z')).toEqual({ open: false, days: 2, on: '2026-11-23', at: '09:00' });
    expect(at('2026-11-22T10:00:00Z')).toEqual({ open: false, days: 1, on: '2026-11-23', at: '09:00' });
    expect(openingAt({ hours: [null, null, day, null, null, null, null] }, new Date('2026-11-18T18:00:00Z'))).toEqual({
      open: false,
      days: 7,
      on: '2026-11-25',
      at: '09:00',
    });
    expect(openingAt({ hours: [null, null, null, null, null, null, null] }, new Date('2026-11-20T10:00:00Z'))).toBeNull();
    expect(openingAt({ hours: [] }, new Date('2026-11-20T10:00:00Z'))).toBeNull();
  });

  it('know the day by Kyiv when it is still yesterday in London, and on the nights when clocks change', () => {
    expect(at('2026-11-22T22:30:00Z')).toEqual({ open: false, days: 0, on: '2026-11-23', at: '09:00' });
    expect(at('2026-03-28T22:30:00Z')).toEqual({ open: false, days: 1, on: '2026-03-30', at: '09:00' });
    expect(at('2026-10-25T00:30:00Z')).toEqual({ open: false, days: 1, on: '2026-10-26', at: '09:00' });
  });

  it('give way to a day with hours of its own, however many follow each other', () => {
    const off = (...days: number[]) => days.map((one) => ({ on: `2027-01-${String(one).padStart(2, '0')}`, hours: null }));
    const exceptions = [{ on: '2026-12-31', hours: { opens: '10:00', closes: '15:00' } }, ...off(1, 2, 4, 5, 6, 7, 8, 9, 10, 11)];
    const on = (instant: string, some: OpenTimes = { hours, exceptions }) => openingAt(some, new Date(instant));
    expect(on('2026-12-31T07:30:00Z')).toEqual({ open: false, days: 0, on: '2026-12-31', at: '10:00' });
    expect(on('2026-12-31T12:59:00Z')).toEqual({ open: true, until: '15:00' });
    expect(on('2026-12-31T13:00:00Z')).toEqual({ open: false, days: 12, on: '2027-01-12', at: '09:00' });
    // One that is open on a single weekday, which two exceptions close, and one that opens by an exception alone.
    const tuesdays = [null, day, null, null, null, null, null];
    expect(on('2027-01-01T10:00:00Z', { hours: tuesdays, exceptions: off(5, 12) })).toMatchObject({ on: '2027-01-19' });
    const never = [null, null, null, null, null, null, null];
    expect(on('2027-01-01T10:00:00Z', { hours: never, exceptions: [{ on: '2027-03-08', hours: day }] })).toMatchObject({
      on: '2027-03-08',
    });
    expect(on('2027-03-09T10:00:00Z', { hours: never, exceptions: [{ on: '2027-03-08', hours: day }] })).toBeNull();
  });

  it('are said together for days that are alike', () => {
    expect(groupedHours(hours)).toEqual([
      { from: 0, to: 4, hours: day },
      { from: 5, to: 5, hours: saturday },
      { from: 6, to: 6, hours: null },
    ]);
    expect([clockTime('09:00'), clockTime('19:30')]).toEqual(['9:00', '19:30']);
  });
});

/** Minute by minute, by the clock on the wall. */
function plainAfter(offices: readonly OpenTimes[], from: Date, minutes: number): Date {
  const isOpen = ({ hours, exceptions = [] }: OpenTimes, [day = '', clock = '']: string[]) => {
    const times = new Map(exceptions.map((one) => [one.on, one.hours]));
    const found = times.has(day) ? times.get(day) : hours[(new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7];
    return !!found && found.opens <= clock.slice(0, 5) && clock.slice(0, 5) < found.closes;
  };
  let left = minutes;
  let at = from.getTime();
  while (left > 0) {
    const now = formatKyiv(new Date(at)).split(' ');
    if (offices.some((one) => isOpen(one, now))) left -= 1;
    at += 60_000;
  }
  return new Date(at);
}

describe('time that is counted while an office is open', () => {
  const dueAfter = (instant: string, minutes = 15, offices: OpenTimes[] = [{ hours }]) =>
    afterOpenTime(offices, new Date(instant), minutes * 60_000)?.toISOString();

  it('stands still at night and on days off', () => {
    expect(dueAfter('2026-11-20T08:00:00Z')).toBe('2026-11-20T08:15:00.000Z');
    expect(dueAfter('2026-11-20T16:50:00Z')).toBe('2026-11-21T08:05:00.000Z');
    expect(dueAfter('2026-11-21T15:00:00Z')).toBe('2026-11-23T07:15:00.000Z');
    expect(dueAfter('2026-11-20T16:45:00Z'), 'to the last minute').toBe('2026-11-20T17:00:00.000Z');
    expect(dueAfter('2026-11-20T10:00:00Z', 15, [{ hours: [null, null, null, null, null, null, null] }])).toBeUndefined();
    expect(dueAfter('2026-11-20T10:00:00Z', 15, [])).toBeUndefined();
  });

  it('stands still on a day off, and follows a day with hours of its own', () => {
    const exceptions = [
      { on: '2026-12-31', hours: { opens: '10:00', closes: '15:00' } },
      { on: '2027-01-01', hours: null },
    ];
    // Thursday before the new year, ten minutes before the end; Friday is off, Saturday opens at ten.
    expect(dueAfter('2026-12-31T12:50:00Z', 15, [{ hours, exceptions }])).toBe('2027-01-02T08:05:00.000Z');
    expect(dueAfter('2026-12-31T06:00:00Z', 15, [{ hours, exceptions }])).toBe('2026-12-31T08:15:00.000Z');
    // Another office is open: it counts.
    expect(dueAfter('2026-12-31T12:50:00Z', 15, [{ hours, exceptions }, { hours }])).toBe('2026-12-31T13:05:00.000Z');
  });

  it('follows the clocks over the nights on which they change', () => {
    // Saturday 15:55 in winter time; Monday opens in summer time.
    expect(dueAfter('2026-03-28T13:55:00Z')).toBe('2026-03-30T06:10:00.000Z');
    expect(dueAfter('2026-10-24T12:55:00Z')).toBe('2026-10-26T07:10:00.000Z');
  });

  it('is the same as when each minute is looked at, with any hours of several offices, around both changes of the clock', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const time = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    const someHours = (): Hours =>
      Array.from({ length: 7 }, () => {
        if (random(4) === 0) return null;
        // Open at the hour that changes, or not at all near it.
        const opens = random(3) === 0 ? random(180) : 360 + random(500);
        return { opens: time(opens), closes: time(Math.max(opens + 1, 900) + random(500)) };
      });
    for (let round = 0; round < 60; round += 1) {
      const around = ['2026-03-29T00:00:00Z', '2026-10-25T00:00:00Z'][round % 2] ?? '';
      // Other hours or none on any of the days around.
      const someExceptions = () =>
        Array.from({ length: 7 }, (_, at) => new Date(Date.parse(around) + (at - 3) * 86_400_000).toISOString().slice(0, 10)).flatMap(
          (on) => (random(2) === 0 ? [{ on, hours: someHours()[0] ?? null }] : []),
        );
      const offices = [
        { hours: someHours(), exceptions: someExceptions() },
        { hours: someHours(), exceptions: someExceptions() },
      ];
      if (offices.every((one) => one.hours.every((day) => day === null))) continue;
      const from = new Date(Date.parse(around) + (random(4 * 1440) - 2 * 1440) * 60_000);
      const minutes = 1 + random(120);
      const expected = plainAfter(offices, from, minutes);
      expect(afterOpenTime(offices, from, minutes * 60_000), `${minutes} from ${formatKyiv(from)}, ${JSON.stringify(offices)}`).toEqual(
        expected,
      );
    }
  });
});
