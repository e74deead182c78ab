import type { Localized } from '../../src/base/locale.ts';
import type { Kind } from '../../src/plans/furnishing/pieces.ts';
import type { HouseClass } from '../demo/plans/layouts.ts';
import { pixelOf } from './camera.ts';
import type { CutPiece } from './cutaways.ts';
import type { Point } from './scene.ts';
import type { Walk } from './walks.ts';

const classes: Record<HouseClass, Localized> = {
  comfort: { uk: 'комфорт', en: 'comfort' },
  'comfort-plus': { uk: 'комфорт плюс', en: 'comfort plus' },
  business: { uk: 'бізнес', en: 'business' },
  prime: { uk: 'прайм', en: 'prime' },
};

/** Rooms as pictures of them call them. */
export const roomNames: Record<string, Localized> = {
  studio_with_kitchen: { uk: 'Кухня-вітальня', en: 'Kitchen and living room' },
  entrance_hall: { uk: 'Передпокій', en: 'Hall' },
  bedroom: { uk: 'Спальня', en: 'Bedroom' },
  bathroom: { uk: 'Ванна кімната', en: 'Bathroom' },
};

/** The furniture of a room that is named, in its order. */
const things: [Kind, Localized][] = [
  ['kitchen', { uk: 'кухня вздовж стіни', en: 'kitchen units along a wall' }],
  ['dining-set', { uk: 'обідній стіл', en: 'a dining table' }],
  ['table', { uk: 'стіл із двома стільцями', en: 'a table with two chairs' }],
  ['sofa', { uk: 'диван', en: 'a sofa' }],
  ['coffee-table', { uk: 'журнальний столик', en: 'a coffee table' }],
  ['tv', { uk: 'телевізор', en: 'a television' }],
  ['double-bed', { uk: 'двоспальне ліжко', en: 'a double bed' }],
  ['bed', { uk: 'ліжко', en: 'a bed' }],
  ['desk', { uk: 'робочий стіл', en: 'a desk' }],
  ['wardrobe', { uk: 'шафа до стелі', en: 'a tall wardrobe' }],
  ['bookshelf', { uk: 'книжкові полиці', en: 'bookshelves' }],
  ['chest', { uk: 'комод', en: 'a chest of drawers' }],
  ['bath', { uk: 'ванна', en: 'a bath' }],
  ['shower', { uk: 'душ за склом', en: 'a shower behind glass' }],
  ['basin', { uk: 'умивальник із дзеркалом', en: 'a basin under a mirror' }],
  ['washing-machine', { uk: 'пральна машина', en: 'a washing machine' }],
  ['bench', { uk: 'лава', en: 'a bench' }],
];

type View = Walk['views'][number];
/** Without a view it is a panorama of the room. */
type Told = { walk: Walk; room: string; view?: View };

function standOf(view?: View): Localized {
  if (!view) return { uk: ' навколо вас', en: ', all around' };
  return view.name.endsWith('-2') ? { uk: ' з іншого боку', en: ' from the other side' } : { uk: '', en: '' };
}

const tall = new Set<Kind>(['kitchen', 'wardrobe', 'bookshelf', 'shower', 'tv']);
/** Of a piece below the eye its top, of a tall one what is as high as the eye. */
const low = 0.45;
const frame = { width: 16, height: 9 };

/** Whether the middle of a piece or most of one half of it lies in the picture. */
function isIn({ camera }: View, { kind, at, turn, width, depth }: CutPiece): boolean {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  return [-0.3, 0, 0.3].some((part) => {
    const [along, out] = [part * width, depth / 2];
    const point: Point = [at[0] + cos * along + sin * out, at[1] + sin * along - cos * out, tall.has(kind) ? camera.at[2] : low];
    const ahead = (point[0] - camera.at[0]) * camera.toward[0] + (point[1] - camera.at[1]) * camera.toward[1];
    const [x, y] = pixelOf(camera, frame, point);
    return ahead > 0 && x > 0 && x < frame.width && y > 0 && y < frame.height;
  });
}

/** The text alternative of a picture from inside: the furniture of its plan. */
export function altOfWalk({ walk, room: id, view }: Told): Localized {
  const room = walk.rooms.find((one) => one.id === id);
  const name = room && roomNames[room.label];
  if (!name) throw new Error(`nobody can describe ${id} of ${walk.layout}`);
  const pieces = walk.pieces.filter((piece) => piece.room === id && (!view || isIn(view, piece)));
  const kinds = new Set(pieces.map(({ kind }) => kind));
  const seen = (locale: keyof Localized): string => things.flatMap(([kind, words]) => (kinds.has(kind) ? [words[locale]] : [])).join(', ');
  const quality = classes[walk.class];
  const stand = standOf(view);
  return {
    uk: `${name.uk}${stand.uk}: ${seen('uk')}. Клас «${quality.uk}». Візуалізація.`,
    en: `${name.en}${stand.en}: ${seen('en')}. ${quality.en.charAt(0).toUpperCase()}${quality.en.slice(1)} class. Computer rendering.`,
  };
}
