import type { Localized } from '../../base/locale.ts';
import { type Money, money, type Rate } from '../../base/money.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { type OfferEffect, offerApplies } from '../content/content.ts';
import { priceUnder } from './price-under.ts';

type Terms = { projects: readonly string[]; rooms: readonly number[]; effect: OfferEffect };
type At = { rate: Rate | null; prices?: ReadonlyMap<number, Money> };
export type FlatOverHalf = { id: number; number: string; project: Localized };

/**
 * The flats that are not sold and are among those of an offer, but of whose price it would take more than half: it is none for them.
 * `prices` are those that some flats will have.
 */
export function flatsOverHalf(
  { projects, pricedFlats }: Pick<Catalogue, 'projects' | 'pricedFlats'>,
  { effect, ...terms }: Terms,
  { rate, prices = new Map() }: At,
): FlatOverHalf[] {
  if (!rate || effect.kind === 'gift') return [];
  const flats = pricedFlats(terms.projects);
  const [all, resale] = [projects(), new Set(flats.resale)];
  return flats.sections.flatMap(({ projectAt, from, to }) => {
    const project = all[projectAt]?.project;
    if (!project || !terms.projects.includes(project.slug)) return [];
    const found: FlatOverHalf[] = [];
    for (let row = from; row < to; row++) {
      const [id, number] = [flats.ids[row] as number, flats.numbers[row] ?? ''];
      const [roomsNumber, areaHundredths] = [flats.rooms[row] as number, flats.areas[row] as number];
      const seen = { project: project.slug, roomsNumber, brokerage: resale.has(row), sold: flats.statuses[row] === 'sold' };
      if (!offerApplies({ ...terms, over: false }, seen)) continue;
      const price = prices.get(id) ?? money(flats.prices[row] as number, flats.currencies[row] ?? 'USD');
      if (!priceUnder(effect, { price, areaHundredths }, rate)) found.push({ id, number, project: project.name });
    }
    return found;
  });
}
