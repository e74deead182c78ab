import type { Localized } from '../../src/base/locale.ts';
import { type Market, markets } from './market.ts';
import type { HouseClass } from './plans/layouts.ts';
import list from './projects.json' with { type: 'json' };

export type Shape = 'court' | 'U' | 'L' | 'slab' | 'twin' | 'tower_slab';

/** One of the developer's projects: the data of its pictures and of its price list. */
export type DemoProject = {
  slug: string;
  name: Localized;
  district: Localized;
  address: Localized;
  class: HouseClass;
  stage: string;
  delivery: string;
  prime: boolean;
  /** How its sections stand on the site. */
  shape: Shape;
  storeys: number[];
  market: Market;
};

const districts: Record<string, string> = {
  Голосіївський: 'Holosiivskyi',
  Дарницький: 'Darnytskyi',
  Деснянський: 'Desnianskyi',
  Дніпровський: 'Dniprovskyi',
  Оболонський: 'Obolonskyi',
  Печерський: 'Pecherskyi',
  Подільський: 'Podilskyi',
  Святошинський: 'Sviatoshynskyi',
  'Солом’янський': 'Solomianskyi',
  Шевченківський: 'Shevchenkivskyi',
};

export const projects: DemoProject[] = list.projects.map((row) => {
  const market = markets[row.slug];
  const district = districts[row.district_uk];
  if (!market || !district) throw new Error(`the demo does not know enough about ${row.slug}`);
  return {
    slug: row.slug,
    name: { uk: row.name_uk, en: row.name_en },
    district: { uk: row.district_uk, en: district },
    address: { uk: row.address_uk, en: row.address_en },
    class: row.class as HouseClass,
    stage: row.stage,
    delivery: row.delivery,
    prime: row.prime,
    shape: row.shape as Shape,
    storeys: row.storeys,
    market,
  };
});
