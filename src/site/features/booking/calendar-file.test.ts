import { expect, it } from 'vitest';
import { calendarFile, folded } from './calendar-file.ts';

it('a calendar takes the end of a reservation as an instant, its words escaped and its lines folded', () => {
  const link = calendarFile({
    id: 'd-1',
    at: new Date('2026-11-24T20:15:00.000Z'),
    made: new Date('2026-11-21T20:15:00.000Z'),
    title: 'Бронь закінчується: Пристань, № 12; секція 3',
    url: 'https://example.ua/account/',
  });
  const file = decodeURIComponent(link.slice(link.indexOf(',') + 1));
  expect(file).toContain('DTSTART:20261124T201500Z\r\n');
  expect(file.replaceAll('\r\n ', '')).toContain('SUMMARY:Бронь закінчується: Пристань\\, № 12\\; секція 3');
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});

it('a line that fits stays whole', () => {
  expect(folded('x'.repeat(75))).toBe('x'.repeat(75));
  expect(folded('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
});
