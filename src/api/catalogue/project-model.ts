import { sunDay } from '../../base/geometry/solar-position.ts';
import { kyivDay } from '../../base/kyiv-time.ts';
import type { WireModelAnswer, WireProjectModel } from '../../contract/catalogue/project-model.ts';
import type { Plan } from '../../contract/pictures.ts';
import { groundOfBuilding, type LocalContent } from '../../domain/content/content.ts';
import { type Place, type StoreyShapes, storeyShapes, sunDays } from '../../domain/outlook/outlook.ts';
import { makeAnswerCache } from '../answer-cache.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { Handler } from '../handler.ts';
import { makeAnswer } from '../send-json.ts';
import { builtBy, kyiv } from './built-neighbours.ts';

const answerCache = 100;

type XY = readonly [x: number, y: number];
const hundredths = (metres: number): number => Math.round(metres * 100) / 100;
const wireOutline = (outline: readonly XY[]): [number, number][] => outline.map(([x, y]) => [hundredths(x), hundredths(y)]);

const wireStoreys = ({ section, floors: [from, to], flats, common }: StoreyShapes): WireProjectModel['storeys'][number] => ({
  section_id: section,
  floors: { from, to },
  flats: flats.map(({ position, rooms }) => ({ position, rooms: rooms.map(wireOutline) })),
  common: common.map(wireOutline),
});

function wireDay(date: string, place: Place): WireProjectModel['days'][number] {
  const { sunrise, sunset } = sunDay(Date.parse(`${date}T12:00:00Z`), place);
  return { date, sunrise: new Date(sunrise).toISOString(), sunset: new Date(sunset).toISOString() };
}

type Asked = { slug: string; texts: LocalContent; now: Date; layout: ApiDependencies['catalogue']['layout'] };

function wireModel({ slug, texts, now, layout }: Asked): WireProjectModel | null {
  const { entries, projectStories } = texts;
  const drawn = entries.house.find((entry) => entry.project === slug);
  if (!drawn) return null;
  const building = builtBy(drawn, now);
  const place = projectStories[slug]?.point ?? kyiv;
  const surroundings = entries.surroundings.find((entry) => entry.project === slug);
  const onGround = surroundings && groundOfBuilding(building, surroundings.house);
  const planOf = (id: string): Plan | null => (layout(id)?.plan as Plan | undefined) ?? null;
  return {
    place: { lat: place.lat, lng: place.lng },
    north: building.north,
    built_by:
      building.masses
        .flatMap(({ until }) => until ?? [])
        .sort()
        .at(-1) ?? null,
    days: [kyivDay(now), ...sunDays].map((date) => wireDay(date, place)),
    sections: building.sections.map(({ section, outline, ground, storey, storeys }) => ({
      section_id: section,
      outline: wireOutline(outline),
      ground,
      storey,
      storeys,
    })),
    neighbours: building.masses.map(({ outline, height, until }, at) => ({
      name: building.neighbours[at] ?? '',
      outline: wireOutline(outline),
      height,
      until,
    })),
    areas: onGround
      ? surroundings.areas.map(({ kind, outline }, at) => ({
          name: surroundings.names.areas[at] ?? '',
          kind,
          outline: wireOutline(outline.map(onGround)),
        }))
      : [],
    streets: onGround ? surroundings.streets.map(({ line, wide }) => ({ line: wireOutline(line.map(onGround)), wide })) : [],
    storeys: entries.floor_plan
      .filter(({ project }) => project === slug)
      .flatMap((floorPlan) => storeyShapes({ building, floorPlan, planOf }) ?? [])
      .map(wireStoreys),
  };
}

/** `GET /api/{locale}/project/{slug}/model`: a project and its neighbours as solids. */
export const handle: Handler<'GET /api/{locale}/project/{slug}/model'> = ({ catalogue, content, clock }) => {
  const state = () => [catalogue.version(), content.current(), kyivDay(clock())];
  const cached = makeAnswerCache({ state, most: answerCache });
  return ({ params: { slug }, c, locale, refuse }) => {
    return cached.send(c, `${locale}/${slug}`, () => {
      if (!catalogue.chessboard(slug)) return refuse('unknown-project');
      const { layout } = catalogue;
      const answer: WireModelAnswer = { model: wireModel({ slug, texts: content.current()[locale], now: clock(), layout }) };
      return makeAnswer(() => answer);
    });
  };
};
