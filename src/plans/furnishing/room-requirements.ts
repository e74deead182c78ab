import type { Plan } from '../../contract/pictures.ts';
import type { Kind, Size } from './pieces.ts';
import {
  bedAt,
  beforeSofa,
  besideBed,
  cornered,
  deskAt,
  dineAt,
  doubleBedAt,
  facing,
  farCorner,
  farFromKitchen,
  kitchenAt,
  nearCoffee,
  sofaAt,
  span,
  storeAt,
  underWindow,
  wardrobeAt,
} from './placement-scores.ts';
import { between, fromDoors, fromWindows, type Place, standingOf } from './places.ts';
import type { RoomShape } from './room-shape.ts';

/** Something that a room should have: the preferred size first. A room that cannot have what it `must` is not furnished well. */
export type Requirement = { sizes: Size[]; must: boolean; score: (place: Place) => number };

/** The pieces of the flat as a whole, so that none stands in it twice. */
export type Home = { bedrooms: string[]; baths: string[]; hasLaundry: boolean; hasDining: boolean };

export function homeOf({ rooms }: Plan): Home {
  const largestFirst = (label: string) =>
    rooms
      .filter((room) => room.label === label)
      .toSorted((a, b) => b.area - a.area)
      .map(({ id }) => id);
  const has = (label: string) => rooms.some((room) => room.label === label);
  return {
    bedrooms: largestFirst('bedroom'),
    baths: largestFirst('bathroom'),
    hasLaundry: has('laundry'),
    hasDining: rooms.some(({ label, area }) => label === 'studio_with_kitchen' || (label === 'kitchen' && area >= 8)),
  };
}

const sizes = (kind: Kind, ...all: (readonly [width: number, depth: number])[]): Size[] =>
  all.map(([width, depth]) => ({ kind, width, depth }));
const must = (wanted: Size[], score: Requirement['score']): Requirement => ({ sizes: wanted, must: true, score });
const may = (wanted: Size[], score: Requirement['score']): Requirement => ({ sizes: wanted, must: false, score });

const bedroom = (room: RoomShape, { bedrooms }: Home): Requirement[] => {
  const first = bedrooms[0] === room.id;
  const double = first || (room.area >= 15 && bedrooms.length < 3);
  const sleep = double
    ? must(sizes('double-bed', ...(room.area >= 14 ? ([[180, 212]] as const) : []), [160, 210], [140, 208]), doubleBedAt)
    : must(sizes('bed', [208, 98], [200, 90]), bedAt);
  return [
    sleep,
    must(sizes('wardrobe', [240, 60], [200, 60], [180, 60], [160, 60], [120, 60], [100, 60]), wardrobeAt),
    ...(double ? [may(sizes('nightstand', [45, 40]), besideBed), may(sizes('nightstand', [45, 40]), besideBed)] : []),
    ...(double
      ? [may(sizes('chest', [120, 45], [90, 45]), facing('double-bed'))]
      : [must(sizes('desk', [120, 60], [100, 55]), deskAt), may(sizes('bookshelf', [120, 35], [80, 35]), wardrobeAt)]),
    ...(first && room.area >= 15 ? [may(sizes('armchair', [75, 75]), (place) => 20 * cornered(place) - fromWindows(place) / 5)] : []),
  ];
};

const sitting: Requirement[] = [
  must(sizes('sofa', [260, 95], [230, 95], [210, 95], [190, 90], [160, 88]), sofaAt),
  may(sizes('tv', [200, 40], [160, 40], [120, 40]), facing('sofa')),
  may(sizes('coffee-table', [110, 60], [80, 50]), beforeSofa),
];
const shelf = may(sizes('bookshelf', [200, 35], [160, 35], [120, 35], [80, 35]), wardrobeAt);

const runs = (...lengths: number[]) => must(sizes('kitchen', ...lengths.map((length) => [length, 60] as const)), kitchenAt);

const freeTable = (...all: (readonly [number, number])[]) => sizes('dining-set', ...all);
const wallTable = (...all: (readonly [number, number])[]) => sizes('table', ...all);

const kitchen = ({ area }: RoomShape): Requirement[] => [
  runs(...(area >= 11 ? [360, 330] : []), 300, 270, 240, 210),
  must(
    [
      ...(area >= 18 ? freeTable([180, 190]) : []),
      ...(area >= 12 ? freeTable([120, 175]) : []),
      ...wallTable([210, 120], [165, 75], [150, 65], [75, 110]),
    ],
    dineAt,
  ),
  ...(area >= 15 ? [may(sizes('sofa', [180, 85], [150, 80]), sofaAt)] : []),
];

