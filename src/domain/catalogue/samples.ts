import { anyFlat, type Filter } from './criteria.ts';
import type { Search } from './search/search.ts';

const anyRooms = [1, 2, 3, 4];

/**
 * Positions of up to `most` flats of the developer's own that can be bought, as different as can be: the most affordable one of
 * each project and each number of rooms first, other affordable ones where these do not suffice.
 */
export function samplePositions(search: Search, { projects, rooms }: Pick<Filter, 'projects' | 'rooms'>, most: number): number[] {
  const kinds = rooms.length > 0 ? rooms : anyRooms;
  const cheapest = (filter: Partial<Filter>, perPage: number) =>
    search.page({ ...anyFlat, projects, rooms: kinds, ...filter, sort: 'price_asc', page: 1, perPage });
  const found = new Set<number>();
  for (const shift of kinds.keys())
    for (const [at, project] of projects.entries()) {
      if (found.size === most) return [...found];
      for (const one of cheapest({ projects: [project], rooms: [kinds[(at + shift) % kinds.length] as number] }, 1)) found.add(one);
    }
  for (const one of cheapest({}, most)) if (found.size < most) found.add(one);
  return [...found];
}
