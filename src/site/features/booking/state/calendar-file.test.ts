import { expect, it } from 'vitest';
import { calendarFile, folded } from './calendar-file.ts';

it('a calendar takes the end of a reservation as an instant, its texts escaped and its lines folded', () => {
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

type Component = { name: string; properties: Map<string, { parameters: string; value: string }[]>; parts: Component[] };

/** A file read as RFC 5545 says: lines end with CRLF and hold 75 bytes, go on after a space, stand in components. Throws for any other. */
function parsed(file: string): Component {
  if (!file.endsWith('\r\n')) throw new Error('the last line has no end');
  const written = file.slice(0, -2).split('\r\n');
  for (const line of written) {
    if (/[\r\n]/.test(line) || Buffer.byteLength(line) > 75) throw new Error(`a line that may not be: ${line}`);
    if (Buffer.from(line).toString() !== line) throw new Error(`a sign in two: ${line}`);
  }
  const open: Component[] = [{ name: '', properties: new Map(), parts: [] }];
  for (const line of file.slice(0, -2).replaceAll('\r\n ', '').split('\r\n')) {
    const [, name, parameters = '', value = ''] = /^([A-Z-]+)((?:;[A-Z-]+=[^:;]+)*):(.*)$/.exec(line) ?? [];
    if (!name) throw new Error(`no line of content: ${line}`);
    const last = open.at(-1) as Component;
    if (name === 'BEGIN') open.push({ name: value, properties: new Map(), parts: [] });
    else if (name === 'END') {
      if (last.name !== value) throw new Error(`${value} ends in ${last.name}`);
      open.pop();
      open.at(-1)?.parts.push(last);
    } else last.properties.set(name, [...(last.properties.get(name) ?? []), { parameters, value }]);
  }
  const [calendar, ...more] = open[0]?.parts ?? [];
  if (open.length !== 1 || !calendar || more.length > 0) throw new Error('no one calendar');
  return calendar;
}

const instant = /^\d{8}T\d{6}Z$/;
const read = (value: string) => value.replaceAll(/\\([\\;,n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

it('RFC 5545: every entry has what it must, once; instants are those of the clock in whatever zone, texts come back whole', () => {
  // 02:30 on the night in which Kyiv puts its clocks back happens twice: the instant says which one is meant.
  const instants = ['2026-10-24T23:30:00.000Z', '2026-10-25T00:30:00.000Z', '2027-03-28T01:00:00.000Z'];
  const title = 'Бронь: «Дім на Схилах», № 12; секція 3 \\ 4,\nдруга черга '.repeat(3);
  const url = 'https://obriy-development.example/en/account/objects/?from=calendar';
  const made = new Date('2026-11-21T20:15:00.123Z');
  const link = calendarFile(
    instants.map((at, row) => ({ id: `3f2b8f0e-5c5d-4f5e-9d7a-0c7b1a2d3e4${row}`, at: new Date(at), made, title, url })),
  );
  const [kind, content = ''] = link.split(',', 2);
  expect(kind).toBe('data:text/calendar;charset=utf-8');
  const calendar = parsed(decodeURIComponent(content));
  expect([calendar.name, calendar.properties.get('VERSION')?.[0]?.value, calendar.properties.get('PRODID')?.length]).toEqual([
    'VCALENDAR',
    '2.0',
    1,
  ]);
  expect(calendar.parts.map(({ name }) => name)).toEqual(instants.map(() => 'VEVENT'));
  const one = (part: Component, name: string) => {
    expect([name, part.properties.get(name)?.length]).toEqual([name, 1]);
    return part.properties.get(name)?.[0] ?? { parameters: '', value: '' };
  };
  expect(new Set(calendar.parts.map((part) => one(part, 'UID').value)).size).toBe(instants.length);
  for (const [at, part] of calendar.parts.entries()) {
    expect(one(part, 'DTSTAMP')).toEqual({ parameters: '', value: '20261121T201500Z' });
    const { parameters, value } = one(part, 'DTSTART');
    expect([parameters, instant.test(value)]).toEqual(['', true]);
    expect(`${value.slice(0, 4)}-${value.slice(4, 6)}-${value.slice(6, 11)}:${value.slice(11, 13)}:${value.slice(13, 15)}.000Z`).toBe(
      instants[at],
    );
    expect([read(one(part, 'SUMMARY').value), one(part, 'URL').value]).toEqual([title, url]);
    const [alarm] = part.parts;
    expect([alarm?.name, alarm && one(alarm, 'ACTION').value, alarm && one(alarm, 'TRIGGER').value]).toEqual(['VALARM', 'DISPLAY', '-P1D']);
    expect(alarm && read(one(alarm, 'DESCRIPTION').value)).toBe(title);
  }
});
