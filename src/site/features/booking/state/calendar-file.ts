/** `at` is an instant, or a whole day `YYYY-MM-DD`. */
type Entry = { id: string; at: Date | string; made: Date; title: string; url: string };

const stamp = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
/** RFC 5545: these would end the value. */
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n');

/** Lines of at most 75 bytes; the rest goes on after a space (RFC 5545, 3.1). */
export function folded(line: string): string {
  const lines: string[] = [];
  let part = '';
  let bytes = 0;
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length;
    if (bytes + size > (lines.length === 0 ? 75 : 74)) {
      lines.push(part);
      [part, bytes] = ['', 0];
    }
    part += sign;
    bytes += size;
  }
  return [...lines, part].join('\r\n ');
}

/** Entries for any calendar as a link that saves them, each with a reminder: a day before an instant, and in the morning of the day before a day. */
export function calendarFile(entries: Entry[]): string {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Domivka//UK', ...entries.flatMap(eventLines), 'END:VCALENDAR', ''];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.map(folded).join('\r\n'))}`;
}

function eventLines({ id, at, made, title, url }: Entry): string[] {
  const isDay = typeof at === 'string';
  return [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp(made)}`,
    isDay ? `DTSTART;VALUE=DATE:${at.replaceAll('-', '')}` : `DTSTART:${stamp(at)}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    isDay ? 'TRIGGER:-PT15H' : 'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
  ];
}
