import type { Localized } from '../../src/base/locale.ts';
import type { Layout } from './plans/layouts.ts';
import type { DemoProject } from './projects.ts';
import { recordId } from './random.ts';

type Flat = { layout: Layout; project: DemoProject; floor: number; hundredths: number; ceiling: number; repair: string };
type Benefit = { key: string; id: string; name: Localized; fits: (flat: Flat) => boolean };

const has = (layout: Layout, label: string): number => layout.plan.rooms.filter((room) => room.label === label).length;

const rows: [key: string, uk: string, en: string, fits: (flat: Flat) => boolean][] = [
  ['terrace', 'Тераса', 'Terrace', ({ layout }) => has(layout, 'terrace') > 0],
  ['two-bathrooms', 'Два санвузли', 'Two bathrooms', ({ layout }) => has(layout, 'bathroom') > 1],
  ['two-sides', 'Вікна на дві сторони', 'Windows on two sides', ({ layout }) => layout.corner || layout.through],
  ['high-ceilings', 'Високі стелі', 'High ceilings', ({ ceiling }) => ceiling >= 3],
  [
    'water-view',
    'Краєвид на воду',
    'Water view',
    ({ project, floor }) => project.market.waterFrom > 0 && floor >= project.market.waterFrom,
  ],
  ['wardrobe', 'Гардеробна', 'Walk-in wardrobe', ({ layout }) => has(layout, 'wardrobe') > 0],
  ['car-free-yard', 'Двір без авто', 'Car-free courtyard', ({ project }) => project.market.carFreeYard],
  [
    'eoselia',
    'єОселя',
    'eOselia mortgage',
    ({ project, hundredths }) => project.class.startsWith('comfort') && project.market.sale === 'selling' && hundredths <= 7350,
  ],
  [
    'kitchen-living',
    'Кухня-вітальня',
    'Open-plan kitchen',
    ({ layout }) => has(layout, 'studio_with_kitchen') > 0 && !layout.scheme.startsWith('studio'),
  ],
  ['renovated', 'З ремонтом', 'Renovated', ({ repair }) => repair === 'renovated'],
];

export const benefits: Benefit[] = rows.map(([key, uk, en, fits], at) => ({ key, id: recordId('a0B', 11 + at), name: { uk, en }, fits }));
export const benefitsOf = (flat: Flat): string[] => benefits.filter(({ fits }) => fits(flat)).map(({ id }) => id);
