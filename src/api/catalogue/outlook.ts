import { minuteMs } from '../../base/durations.ts';
import { formatKyiv } from '../../base/kyiv-time.ts';
import type { Locale } from '../../base/locale.ts';
import type { OutlookSide, WireOutlook, WireOutlookAnswer } from '../../contract/catalogue/outlook.ts';
import type { Plan } from '../../contract/pictures.ts';
import type { Flat } from '../../domain/catalogue/catalogue.ts';
import { groundOfBuilding, type LocalEntry } from '../../domain/content/content.ts';
import {
  areasTowards,
  type NoiseSource,
  type Outlook,
  outlookOf,
  type Place,
  type Side,
  type Sunshine,
  type SunTrack,
  sunDays,
  trackSunDays,
} from '../../domain/outlook/outlook.ts';
import { makeAnswerCache } from '../answer-cache.ts';
import type { Handler } from '../handler.ts';
import { makeAnswer } from '../send-json.ts';
import { builtBy, kyiv } from './built-neighbours.ts';
import { drawnFloor } from './drawn-floor.ts';

const answerCache = 500;
/** Anything farther is seen from the uppermost storeys only. */
const farthestArea = 900;
const mostAreas = 2;
const arcStep = 20 * minuteMs;

const clock = (instant: number): string => formatKyiv(new Date(Math.round(instant / minuteMs) * minuteMs)).slice(11, 16);
const hundredths = (metres: number): number => Math.round(metres * 100) / 100;
const tenths = (value: number): number => Math.round(value * 10) / 10;

const wireSunshine = ({ minutes, spans }: Sunshine) => ({
  minutes,
  spans: spans.map(([from, to]) => ({ from: clock(from), to: clock(to) })),
});
const wireDay = ({ sunrise, noon, sunset, at }: SunTrack, day: number): WireOutlook['days'][number] => ({
  date: sunDays[day] ?? '',
  sunrise: clock(sunrise),
  noon: clock(noon),
  sunset: clock(sunset),
  arc: at
    .filter(({ instant }) => instant % arcStep === 0)
    .map(({ instant, azimuth, altitude }) => ({ time: clock(instant), azimuth: tenths(azimuth), altitude: tenths(altitude) })),
});

type Drawn = { flat: Flat; building: LocalEntry<'house'>; surroundings: LocalEntry<'surroundings'> | undefined; locale: Locale };

function landscapeOf(azimuth: number, { surroundings }: Drawn): OutlookSide['landscape'] {
  if (!surroundings) return [];
  const named = surroundings.areas.flatMap(({ kind, outline }, at) => {
    const name = surroundings.names.areas[at];
    return (kind === 'water' || kind === 'green') && name ? [{ kind, name, outline }] : [];
  });
  const seen = areasTowards(
    azimuth,
    surroundings.house,
    named.map(({ outline }) => outline),
  );
  const known = new Set<string>();
  return seen.flatMap(({ at, metres }) => {
    const area = named[at];
    if (!area || metres > farthestArea || known.has(area.name) || known.size === mostAreas) return [];
    known.add(area.name);
    return [{ kind: area.kind, name: area.name, metres: Math.max(10, Math.round(metres / 10) * 10) }];
  });
}

function wireSide({ azimuth, at, rooms, yard, bands, noise }: Side, drawn: Drawn): OutlookSide {
  const { flat, building, locale } = drawn;
  const names = new Map(flat.project.sections.map(({ externalId, name }) => [externalId, name[locale]]));
  return {
    azimuth,
    at: [hundredths(at[0]), hundredths(at[1])],
    rooms,
    yard,
    landscape: landscapeOf(azimuth, drawn),
    noise,
    bands: bands.map(({ from, to, seen }) => ({
      from,
      to,
      here: from <= flat.floor && flat.floor <= to,
      seen: seen.map(({ kind, at, metres, share }) =>
        kind === 'section'
          ? { kind: 'section', name: names.get(building.sections[at]?.section ?? '') ?? '', metres, share, until: null }
          : { kind: 'neighbour', name: building.neighbours[at] ?? '', metres, share, until: building.masses[at]?.until ?? null },
      ),
    })),
  };
}

const wireOutlook = ({ up, builtBy, rooms, sides }: Outlook, tracks: SunTrack[], drawn: Drawn): WireOutlook => ({
  section_id: drawn.flat.section.externalId,
  up: Math.round(up),
  built_by: builtBy,
  days: tracks.map(wireDay),
  rooms: rooms.map(({ room, azimuths, days }) => ({
    id: room,
    azimuths,
    days: days.map(({ now, later }) => ({ now: wireSunshine(now), later: later && wireSunshine(later) })),
  })),
  sides: sides.map((side) => wireSide(side, drawn)),
});

/** Streets, trams and railways around a building, in its own frame; the metro runs below most of the city. */
function waysOf(building: LocalEntry<'house'>, surroundings: LocalEntry<'surroundings'> | undefined): NoiseSource[] | null {
  if (!surroundings) return null;
  const inFrame = groundOfBuilding(building, surroundings.house);
  return [
    ...surroundings.streets.map(({ line, wide }) => ({ kind: wide ? ('avenue' as const) : ('street' as const), line: line.map(inFrame) })),
    ...surroundings.tracks.flatMap(({ kind, line }) => (kind === 'metro' ? [] : [{ kind, line: line.map(inFrame) }])),
  ];
}

/** `GET /api/{locale}/apartment/{slug}/outlook`: the sun in the rooms of a flat, and the view from its windows. */
export const handle: Handler<'GET /api/{locale}/apartment/{slug}/outlook'> = ({ catalogue, content, clock: now }) => {
  const month = () => formatKyiv(now()).slice(0, 7);
  const cached = makeAnswerCache({ state: () => [catalogue.version(), content.current(), month()], most: answerCache });
  const tracks = new Map<string, SunTrack[]>();

  function tracksAt(place: Place): SunTrack[] {
    const key = `${place.lat} ${place.lng}`;
    const known = tracks.get(key) ?? trackSunDays(place);
    tracks.set(key, known);
    return known;
  }

  function calculate(flat: Flat, locale: Locale): WireOutlook | null {
    const texts = content.current()[locale];
    const { slug } = flat.project;
    const drawn = drawnFloor(flat, texts);
    if (!drawn || !flat.layout) return null;
    const { floorPlan } = drawn;
    const building = builtBy(drawn.building, now());
    const sun = tracksAt(texts.projectStories[slug]?.point ?? kyiv);
    const plan = flat.layout.plan as Plan;
    const surroundings = texts.entries.surroundings.find(({ project }) => project === slug);
    const place = { building, floorPlan, position: flat.position, floor: flat.floor, plan };
    const outlook = outlookOf(place, sun, waysOf(building, surroundings));
    return outlook && wireOutlook(outlook, sun, { flat, building, surroundings, locale });
  }

  return ({ params: { slug }, c, locale, decline }) => {
    return cached.send(c, `${locale}/${slug}`, () => {
      const found = catalogue.flat(slug);
      if (!found.ok) return decline(found.refusal);
      const answer: WireOutlookAnswer = { outlook: calculate(found.value, locale) };
      return makeAnswer(() => answer);
    });
  };
};
