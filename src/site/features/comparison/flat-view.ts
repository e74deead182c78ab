import { dayMs } from '../../../base/durations.ts';
import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import type { Outlook } from '../../../contract/catalogue/outlook.ts';
import type { Place, ProjectDetails } from '../../../contract/content/projects.ts';
import { quarterNumber } from './verdicts.ts';

/** Minutes since midnight. */
type Span = { from: number; to: number };
export type SunDay = { minutes: number; sunrise: number; sunset: number; spans: Span[]; later: { minutes: number; by: string } | null };

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Spans without overlaps, in their order. */
export function united(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else joined.push({ ...span });
  }
  return joined;
}

const lengthOf = (spans: readonly Span[]): number => spans.reduce((sum, { from, to }) => sum + to - from, 0);

/** The sun of the shortest day in at least one room; `later` where neighbours that are still to be built leave less of it. */
export function winterSun(outlook: Outlook): SunDay | null {
  const at = outlook.days.findIndex(({ date }) => date.endsWith('-12-21'));
  const day = outlook.days[at];
  if (!day) return null;
  const unitedOf = (when: 'now' | 'later') =>
    united(
      outlook.rooms.flatMap(({ days }) => {
        const of = days[at];
        return (
          ((when === 'later' ? of?.later : null) ?? of?.now)?.spans.map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) })) ??
          []
        );
      }),
    );
  const spans = unitedOf('now');
  const minutes = lengthOf(spans);
  const later = lengthOf(unitedOf('later'));
  return {
    minutes,
    spans,
    sunrise: minutesOf(day.sunrise),
    sunset: minutesOf(day.sunset),
    later: outlook.builtBy && later < minutes ? { minutes: later, by: outlook.builtBy } : null,
  };
}

type Seen = Outlook['sides'][number]['bands'][number]['seen'][number];
export type FrontView = { azimuth: number; nearest: Seen | null; landscape: { name: string; metres: number } | null };

/** To each side, the nearest building before the windows of the flat's own floor, and the water or the green that lies there. */
export const frontViews = ({ sides }: Outlook): FrontView[] =>
  sides.map(({ azimuth, bands, landscape }) => ({
    azimuth,
    nearest: bands.find(({ here }) => here)?.seen[0] ?? null,
    landscape: landscape[0] ?? null,
  }));

const nearest = (places: readonly Place[]): Place | null => places.toSorted((one, other) => one.minutes - other.minutes)[0] ?? null;
const nearestOf = (places: readonly Place[], landmark: Place['landmark'], category: string): Place | null =>
  nearest(places.filter((place) => place.landmark === landmark)) ?? nearest(places.filter(({ categoryId }) => categoryId === category));

/** The underground, where there is none the nearest stop. */
export const nearestTransport = ({ places }: Pick<ProjectDetails, 'places'>) => nearestOf(places ?? [], 'metro', 'transport');
/** The school, where there is none the nearest place to learn. */
export const nearestSchool = ({ places }: Pick<ProjectDetails, 'places'>) => nearestOf(places ?? [], 'school', 'learning');

/** How often the delivery of the flat's section was moved, by how many quarters in all, and the first quarter that was announced. */
export function deliveryMoves(
  flat: Pick<Apartment, 'section' | 'deliveryQuarter'>,
  { deliveryDates }: Pick<ProjectDetails, 'deliveryDates'>,
) {
  const said = (deliveryDates ?? []).filter(({ sectionId }) => sectionId === flat.section.id);
  const [first] = said;
  if (!first) return null;
  const quarters = (quarterNumber(flat.deliveryQuarter) ?? 0) - (quarterNumber(first.deliveryQuarter) ?? 0);
  return { times: said.length - 1, quarters, first: first.deliveryQuarter };
}

const yearMs = 365 * dayMs;

/** The change of the price in a year, or since the first known price, in percent of each currency. */
export function yearlyChange({ priceHistory, cost, costUsd }: Pick<Apartment, 'priceHistory' | 'cost' | 'costUsd'>, today: number) {
  const known = priceHistory ?? [];
  const [first] = known;
  if (!first) return null;
  const before = known.findLast(({ date }) => Date.parse(date) <= today - yearMs) ?? first;
  const percent = (now: number, then: number) => (then > 0 ? (now / then - 1) * 100 : 0);
  return { since: before.date, uah: percent(cost, before.cost), usd: percent(costUsd, before.costUsd) };
}
