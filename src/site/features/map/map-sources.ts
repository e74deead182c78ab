import type { SourceSpecification } from 'maplibre-gl';
import { placeAt } from '../../../plans/ground/near.ts';
import type { Ground, MapPlace, MapScene } from './map-port.ts';

type Step = [number, number];
type Geometry =
  | { type: 'Point'; coordinates: Step }
  | { type: 'LineString'; coordinates: Step[] }
  | { type: 'Polygon'; coordinates: Step[][] };
type Feature = { type: 'Feature'; properties: Record<string, string | number | boolean>; geometry: Geometry };

const feature = (geometry: Geometry, properties: Feature['properties'] = {}): Feature => ({
  type: 'Feature',
  properties,
  geometry,
});
const collection = (features: Feature[]) => ({ type: 'FeatureCollection' as const, features });
const sourceOf = (features: Feature[]): SourceSpecification => ({ type: 'geojson', data: collection(features) });
const round = ([lng, lat]: Step): Step => [Math.round(lng * 1e6) / 1e6, Math.round(lat * 1e6) / 1e6];

/** Corners of a neighbouring building, in metres. */
function cornersOf([east, south, length, depth, turn]: Ground['blocks'][number]): Step[] {
  const angle = (turn * Math.PI) / 180;
  const sides = [[-1, -1] as const, [1, -1] as const, [1, 1] as const, [-1, 1] as const];
  return sides.map(([u, v]): Step => {
    const [dx, dy] = [(u * length) / 2, (v * depth) / 2];
    return [east + dx * Math.cos(angle) - dy * Math.sin(angle), south + dx * Math.sin(angle) + dy * Math.cos(angle)];
  });
}

/** The ground as sources of a map style: GeoJSON around the centre. */
export function groundSources({ ground, centre: [lng, lat] }: Pick<MapScene, 'ground' | 'centre'>): Record<string, SourceSpecification> {
  const at = (step: Step) => round(placeAt({ lng, lat }, step));
  const line = (steps: Step[]): Geometry => ({ type: 'LineString', coordinates: steps.map(at) });
  const area = (outline: Step[]): Geometry => ({ type: 'Polygon', coordinates: [[...outline, ...outline.slice(0, 1)].map(at)] });
  return {
    areas: sourceOf(ground.areas.map(({ kind, name, outline }) => feature(area(outline), { kind, name }))),
    blocks: sourceOf(ground.blocks.map((block) => feature(area(cornersOf(block))))),
    streets: sourceOf(ground.streets.map(({ name, line: steps, wide }) => feature(line(steps), { name, wide }))),
    paths: sourceOf(ground.paths.map((steps) => feature(line(steps)))),
    tracks: sourceOf(ground.tracks.map(({ kind, line: steps }) => feature(line(steps), { kind }))),
    buildings: sourceOf(ground.buildings.map((outline) => feature(area(outline)))),
    walk: sourceOf(ground.walk.length > 1 ? [feature(line(ground.walk))] : []),
  };
}

/** Places as points of a map. */
export const placePoints = (places: MapPlace[]) =>
  collection(places.map(({ id, mark, name, at }) => feature({ type: 'Point', coordinates: at }, { id, mark, name })));

export const pointAt = (at: Step) => feature({ type: 'Point', coordinates: at });

/** The places above any ground: those that would cover each other are one with their count. */
export const placeSource = (places: MapPlace[]): SourceSpecification => ({
  type: 'geojson',
  data: placePoints(places),
  cluster: true,
  clusterRadius: 26,
  clusterMaxZoom: 16,
});
