import type { Role } from './rights.ts';

/** Where facts come from that are not made here. */
export const sourceNames = ['inventory-feed', 'crm-inventory', 'crm', 'rates', 'bank', 'state-services', 'camera'] as const;
export type SourceName = (typeof sourceNames)[number];

type Source = {
  /** The role whose people are written to when the source breaks its promise. */
  owner: Role;
  /** It is heard at least this often. */
  promiseMinutes: number;
  /** Asked at an interval; the others only when there is something to ask, and may be silent as long as no question fails. */
  isRegular: boolean;
};

/** Every source, with its owner and its promise. */
export const sources: Readonly<Record<SourceName, Source>> = {
  'inventory-feed': { owner: 'inventory-operator', promiseMinutes: 60, isRegular: true },
  'crm-inventory': { owner: 'inventory-operator', promiseMinutes: 15, isRegular: true },
  crm: { owner: 'head-of-sales', promiseMinutes: 15, isRegular: true },
  /** The national bank publishes no rate at weekends, but answers. */
  rates: { owner: 'accountant', promiseMinutes: 6 * 60, isRegular: true },
  bank: { owner: 'accountant', promiseMinutes: 15, isRegular: false },
  'state-services': { owner: 'head-of-sales', promiseMinutes: 15, isRegular: false },
  camera: { owner: 'construction-reporter', promiseMinutes: 30, isRegular: true },
};
