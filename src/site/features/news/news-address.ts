/** The address of a page of the news: `news/?type=life&page=2`, without default values. */
export function newsAddress({ type, page = 1 }: { type: string | null; page?: number }): string {
  return `news/${newsSearch({ type, page })}`;
}

/** The part of the address that identifies a list of news. */
export function newsSearch({ type, page }: { type: string | null; page: number }): string {
  const query = new URLSearchParams({ ...(type !== null && { type }), ...(page > 1 && { page: `${page}` }) });
  return query.size > 0 ? `?${query}` : '';
}