const studio = ({ area }: RoomShape, { bedrooms }: Home): Requirement[] => {
  if (bedrooms.length === 0)
    return [
      runs(...(area >= 24 ? [300, 270] : []), 240, 210, 180),
      must(sizes('double-bed', [160, 208], [140, 205]), (place) => doubleBedAt(place) + farFromKitchen(place)),
      must([...(area >= 25 ? freeTable([120, 175]) : []), ...wallTable([210, 120], [165, 75], [150, 65], [75, 110])], dineAt),
      may(sizes('wardrobe', [200, 60], [160, 60], [120, 60], [100, 60], [80, 60]), wardrobeAt),
      may(sizes('sofa', [190, 90], [160, 85], [140, 80]), sofaAt),
      may(sizes('nightstand', [45, 40]), besideBed),
      may(sizes('nightstand', [45, 40]), besideBed),
      may(sizes('tv', [120, 40], [100, 40]), facing('sofa', 'double-bed')),
    ];
  return [
    runs(...(area >= 28 ? [420, 390] : []), ...(area >= 22 ? [360, 330] : []), 300, 270, 240),
    ...sitting.slice(0, 1),
    must(
      [
        ...(area >= 34 ? freeTable([220, 190]) : []),
        ...(area >= 26 ? freeTable([180, 190]) : []),
        ...(area >= 18 ? freeTable([120, 175]) : []),
        ...wallTable([210, 120], [165, 75], [150, 65]),
      ],
      dineAt,
    ),
    ...sitting.slice(1),
    may(sizes('armchair', [80, 80]), nearCoffee),
    ...(area >= 24 ? [shelf] : []),
  ];
};
const living = ({ area }: RoomShape, { hasDining }: Home): Requirement[] => [
  ...sitting,
  shelf,
  may(sizes('armchair', [80, 80]), nearCoffee),
  ...(hasDining ? [] : [may([...(area >= 20 ? freeTable([120, 175]) : []), ...wallTable([165, 75])], dineAt)]),
  may(sizes('desk', [120, 60]), deskAt),
];

const bathroom = (room: RoomShape, { baths, hasLaundry }: Home): Requirement[] => {
  const main = baths[0] === room.id;
  const small = !main && room.area < 3.9;
  const tub = sizes('bath', [180, 80], [170, 75], [160, 70], [150, 70]);
  const showers = sizes('shower', [140, 90], [120, 90], [100, 80], [90, 90], [80, 80]);
  return [
    ...(small ? [] : [must(main ? [...tub, ...showers.slice(2)] : showers, farCorner)]),
    must(sizes('toilet', [70, 65]), (place) => fromDoors(place) / 10 + 4 * cornered(place)),
    must(
      sizes('basin', ...(room.area >= 6 ? ([[120, 50]] as const) : []), [80, 48], [60, 46], [50, 38]),
      (place) => -fromDoors(place) / 10,
    ),
    ...(main && !hasLaundry
      ? [must(sizes('washing-machine', [60, 62], [60, 47]), (place) => 25 * cornered(place) - fromDoors(place) / 20)]
      : []),
    ...(small ? [may(showers, farCorner)] : []),
    ...(room.area >= 6.5 ? [may(sizes('shelves', [80, 40], [60, 40]), farCorner)] : []),
  ];
};

const laundry: Requirement[] = [
  must(sizes('washing-machine', [60, 62]), (place) => 30 * cornered(place)),
  may(sizes('washing-machine', [60, 62]), (place) => -between(standingOf(place, 'washing-machine') ?? place.piece, place.piece)),
  may(sizes('basin', [60, 46], [50, 40]), (place) => -fromDoors(place) / 10),
  may(sizes('shelves', [160, 45], [120, 45], [80, 40], [60, 40]), farCorner),
];

const lengths = [300, 270, 240, 210, 180, 160, 140, 120, 100, 80, 60];
const dressing: Requirement[] = [
  must(sizes('shelves', ...lengths.flatMap((length) => [[length, 55] as const, [length, 45] as const])), storeAt),
  may(sizes('shelves', ...lengths.map((length) => [length, 45] as const)), storeAt),
];

const hall: Requirement[] = [
  may(sizes('wardrobe', [200, 60], [180, 60], [160, 60], [140, 60], [120, 60], [100, 60], [120, 45], [100, 45], [80, 45]), (place) => {
    const entrance = place.shape.doors.find((door) => door.entrance);
    const near = entrance ? between(entrance.zone, place.piece) : fromDoors(place);
    return 25 * cornered(place) + span(place) / 10 - near / 8;
  }),
  may(sizes('bench', [100, 35], [80, 35], [60, 35]), (place) => 10 * cornered(place) - fromDoors(place) / 15),
];

const cabinet: Requirement[] = [
  must(sizes('desk', [160, 70], [140, 70], [120, 60]), (place) => deskAt(place) - 10 * underWindow(place)),
  may(sizes('bookshelf', [240, 35], [200, 35], [160, 35], [120, 35], [80, 35]), wardrobeAt),
  may(sizes('sofa', [190, 90], [160, 85], [140, 80]), sofaAt),
  may(sizes('armchair', [75, 75]), (place) => 20 * cornered(place)),
];

const outside: Requirement[] = [
  may(sizes('cafe-set', [170, 80], [150, 65], [130, 55]), (place) => 15 * cornered(place)),
  may(sizes('planter', [120, 35], [80, 30], [60, 25]), (place) => 20 * cornered(place) + fromDoors(place) / 20),
];
const terrace: Requirement[] = [
  may([...freeTable([180, 190], [120, 175]), ...wallTable([210, 120], [165, 75])], (place) => fromDoors(place) / 20),
  may(sizes('lounger', [195, 70]), farCorner),
  may(sizes('lounger', [195, 70]), farCorner),
  ...Array.from({ length: 3 }, () => may(sizes('planter', [160, 40], [120, 40]), farCorner)),
];

const byLabel: Record<string, (room: RoomShape, home: Home) => Requirement[]> = {
  bedroom,
  kitchen,
  studio_with_kitchen: studio,
  living_room: living,
  bathroom,
  laundry: () => laundry,
  wardrobe: () => dressing,
  entrance_hall: () => hall,
  cabinet: () => cabinet,
  balcony: () => outside,
  loggia: () => outside,
  terrace: () => terrace,
};

export const requirementsFor = (room: RoomShape, home: Home): Requirement[] => byLabel[room.label]?.(room, home) ?? [];
