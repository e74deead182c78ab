/** Where the flats of a floor stand around its corridor, by their index in the order of positions; rows from left to right. */
export type Ring = { west: number | null; north: number[]; east: number | null; south: number[]; core: number };

/**
 * Every way to put so many flats around a corridor in the order of their positions, clockwise or against the clock, beginning
 * anywhere: one at each end at most, the rest along both sides. `core` is the index in the southern row before which stairs and
 * lifts stand.
 */
export function* ringsOf(count: number): Generator<Ring> {
  for (const step of [1, -1])
    for (let start = 0; start < count; start += 1) {
      const order = Array.from({ length: count }, (_, at) => (((start + step * at) % count) + count) % count);
      for (const west of [0, 1])
        for (const east of [0, 1])
          for (let north = 0; north + west + east <= count; north += 1) {
            const south = order.slice(west + north + east).reverse();
            for (let core = 0; core <= south.length; core += 1)
              yield {
                west: west ? (order[0] ?? null) : null,
                north: order.slice(west, west + north),
                east: east ? (order[west + north] ?? null) : null,
                south,
                core,
              };
          }
    }
}
