import type { RoomLabel } from '../../../src/contract/catalogue/apartments.ts';
import { type Grid, outside } from './grid.ts';

export type Side = 'top' | 'bottom' | 'left' | 'right';

/**
 * A kind of flat. `doors` are pairs of letters, first the room one comes from; `<`, `>` or `|` says where on the common wall
 * the door stands (its start, end or middle). Windows are cut into the walls that look to a `facade` side.
 */
export type Scheme = Grid & { rooms: number; doors: string[]; facade: Side[]; entrance: `${Side}${'<' | '>' | '|'}` };

export const labels: Record<string, RoomLabel> = {
  H: 'entrance_hall',
  C: 'corridor',
  K: 'kitchen',
  S: 'studio_with_kitchen',
  L: 'living_room',
  B: 'bedroom',
  D: 'bedroom',
  E: 'bedroom',
  F: 'bedroom',
  O: 'cabinet',
  W: 'bathroom',
  w: 'bathroom',
  G: 'wardrobe',
  U: 'laundry',
  Z: 'loggia',
  N: 'balcony',
  T: 'terrace',
};

/** How much of an outdoor room counts in the flat's area. */
export const shares: Partial<Record<RoomLabel, number>> = { loggia: 0.5, balcony: 0.3, terrace: 0.3 };
export const isOutdoor = (letter: string): boolean => 'ZNT'.includes(letter);
export const isOpenAir = (letter: string): boolean => letter === outside || isOutdoor(letter);
export const needsWindow = (letter: string): boolean => 'SLKBDEFO'.includes(letter);

export type Outdoor = { kind: 'Z' | 'N'; of: string; side: 'top' | 'bottom'; depth: number };

/** The scheme with a loggia or balcony along the whole facade of one room. */
export function withOutdoor(scheme: Scheme, { kind, of, side, depth }: Outdoor): Scheme {
  const edge = side === 'top' ? scheme.cells[0] : scheme.cells.at(-1);
  const strip = [...(edge ?? '')].map((letter) => (letter === of ? kind : outside)).join('');
  const add = <Item>(items: Item[], item: Item): Item[] => (side === 'top' ? [item, ...items] : [...items, item]);
  return {
    ...scheme,
    cells: add(scheme.cells, strip),
    rows: add(scheme.rows, depth),
    doors: [...scheme.doors, `${of}${kind}>`],
  };
}

const flip = { '<': '>', '>': '<', '|': '|', '': '>' } as const;
const opposite: Record<Side, Side> = { top: 'top', bottom: 'bottom', left: 'right', right: 'left' };

/** The same flat on the other side of the stairs. */
export function mirrored(scheme: Scheme): Scheme {
  const side = scheme.entrance.slice(0, -1) as Side;
  const anchor = scheme.entrance.slice(-1) as '<' | '>' | '|';
  const upright = side === 'left' || side === 'right';
  return {
    ...scheme,
    cells: scheme.cells.map((row) => [...row].reverse().join('')),
    columns: scheme.columns.toReversed(),
    doors: scheme.doors.map((door) => door.slice(0, 2) + flip[door.slice(2) as keyof typeof flip]),
    facade: scheme.facade.map((facing) => opposite[facing]),
    entrance: `${opposite[side]}${upright ? anchor : flip[anchor]}`,
  };
}

/** Wide rooms take the growth, narrow ones (halls, bathrooms, wardrobes) little of it. In steps of 5 cm. */
export function stretched(scheme: Scheme, by: number): Scheme {
  const size = (base: number): number => Math.round((base * (1 + by * (base > 240 ? 1 : 0.55))) / 5) * 5;
  return { ...scheme, columns: scheme.columns.map(size), rows: scheme.rows.map(size) };
}
