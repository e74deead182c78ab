import manifest from '../../../content/obriy/pictures/manifest.json' with { type: 'json' };
import type { StoredEntries } from '../../../src/domain/content/content.ts';
import { roomNames } from '../../renderer/walk-alt.ts';
import { timeless } from './timeless.ts';

type Tour = StoredEntries['tour'][number];
type Room = {
  name: string;
  base: string;
  scene: { layout: string; label: string; at: number[]; heading: number; doors: { to: string; through: number[] }[] };
};

const classes = ['comfort', 'comfort-plus', 'business', 'prime'];
/** One comes in where one lives. */
const order = ['living', 'hall', 'bedroom', 'bedroom-2', 'bathroom'];
const second = { uk: 'Друга спальня', en: 'Second bedroom' };
const point = ([x = 0, y = 0]: number[]): [number, number] => [x, y];

const pictures: { base: string; scene?: Room['scene'] }[] = manifest.pictures;

/** The rooms of a class that were rendered from a plan, each where it stands on it. */
function roomsOf(name: string): Room[] {
  return order.flatMap((room) => {
    const base = `tours/${name}-${room}`;
    const scene = pictures.find((one) => one.base === base)?.scene;
    return scene ? [{ name: room, base, scene }] : [];
  });
}

function tourOf(name: string): Tour[] {
  const rooms = roomsOf(name);
  const [first] = rooms;
  if (!first) return [];
  const named = (locale: 'uk' | 'en'): string[] =>
    rooms.map(({ name: room, scene }) => (room.endsWith('-2') ? second[locale] : (roomNames[scene.label]?.[locale] ?? '')));
  return [
    {
      ...timeless,
      slug: name,
      picture: `interiors/${name}-living-1`,
      gallery: rooms.map(({ base }) => base),
      layout: first.scene.layout,
      scenes: rooms.map(({ name: id, scene }) => ({
        id,
        at: point(scene.at),
        heading: scene.heading,
        links: scene.doors
          .filter(({ to }) => rooms.some((room) => room.name === to))
          .map(({ to, through }) => ({ to, through: point(through) })),
      })),
      uk: { rooms: named('uk') },
      en: { rooms: named('en') },
    },
  ];
}

/** One flat for each class of buildings that has panoramas: a place in one is a place on the plan. */
export const tours: Tour[] = classes.flatMap(tourOf);
