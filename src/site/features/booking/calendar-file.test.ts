import { expect, it } from 'vitest';
import { calendarFile, folded } from './calendar-file.ts';

it('a calendar takes the end of a reservation as an instant, its words escaped and its lines folded', () => {
  const link = calendarFile([
    {
      id: 'd-1',
      at: new Date('2026-11-24T20:15:00.000Z'),
      made: new Date('2026-11-21T20:15:00.000Z'),
      title: 'Бронь закінчується: Пристань, № 12; секція 3',
      url: 'https://example.ua/account/',
    },
  ]);
  const file = decodeURIComponent(link.slice(link.indexOf(',') + 1));
  expect(file).toContain('DTSTART:20261124T201500Z\r\n');
  expect(file.replaceAll('\r\n ', '')).toContain('SUMMARY:Бронь закінчується: Пристань\\, № 12\\; секція 3');
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});

it('a line that fits stays whole', () => {
  expect(folded('x'.repeat(75))).toBe('x'.repeat(75));
  expect(folded('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
});

it('§6 a calendar takes each due day of a contract as a whole day, which no time zone moves', () => {
  const made = new Date('2026-11-21T20:15:00.000Z');
  const days = ['2027-03-28', '2027-10-31'];
  const link = calendarFile(days.map((at) => ({ id: at, at, made, title: 'x', url: 'https://example.ua/' })));
  const file = decodeURIComponent(link.slice(link.indexOf(',') + 1));
  expect(file.match(/DTSTART[^\r]*/g)).toEqual(['DTSTART;VALUE=DATE:20270328', 'DTSTART;VALUE=DATE:20271031']);
  expect(file.match(/BEGIN:VCALENDAR|END:VEVENT/g)).toEqual(['BEGIN:VCALENDAR', 'END:VEVENT', 'END:VEVENT']);
});
