import type { XY } from '../../../../../base/geometry/outline.ts';

export type Scene = { id: string; at: XY; heading: number; links: { to: string; through: XY }[] };
type Texts = { rooms: string[] };
export type TourRow = { layout: string | null; scenes: Scene[]; gallery: string[]; uk: Texts; en: Texts };

/** How far from a scene the handle of its heading stands, in centimetres. */
const arm = 70;

/** Where the handle of a heading stands: degrees count clockwise from the plan's up. */
export function headingPoint({ at: [x, y], heading }: Pick<Scene, 'at' | 'heading'>): XY {
  const angle = (heading * Math.PI) / 180;
  return [Math.round(x + arm * Math.sin(angle)), Math.round(y - arm * Math.cos(angle))];
}

/** The heading of a scene whose panorama's middle looks at a point, in whole degrees from -179 to 180. */
export function headingTo([x, y]: XY, [toX, toY]: XY): number {
  return Math.round((Math.atan2(toX - x, y - toY) * 180) / Math.PI) || 0;
}

/** A scene more: panoramas and names of scenes stand in their order. */
export function addScene(row: TourRow, at: XY): TourRow {
  const taken = new Set(row.scenes.map(({ id }) => id));
  let number = row.scenes.length + 1;
  while (taken.has(`scene-${number}`)) number += 1;
  const named = ({ rooms, ...texts }: Texts): Texts => ({ ...texts, rooms: [...rooms, ''] });
  return {
    ...row,
    uk: named(row.uk),
    en: named(row.en),
    gallery: [...row.gallery, ''],
    scenes: [...row.scenes, { id: `scene-${number}`, at, heading: 0, links: [] }],
  };
}

/** A scene less, with its panorama, its names and the doors that lead to it. */
export function removeScene(row: TourRow, at: number): TourRow {
  const gone = row.scenes[at]?.id;
  const without = <Item>(list: readonly Item[]): Item[] => list.filter((_, index) => index !== at);
  const led = (scene: Scene): Scene => ({ ...scene, links: scene.links.filter(({ to }) => to !== gone) });
  return {
    ...row,
    uk: { ...row.uk, rooms: without(row.uk.rooms) },
    en: { ...row.en, rooms: without(row.en.rooms) },
    gallery: without(row.gallery),
    scenes: without(row.scenes).map(led),
  };
}

/** A door between two scenes, from both sides, in the middle between them. */
export function joinScenes(scenes: readonly Scene[], from: number, to: number): Scene[] {
  const [one, other] = [scenes[from], scenes[to]];
  if (!one || !other || from === to) return [...scenes];
  const through: XY = [Math.round((one.at[0] + other.at[0]) / 2), Math.round((one.at[1] + other.at[1]) / 2)];
  const joined = (scene: Scene, id: string): Scene =>
    scene.links.some((link) => link.to === id) ? scene : { ...scene, links: [...scene.links, { to: id, through }] };
  return scenes.map((scene, index) => (index === from ? joined(scene, other.id) : index === to ? joined(scene, one.id) : scene));
}

/** The door between two scenes at another place, seen from both. */
export function moveDoor(scenes: readonly Scene[], one: string, other: string, through: XY): Scene[] {
  return scenes.map((scene) => ({
    ...scene,
    links: scene.links.map((link) =>
      (scene.id === one && link.to === other) || (scene.id === other && link.to === one) ? { ...link, through } : link,
    ),
  }));
}

/** No door between two scenes any more, from either side. */
export const partScenes = (scenes: readonly Scene[], one: string, other: string): Scene[] =>
  scenes.map((scene) => {
    const beyond = scene.id === one ? other : scene.id === other ? one : null;
    return beyond === null ? scene : { ...scene, links: scene.links.filter(({ to }) => to !== beyond) };
  });
