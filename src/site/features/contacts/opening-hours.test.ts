import { describe, expect, it } from 'vitest';
import { clockTime, groupedHours, openingAt } from './opening-hours.ts';

const day = { opens: '09:00', closes: '19:00' };
const saturday = { opens: '10:00', closes: '16:00' };
const hours = [day, day, day, day, day, saturday, null];
const at = (instant: string) => openingAt(hours, new Date(instant));

describe('opening hours (§2 contacts)', () => {
  it('follow the clocks of Kyiv, in winter two hours ahead, in summer three', () => {
    expect(at('2026-11-20T06:59:00Z')).toEqual({ open: false, days: 0, weekday: 4, at: '09:00' });
    expect(at('2026-11-20T07:00:00Z')).toEqual({ open: true, until: '19:00' });
    expect(at('2026-11-20T16:59:59Z')).toEqual({ open: true, until: '19:00' });
    expect(at('2026-07-17T06:00:00Z')).toEqual({ open: true, until: '19:00' });
    expect(at('2026-07-17T16:00:00Z')).toMatchObject({ open: false });
  });

  it('name the next day that opens, over days off', () => {
    expect(at('2026-11-20T17:00:00Z')).toEqual({ open: false, days: 1, weekday: 5, at: '10:00' });
    expect(at('2026-11-21T14:00:00Z')).toEqual({ open: false, days: 2, weekday: 0, at: '09:00' });
    expect(at('2026-11-22T10:00:00Z')).toEqual({ open: false, days: 1, weekday: 0, at: '09:00' });
    expect(openingAt([null, null, day, null, null, null, null], new Date('2026-11-18T18:00:00Z'))).toEqual({
      open: false,
      days: 7,
      weekday: 2,
      at: '09:00',
    });
    expect(openingAt([null, null, null, null, null, null, null], new Date('2026-11-20T10:00:00Z'))).toBeNull();
    expect(openingAt([], new Date('2026-11-20T10:00:00Z'))).toBeNull();
  });

  it('know the day by Kyiv when it is still yesterday in London, and on the nights when clocks change', () => {
    expect(at('2026-11-22T22:30:00Z')).toEqual({ open: false, days: 0, weekday: 0, at: '09:00' });
    expect(at('2026-03-28T22:30:00Z')).toEqual({ open: false, days: 1, weekday: 0, at: '09:00' });
    expect(at('2026-10-25T00:30:00Z')).toEqual({ open: false, days: 1, weekday: 0, at: '09:00' });
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
