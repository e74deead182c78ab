import type { Localized } from '../../../src/base/locale.ts';
import type { HouseClass } from '../../plans/layouts.ts';
import type { Camera, Point } from './scene.ts';

/**
 * A thing in a room by the name that blender/furniture.py or fittings.py gives it. `at` is in metres from the room's south-west
 * corner; at a wall, `turn` 0 is the north wall, 90 the west, 180 the south, -90 the east one.
 */
export type Piece = { piece: string; at: [number, number]; turn?: number; options?: Record<string, number | string | boolean> };

/** The window is in the north wall, the door in the south one; both by their distance from the west wall. */
export type Room = {
  name: string;
  class: HouseClass;
  style: number;
  size: { width: number; depth: number; height: number };
  window: { from: number; to: number; sill: number; head: number } | null;
  door: { from: number; to: number };
  wet: boolean;
  pieces: Piece[];
  /** Where a visitor of the tour stands, and which way he first looks, in degrees clockwise from north. */
  panorama: { at: Point; heading: number };
  views: { name: string; camera: Camera; alt: Localized }[];
  alt: Localized;
};

/** Which of the interiors in blender/interior_materials.py a class is furnished in. */
export const styles: Record<HouseClass, number> = { comfort: 2, 'comfort-plus': 0, business: 1, prime: 0 };
const heights: Record<HouseClass, number> = { comfort: 2.7, 'comfort-plus': 2.75, business: 2.85, prime: 3.1 };

type Drawn = Omit<Room, 'name' | 'class' | 'style'>;

const look = (at: Point, [x, y]: [number, number], lens = 20): Camera => {
  const length = Math.hypot(x - at[0], y - at[1]);
  return { at, toward: [(x - at[0]) / length, (y - at[1]) / length, 0], lens, shift: [0, -0.03] };
};

function living(height: number): Drawn {
  return {
    size: { width: 7.6, depth: 5.6, height },
    window: { from: 2.7, to: 6.9, sill: 0.06, head: 2.5 },
    door: { from: 6.2, to: 7.15 },
    wet: false,
    pieces: [
      { piece: 'kitchen', at: [0, 0.95], turn: 90, options: { width: 4.2, ceiling: height } },
      { piece: 'dining', at: [2.45, 2.35], turn: 90, options: { width: 1.7, depth: 0.88 } },
      { piece: 'pendant', at: [2.45, 1.95], options: { ceiling: height } },
      { piece: 'pendant', at: [2.45, 2.75], options: { ceiling: height } },
      { piece: 'sofa', at: [4.25, 3], turn: 90, options: { width: 2.6, chaise: true } },
      { piece: 'rug', at: [5.75, 3], options: { width: 2.3, depth: 3 } },
      { piece: 'coffee_table', at: [5.95, 2.9], turn: 69 },
      { piece: 'armchair', at: [6.55, 4.75], turn: -37 },
      { piece: 'floor_lamp', at: [3.95, 4.95] },
      { piece: 'plant', at: [7.15, 5.15], options: { height: 1.75, seed: 3 } },
      { piece: 'plant', at: [2.15, 5.2], options: { height: 1.1, pot: 0.17, seed: 9, clay: true } },
      { piece: 'slats', at: [7.6, 2.6], turn: -90, options: { width: 3, height } },
      { piece: 'tv_unit', at: [7.55, 2.6], turn: -90 },
      { piece: 'picture', at: [4.1, 0], turn: 180, options: { art: 0 } },
      { piece: 'picture', at: [5.05, 0], turn: 180, options: { art: 1 } },
      { piece: 'bookshelf', at: [2.9, 0], turn: 180 },
    ],
    panorama: { at: [4.95, 2, 1.5], heading: -20 },
    alt: {
      uk: 'Кухня-вітальня навколо вас: кухня вздовж стіни, обідній стіл, диван, вікно з балконом.',
      en: 'The kitchen and living room all around: kitchen units, a dining table, a sofa, a window with a balcony.',
    },
    views: [
      {
        name: 'living-1',
        camera: look([7.25, 0.42, 1.28], [2.3, 4.5]),
        alt: {
          uk: 'Кухня-вітальня від дверей до вікна: диван, журнальний столик, балкон за склом.',
          en: 'The kitchen and living room from the door towards the window: sofa, coffee table, a balcony behind the glass.',
        },
      },
      {
        name: 'living-2',
        camera: look([0.95, 5.25, 1.3], [6.2, 1.6]),
        alt: {
          uk: 'Вітальня від вікна: обідній стіл під двома лампами і стіна з дубових рейок.',
          en: 'The living room from the window: a dining table under two lamps and a wall of oak slats.',
        },
      },
      {
        name: 'living-3',
        camera: look([3.35, 0.35, 1.2], [4.9, 5.6], 22),
        alt: {
          uk: 'Вікно кухні-вітальні на всю стіну, за ним двір і дерева.',
          en: 'The wide window of the kitchen and living room, a yard and trees beyond it.',
        },
      },
    ],
  };
}

