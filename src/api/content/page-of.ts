import type { Paged } from '../../contract/query-values.ts';

/** The requested page of a list in memory; a page after the last one has no items. */
export function pageOf<Item>(all: Item[], { page, perPage }: { page: string | undefined; perPage: number }): Paged<Item> {
  const first = (Number(page || 1) - 1) * perPage;
  return { items: all.slice(first, first + perPage), total: all.length, lastPage: Math.max(1, Math.ceil(all.length / perPage)) };
}
