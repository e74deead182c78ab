import type { Currency } from '../../src/base/money.ts';

/** The storeys on sale (inclusive) and how many flats each has. The ground storey is commercial. */
type Slice = { from: number; to: number; perFloor: number };

export type Market = {
  sale: 'selling' | 'sold_out' | 'upcoming';
  /** Dollars for a square metre of a middle flat on a middle storey today. */
  perMetre: number;
  currency: Currency;
  ceiling: number;
  houseType: 'monolith_brick' | 'monolith_frame' | 'brick' | 'panel';
  repair: 'shell' | 'white_box';
  /** The part of the flats that can still be bought. */
  available: number;
  /** Flats that first buyers sell again. */
  resale: number;
  /** From which storey the river or a lake is seen; 0 when never. */
  waterFrom: number;
  carFreeYard: boolean;
  /** How much more expensive a flat became since the first price list of the year. */
  growth: number;
  slices: Slice[];
};

const upTo = (to: number, perFloor: number): Slice => ({ from: 2, to, perFloor });
const usual = { ceiling: 2.7, houseType: 'monolith_frame', repair: 'shell', currency: 'USD', waterFrom: 0, resale: 0 } as const;

export const markets: Record<string, Market> = {
  'obriy-richkovyi': {
    ...usual,
    sale: 'selling',
    perMetre: 1840,
    ceiling: 3,
    houseType: 'monolith_brick',
    available: 0.42,
    waterFrom: 5,
    carFreeYard: true,
    growth: 0.11,
    slices: [upTo(24, 4), upTo(16, 4), upTo(10, 4), upTo(8, 4)],
  },
  'kamianyi-yar': {
    ...usual,
    sale: 'selling',
    perMetre: 1430,
    ceiling: 2.85,
    available: 0.27,
    resale: 6,
    carFreeYard: true,
    growth: 0.09,
    slices: [upTo(12, 4), upTo(12, 4), upTo(9, 5)],
  },
  'lypova-tin': {
    ...usual,
    sale: 'selling',
    perMetre: 1290,
    available: 0.07,
    resale: 10,
    carFreeYard: true,
    growth: 0.06,
    slices: [upTo(9, 4), upTo(9, 4), upTo(9, 4), upTo(9, 4)],
  },
  'tykha-zatoka': {
    ...usual,
    sale: 'selling',
    perMetre: 1690,
    ceiling: 2.85,
    houseType: 'monolith_brick',
    available: 0.5,
    waterFrom: 4,
    carFreeYard: true,
    growth: 0.08,
    slices: [upTo(22, 5), upTo(15, 5)],
  },
  'sosna-i-kamin': {
    ...usual,
    sale: 'sold_out',
    perMetre: 1380,
    ceiling: 2.85,
    available: 0,
    carFreeYard: false,
    growth: 0.04,
    slices: [upTo(10, 4), upTo(10, 4), upTo(10, 4)],
  },
  'prystan-41': {
    ...usual,
    sale: 'selling',
    perMetre: 3450,
    ceiling: 3.3,
    houseType: 'monolith_brick',
    available: 0.36,
    waterFrom: 3,
    carFreeYard: true,
    growth: 0.1,
    slices: [upTo(16, 3), upTo(9, 3)],
  },
  'hlyniana-manufaktura': {
    ...usual,
    sale: 'selling',
    perMetre: 2080,
    ceiling: 3,
    houseType: 'brick',
    repair: 'white_box',
    available: 0.42,
    carFreeYard: true,
    growth: 0.12,
    slices: [upTo(8, 5), upTo(8, 5), upTo(8, 5), upTo(8, 5)],
  },
  'pivnichnyi-pahorb': {
    ...usual,
    sale: 'selling',
    perMetre: 1120,
    currency: 'UAH',
    available: 0.5,
    carFreeYard: false,
    growth: 0.1,
    slices: [upTo(16, 5), upTo(16, 5), upTo(12, 5)],
  },
  oranzhereia: {
    ...usual,
    sale: 'selling',
    perMetre: 1570,
    ceiling: 2.85,
    repair: 'white_box',
    available: 0.1,
    resale: 10,
    carFreeYard: true,
    growth: 0.05,
    slices: [upTo(10, 5), upTo(10, 5), upTo(8, 5)],
  },
  'dim-na-skhylakh': {
    ...usual,
    sale: 'selling',
    perMetre: 4180,
    ceiling: 3.3,
    houseType: 'monolith_brick',
    available: 0.52,
    waterFrom: 5,
    carFreeYard: true,
    growth: 0.07,
    slices: [upTo(7, 3), upTo(6, 3)],
  },
  'midnyi-kvartal': {
    ...usual,
    sale: 'selling',
    perMetre: 1980,
    ceiling: 3,
    houseType: 'monolith_brick',
    available: 0.25,
    carFreeYard: false,
    growth: 0.1,
    slices: [upTo(19, 4), upTo(12, 4), upTo(12, 4), upTo(9, 4)],
  },
  luhova: {
    ...usual,
    sale: 'sold_out',
    perMetre: 1180,
    available: 0,
    carFreeYard: false,
    growth: 0.03,
    slices: [upTo(9, 4), upTo(9, 4), upTo(9, 4), upTo(9, 4)],
  },
  'varta-house': {
    ...usual,
    sale: 'selling',
    perMetre: 3120,
    ceiling: 3.3,
    houseType: 'monolith_brick',
    available: 0.76,
    carFreeYard: false,
    growth: 0.05,
    slices: [upTo(12, 3)],
  },
  'svitanok-9': {
    ...usual,
    sale: 'selling',
    perMetre: 1210,
    currency: 'UAH',
    available: 0.16,
    resale: 6,
    carFreeYard: false,
    growth: 0.08,
    slices: [upTo(16, 6), upTo(16, 6)],
  },
  tsehla: {
    ...usual,
    sale: 'selling',
    perMetre: 1480,
    ceiling: 2.85,
    houseType: 'brick',
    available: 0.45,
    carFreeYard: true,
    growth: 0.1,
    slices: [upTo(9, 5), upTo(9, 5), upTo(7, 5), upTo(7, 5)],
  },
  'yasenevyi-hai': { ...usual, sale: 'upcoming', perMetre: 1140, available: 0, carFreeYard: true, growth: 0, slices: [] },
  poluden: { ...usual, sale: 'upcoming', perMetre: 2350, ceiling: 3, available: 0, carFreeYard: true, growth: 0, slices: [] },
};