function bedroom(height: number): Drawn {
  return {
    size: { width: 4.4, depth: 3.9, height },
    window: { from: 1.2, to: 3.3, sill: 0.7, head: 2.45 },
    door: { from: 3.3, to: 4.15 },
    wet: false,
    pieces: [
      { piece: 'bed', at: [1.15, 2.1], turn: 90, options: { width: 1.7 } },
      { piece: 'rug', at: [2.1, 2.1], options: { width: 2.6, depth: 2.4 } },
      { piece: 'desk', at: [4.4, 2.7], turn: -90 },
      { piece: 'chair', at: [3.35, 2.7], turn: 96, options: { cloth: 'accent' } },
      { piece: 'picture', at: [0, 2.1], turn: 90, options: { art: 2, width: 1.2, height: 0.8, at_height: 1.75 } },
      { piece: 'plant', at: [4.05, 3.55], options: { height: 1.2, pot: 0.17, seed: 5 } },
      { piece: 'pendant', at: [3.4, 1.2], options: { ceiling: height, radius: 0.24 } },
    ],
    panorama: { at: [2.9, 1.5, 1.5], heading: -35 },
    alt: {
      uk: 'Спальня навколо вас: ліжко, робочий стіл, вікно зі шторами.',
      en: 'The bedroom all around: a bed, a desk, a curtained window.',
    },
    views: [
      {
        name: 'bedroom-1',
        camera: look([4.1, 0.35, 1.3], [0.8, 3.2], 18),
        alt: {
          uk: 'Спальня: двоспальне ліжко біля стіни, робочий стіл навпроти.',
          en: 'A bedroom: a double bed at the wall, a desk across from it.',
        },
      },
    ],
  };
}

function bathroom(height: number): Drawn {
  return {
    size: { width: 2.6, depth: 2.2, height },
    window: null,
    door: { from: 0.3, to: 1.1 },
    wet: true,
    pieces: [
      { piece: 'bath', at: [0.9, 1.44], options: { length: 1.7, width: 0.75 } },
      { piece: 'basin', at: [2.6, 0.75], turn: -90, options: { width: 0.9 } },
      { piece: 'toilet', at: [0, 1.55], turn: 90 },
      { piece: 'washer', at: [1.6, 0], turn: 180 },
    ],
    panorama: { at: [1.2, 0.85, 1.5], heading: 30 },
    alt: {
      uk: 'Ванна кімната навколо вас: ванна, умивальник, унітаз, пральна машина.',
      en: 'The bathroom all around: a bath, a basin, a toilet, a washing machine.',
    },
    views: [
      {
        name: 'bathroom-1',
        camera: look([0.3, 0.25, 1.4], [2.2, 1.9], 16),
        alt: { uk: 'Ванна кімната: ванна, умивальник із дзеркалом і підсвіткою.', en: 'A bathroom: a bath, a basin under a lit mirror.' },
      },
    ],
  };
}

function hall(height: number): Drawn {
  return {
    size: { width: 3.4, depth: 2.1, height },
    window: null,
    door: { from: 0.5, to: 1.45 },
    wet: false,
    pieces: [
      { piece: 'wardrobe', at: [0.9, 2.1], options: { width: 2.2, height: 2.4 } },
      { piece: 'bench', at: [2.6, 0], turn: 180, options: { width: 1 } },
      { piece: 'mirror', at: [3.4, 1], turn: -90 },
      { piece: 'picture', at: [0, 1], turn: 90, options: { art: 1, width: 0.6, height: 0.8 } },
      { piece: 'plant', at: [0.35, 1.75], options: { height: 1.1, pot: 0.16, seed: 8, clay: true } },
    ],
    panorama: { at: [1.7, 1, 1.5], heading: 10 },
    alt: {
      uk: 'Передпокій навколо вас: шафа, лава, дзеркало, двері.',
      en: 'The hall all around: a wardrobe, a bench, a mirror, the door.',
    },
    views: [
      {
        name: 'hall-1',
        camera: look([0.35, 0.3, 1.4], [2.9, 1.6], 18),
        alt: {
          uk: 'Передпокій: шафа до стелі, лава, дзеркало на зріст.',
          en: 'A hall: a wardrobe up to the ceiling, a bench, a full-length mirror.',
        },
      },
    ],
  };
}

const drawn = { living, bedroom, bathroom, hall };

/** The rooms that the tour of a class walks through. */
export const rooms: Room[] = (Object.keys(styles) as HouseClass[]).flatMap((name) =>
  Object.entries(drawn).map(([room, draw]) => ({ name: room, class: name, style: styles[name], ...draw(heights[name]) })),
);
