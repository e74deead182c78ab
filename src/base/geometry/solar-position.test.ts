import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatKyiv } from '../kyiv-time.ts';
import { sunAt, sunDay } from './solar-position.ts';

const kyiv = { lat: 50.45, lng: 30.52 };
const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);
const clock = (instant: number): number => {
  const [hours = 0, minutes = 0] = formatKyiv(new Date(instant)).slice(11, 16).split(':').map(Number);
  return hours * 60 + minutes;
};
const at = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

test.each([
  ['2026-03-21', '05:59', '12:05', '18:12', 39.8],
  ['2026-06-21', '04:46', '13:00', '21:13', 63],
  ['2026-12-21', '07:56', '11:56', '15:56', 16.1],
])('§1 the sun over Kyiv on %s rises, culminates and sets when calendars say', (day, sunrise, noon, sunset, altitude) => {
  const sun = sunDay(noonOf(day), kyiv);
  for (const [what, outlook, found] of [
    ['sunrise', sunrise, sun.sunrise],
    ['noon', noon, sun.noon],
    ['sunset', sunset, sun.sunset],
  ] as const)
    expect([what, Math.abs(clock(found) - at(outlook)) <= 2]).toEqual([what, true]);
  expect(Math.abs(sunAt(sun.noon, kyiv).altitude - altitude)).toBeLessThan(0.3);
});

test('§1 the sun stands in the south at noon, in the east before, in the west after, wherever in Ukraine and whenever', () => {
  const places = fc.record({
    lat: fc.double({ min: 44.4, max: 52.4, noNaN: true }),
    lng: fc.double({ min: 22.1, max: 40.2, noNaN: true }),
  });
  fc.assert(
    fc.property(places, fc.integer({ min: 0, max: 36_500 }), (place, days) => {
      const { sunrise, noon, sunset } = sunDay(Date.UTC(2000, 0, 1 + days, 12), place);
      expect(Math.abs(sunAt(noon, place).azimuth - 180)).toBeLessThan(0.3);
      expect(sunAt(noon - 3_600_000, place).azimuth).toBeLessThan(180);
      expect(sunAt(noon + 3_600_000, place).azimuth).toBeGreaterThan(180);
      for (const edge of [sunrise, sunset]) expect(sunAt(edge, place).altitude).toBeCloseTo(-0.833, 1);
      // At noon the height of the sun and the latitude make a right angle with its declination, which stays within the tropics.
      expect(Math.abs(sunAt(noon, place).altitude + place.lat - 90)).toBeLessThan(23.5);
    }),
    { numRuns: 300 },
  );
});
