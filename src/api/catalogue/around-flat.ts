import { minuteMs } from '../../base/durations.ts';
import { formatKyiv } from '../../base/kyiv-time.ts';
import type { Locale } from '../../base/locale.ts';
import type { WireApartmentItem } from '../../contract/catalogue/apartments.ts';
import type { Plan } from '../../contract/pictures.ts';
import type { Flat } from '../../domain/catalogue/catalogue.ts';
import { buildingOnGround, type Content, type LocalContent } from '../../domain/content/content.ts';
import { glanceOf, type SunTrack, sunDays, trackSunDays } from '../../domain/outlook/outlook.ts';
import { metresFrom, minutesFrom } from '../../plans/ground/near.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { builtBy, kyiv } from './built-neighbours.ts';
import { drawnFloor } from './drawn-floor.ts';

export type AroundFlat = Pick<WireApartmentItem, 'sun' | 'view' | 'walks'>;

const clockTime = (instant: number): string => formatKyiv(new Date(Math.round(instant / minuteMs) * minuteMs)).slice(11, 16);
const equinox = sunDays.indexOf('2027-03-21');

/** What is known of the flats in one state of the contents and one month. */
type Known = {
  month: string;
  flats: Map<string, { floor: number; layout: Flat['layout']; around: AroundFlat }>;
  tracks: Map<string, SunTrack>;
};
const knownOf = new WeakMap<Content, Known>();
const mostFlats = 20_000;

/**
 * Sun, view and ways of a flat, as cards and lists show them. They depend on the contents, the month and where the flat lies, not on prices
 * and statuses, and are calculated when they are first asked for.
 */
export function makeAroundFlat({ content, clock }: Pick<ApiDependencies, 'content' | 'clock'>) {
  function known(): Known {
    const month = formatKyiv(clock()).slice(0, 7);
    const found = knownOf.get(content.current());
    if (found?.month === month && found.flats.size < mostFlats) return found;
    const made: Known = { month, flats: new Map(), tracks: new Map() };
    knownOf.set(content.current(), made);
    return made;
  }

  return function aroundFlat(flat: Flat, locale: Locale): AroundFlat {
    const { flats, tracks } = known();
    const key = `${locale}${flat.id}`;
    const before = flats.get(key);
    if (before && before.floor === flat.floor && before.layout === flat.layout) return before.around;
    const texts = content.current()[locale];
    const around = { ...glance(flat, { texts, locale, tracks, now: clock() }), walks: walksOf(flat, texts) };
    flats.set(key, { floor: flat.floor, layout: flat.layout, around });
    return around;
  };
}

type Drawing = { texts: LocalContent; locale: Locale; tracks: Known['tracks']; now: Date };

function glance(flat: Flat, { texts, locale, tracks, now }: Drawing): Pick<AroundFlat, 'sun' | 'view'> {
  const drawn = drawnFloor(flat, texts);
  const gate = texts.projectStories[flat.project.slug]?.point ?? kyiv;
  const track = tracks.get(flat.project.slug) ?? trackSunDays(gate)[equinox];
  if (!drawn || !flat.layout || !track) return { sun: null, view: null };
  tracks.set(flat.project.slug, track);
  const { position, floor, layout } = flat;
  const building = builtBy(drawn.building, now);
  const found = glanceOf({ building, floorPlan: drawn.floorPlan, position, floor, plan: layout.plan as Plan }, track);
  if (!found) return { sun: null, view: null };
  const { sun, view } = found;
  const nameOf = ({ kind, at }: { kind: 'section' | 'mass'; at: number }): string => {
    if (kind === 'mass') return building.neighbours[at] ?? '';
    const section = building.sections[at]?.section;
    return flat.project.sections.find(({ externalId }) => externalId === section)?.name[locale] ?? '';
  };
  return {
    sun: {
      minutes: sun.minutes,
      sunrise: clockTime(track.sunrise),
      sunset: clockTime(track.sunset),
      spans: sun.spans.map(([from, to]) => ({ from: clockTime(from), to: clockTime(to) })),
    },
    view: {
      azimuth: view.azimuth,
      open: view.open,
      nearest: view.nearest && { name: nameOf(view.nearest), metres: view.nearest.metres },
    },
  };
}

/** From the door of the flat's own section; from the gate where the sections are not drawn. */
function walksOf({ project, section }: Flat, { entries, projectStories }: LocalContent): WireApartmentItem['walks'] {
  const gate = projectStories[project.slug]?.point;
  const ground = entries.surroundings.find((one) => one.project === project.slug);
  const building = entries.house.find((one) => one.project === project.slug);
  const placed = ground && building ? buildingOnGround(building, ground.house) : [];
  const door = placed.find((one) => one.section === section.externalId)?.door ?? [0, 0];
  const nearest = (landmark: 'metro' | 'school') => {
    const walks = entries.place
      .filter((place) => place.project === project.slug && place.landmark === landmark)
      .map((place) => ({ name: place.name, minutes: gate ? minutesFrom(door, place, metresFrom(gate, place.point)) : place.minutes }));
    return walks.toSorted((a, b) => a.minutes - b.minutes)[0] ?? null;
  };
  const shelter = entries.blackout_card.find((card) => card.project === project.slug)?.shelter;
  return { metro: nearest('metro'), school: nearest('school'), shelter: shelter ? { minutes: shelter.minutes } : null };
}
