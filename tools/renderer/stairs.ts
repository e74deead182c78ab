import { frameOf } from '../demo/houses/frame.ts';
import { houseOf } from '../demo/houses/houses.ts';
import type { Camera, Light, StairHall, View, Weather } from './scene.ts';

type Row = {
  section: number;
  /** The storey above the half-landing that is seen. */
  storey: number;
  finish: StairHall['finish'];
  light: Light;
  weather: Weather;
  /** Degrees to the right of straight out of the window, and above the horizon. */
  sun: [aside: number, up: number];
  clouds: number;
  /** The eye: to the right of the window's middle, inwards from the facade, above the half-landing. */
  eye: [side: number, inwards: number, up: number];
  /** To the right of the eye's own line at the window, in metres. */
  aim: number;
  lens: number;
  lift: number;
};

/** One stair hall of each class, each in a light of its own. */
const rows: Record<string, Row> = {
  'lypova-tin': {
    section: 3,
    storey: 4,
    finish: 'terrazzo',
    light: 'day',
    weather: 'summer',
    sun: [12, 43],
    clouds: 7,
    eye: [-0.62, 3.9, 0.62],
    aim: 0.3,
    lens: 17,
    lift: 0,
  },
  'midnyi-kvartal': {
    section: 2,
    storey: 5,
    finish: 'granite',
    light: 'day',
    weather: 'rain',
    sun: [20, 26],
    clouds: 13,
    eye: [0.8, 3.1, 2.2],
    aim: -0.75,
    lens: 15,
    lift: -0.165,
  },
  'varta-house': {
    section: 1,
    storey: 6,
    finish: 'limestone',
    light: 'sunset',
    weather: 'summer',
    sun: [33, 9],
    clouds: 12,
    eye: [0.6, 2.9, 2.05],
    aim: -0.5,
    lens: 16,
    lift: -0.14,
  },
};

/** The middle of the outer wall of a section's stairs, in the building's own metres, and the side that it looks to. */
function stairsOf(slug: string, number: number): Pick<StairHall, 'at' | 'faces' | 'depth' | 'storey'> & { ground: number } {
  const section = houseOf(slug).sections.find((one) => one.number === number);
  const stairs = section?.floor.common.find(({ kind }) => kind === 'stairs');
  if (!section || !stairs) throw new Error(`no stairs in section ${number} of ${slug}`);
  const { left, top, width, height } = frameOf(section.floor);
  const across = (stairs.rect.left + stairs.rect.right) / 2 - left - width / 2;
  const { block, turn, storey, ground } = section;
  const middle = [(block.left + block.right) / 2, (block.front + block.back) / 2] as const;
  // Stairs lie at the plan's lower side, which its turn takes to the front, the back or an end of the section.
  const at: Record<number, StairHall['at']> = {
    0: [middle[0] + across / 100, block.front],
    90: [block.left, middle[1] - across / 100],
    180: [middle[0] - across / 100, block.back],
    270: [block.right, middle[1] + across / 100],
  };
  // The hall reaches to the facade, also where flats beside it stand out a little.
  const depth = (top + height - stairs.rect.top) / 100;
  return { at: at[turn] ?? [0, 0], faces: (turn + 180) % 360, depth, storey, ground };
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Out of a staircase's window, where a project has such a picture. */
export function stairsView(slug: string, mirrored: boolean): View | null {
  const row = rows[slug];
  if (!row) return null;
  const { at, faces, depth, storey, ground } = stairsOf(slug, row.section);
  const blocks = houseOf(slug).sections.map(({ block }) => block);
  const span = Math.min(...blocks.map(({ left }) => left)) + Math.max(...blocks.map(({ right }) => right));
  const way = mirrored ? -1 : 1;
  const middle: StairHall['at'] = mirrored ? [span - at[0], at[1]] : at;
  // The ground storey counts as the first one.
  const floor = ground + (row.storey - 3) * storey;
  const hall: StairHall = { at: middle, faces, depth, storey, floor, number: row.storey, sun: row.sun[1], finish: row.finish };
  const out = [way * Math.sin(radians(faces)), Math.cos(radians(faces))] as const;
  const right = [way * Math.cos(radians(faces)), -Math.sin(radians(faces))] as const;
  const [side, inwards, up] = row.eye;
  const turned = Math.hypot(row.aim, inwards);
  const camera: Camera = {
    at: [middle[0] + right[0] * side - out[0] * inwards, middle[1] + right[1] * side - out[1] * inwards, hall.floor + storey / 2 + up],
    toward: [(out[0] * inwards + right[0] * row.aim) / turned, (out[1] * inwards + right[1] * row.aim) / turned, 0],
    lens: row.lens,
    shift: [0, row.lift],
  };
  const { light, weather, clouds } = row;
  return { name: 'stairs', camera, light, weather, sun: way * (faces + row.sun[0]), clouds, fromAbove: true, progress: null, hall };
}
