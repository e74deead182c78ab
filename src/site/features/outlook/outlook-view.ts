import type { Locale } from '../../../base/locale.ts';
import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import type { Outlook } from '../../../contract/catalogue/outlook.ts';
import { formatDayAndMonth } from '../../format/format-date.ts';
import { formatMonth } from '../../format/format-month.ts';
import { sunArc } from './sun-arc.ts';

export type SunDay = {
  date: string;
  when: string;
  sunrise: string;
  sunset: string;
  way: string;
  lit: string;
  /** Minutes of direct sun by the room's id; a room without windows has none. */
  minutes: Record<string, number>;
};
/** `later` only where it is less than now. */
export type RoomSun = { id: string; label: string; azimuths: number[]; days: { now: number; later: number | null }[] };
export type SideView = Omit<Outlook['sides'][number], 'bands'> & {
  bands: (Omit<Outlook['sides'][number]['bands'][number], 'seen'> & {
    seen: { name: string; metres: number; until: string | null }[];
  })[];
};
export type OutlookView = { sectionId: string; up: number; builtBy: string | null; days: SunDay[]; rooms: RoomSun[]; sides: SideView[] };

/** Sun and view for the drawings and texts; nothing of it changes, so the server calculates every line. */
export function outlookView(outlook: Outlook, { rooms: measured }: Pick<Apartment, 'rooms'>, locale: Locale): OutlookView {
  const labels = new Map(measured.map(({ id, label }) => [id, label]));
  const labelOf = (id: string): string => labels.get(id) ?? id;
  const month = (until: string | null): string | null => until && formatMonth(until, locale);
  return {
    sectionId: outlook.sectionId,
    up: outlook.up,
    builtBy: month(outlook.builtBy),
    days: outlook.days.map((day, at) => ({
      date: day.date,
      when: formatDayAndMonth(day.date, locale),
      sunrise: day.sunrise,
      sunset: day.sunset,
      ...sunArc(
        day,
        outlook.rooms.flatMap(({ days }) => days[at]?.now.spans ?? []),
      ),
      minutes: Object.fromEntries(outlook.rooms.map(({ id, days }) => [id, days[at]?.now.minutes ?? 0])),
    })),
    rooms: outlook.rooms.map(({ id, azimuths, days }) => ({
      id,
      label: labelOf(id),
      azimuths,
      days: days.map(({ now, later }) => ({ now: now.minutes, later: later && later.minutes < now.minutes ? later.minutes : null })),
    })),
    sides: outlook.sides.map((side) => ({
      ...side,
      rooms: [...new Set(side.rooms.map(labelOf))],
      bands: side.bands.map((band) => ({
        ...band,
        seen: band.seen.map(({ name, metres, until }) => ({ name, metres, until: month(until) })),
      })),
    })),
  };
}
