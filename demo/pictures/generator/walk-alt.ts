import type { Localized } from '../../../src/base/locale.ts';
import type { Kind } from '../../../src/site/features/furnishing/pieces.ts';
import type { HouseClass } from '../../plans/layouts.ts';
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

/** What is worth naming in a room, in the order in which it is named. */
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

/** `from` says which of several pictures of a room it is. */
type Told = { walk: Walk; room: string; from: 'door' | 'window' | 'middle' };
const stands = {
  door: { uk: '', en: '' },
  window: { uk: ' з іншого боку', en: ' from the other side' },
  middle: { uk: ' навколо вас', en: ', all around' },
};

/** What a picture from inside shows, for someone who does not see it: the furniture that its plan has. */
export function altOfWalk({ walk, room: id, from }: Told): Localized {
  const room = walk.rooms.find((one) => one.id === id);
  const name = room && roomNames[room.label];
  if (!name) throw new Error(`nobody can describe ${id} of ${walk.layout}`);
  const kinds = new Set(walk.pieces.filter((piece) => piece.room === id).map(({ kind }) => kind));
  const seen = (locale: keyof Localized): string => things.flatMap(([kind, words]) => (kinds.has(kind) ? [words[locale]] : [])).join(', ');
  const quality = classes[walk.class];
  return {
    uk: `${name.uk}${stands[from].uk}: ${seen('uk')}. Клас «${quality.uk}». Візуалізація.`,
    en: `${name.en}${stands[from].en}: ${seen('en')}. ${quality.en.charAt(0).toUpperCase()}${quality.en.slice(1)} class. Computer rendering.`,
  };
}
