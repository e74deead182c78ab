import { hasBit } from './search/bitset.ts';
import { mostRooms } from './search/build-snapshot.ts';
import type { Buyable, SearchIndex } from './search/search-index.ts';

const lookalikesMost = 4;
/** How many positions of the price order are visited to each side: enough for near prices, and the same work in a large catalogue. */
const reach = 512;
/** Another project weighs as much as a tenth of the price. */
const otherProject = 0.1;

/** Within this distance a layout that is not shown yet goes before a nearer flat of one that is. */
const near = 0.3;

/**
 * At most four flats for sale with as many rooms, nearest first, by price and area and rather in the same project. Of near flats
 * the nearest of each layout is chosen first, then the second of each; farther ones only fill the rest. The same every time.
 */
export function lookalikesOf(index: SearchIndex, buyable: Buyable, at: number): number[] {
  const { snapshot, usdMinor, usd } = index;
  const { flats, sections } = snapshot;
  const rooms = snapshot.rooms.get(Math.min(flats.rooms[at] as number, mostRooms));
  const sameMarket = flats.brokerage[at] === 1 ? buyable.resale : buyable.primary;
  const project = sections[flats.section[at] as number]?.project;
  if (!rooms || !project) return [];
  const fits = (other: number) => other !== at && hasBit(sameMarket, other) && hasBit(rooms, other);

  const candidates = new Set<number>();
  const place = usd.place[at] as number;
  for (let i = Math.max(0, place - reach); i < Math.min(snapshot.size, place + reach); i++) {
    const other = usd.order[i] as number;
    if (fits(other)) candidates.add(other);
  }
  const step = Math.max(1, Math.ceil((project.to - project.from) / (4 * reach)));
  for (let other = project.from; other < project.to; other += step) if (fits(other)) candidates.add(other);

  const price = usdMinor[at] as number;
  const area = flats.areaHundredths[at] as number;
  const distance = (other: number) =>
    Math.abs((usdMinor[other] as number) - price) / price +
    Math.abs((flats.areaHundredths[other] as number) - area) / area +
    (other >= project.from && other < project.to ? 0 : otherProject);
  const byDistance = [...candidates]
    .map((other) => ({ other, distance: distance(other), id: flats.id[other] as number }))
    .sort((a, b) => a.distance - b.distance || a.id - b.id);
  return variedFirst(byDistance, ({ other }) => flats.layout[other] as number)
    .sort((a, b) => a.distance - b.distance || a.id - b.id)
    .map(({ other }) => other);
}

/** Chooses from the nearest on; a flat without a layout is like no other. */
function variedFirst<One extends { distance: number }>(nearestFirst: readonly One[], layoutOf: (one: One) => number): One[] {
  const nearOnes = nearestFirst.filter(({ distance }) => distance <= near);
  const shown = new Map<number, number>();
  const rounds = nearOnes.map((one) => {
    const layout = layoutOf(one);
    if (layout < 0) return { one, round: 0 };
    const round = shown.get(layout) ?? 0;
    shown.set(layout, round + 1);
    return { one, round };
  });
  const varied = rounds.sort((a, b) => a.round - b.round).map(({ one }) => one);
  return [...varied, ...nearestFirst.slice(nearOnes.length)].slice(0, lookalikesMost);
}
