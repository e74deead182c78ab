/** Where a page of the news stands: `news/?type=life&page=2`, without what is the first of its kind. */
export function newsAddress({ type, page = 1 }: { type: string | null; page?: number }): string {
  return `news/${newsSearch({ type, page })}`;
}

/** What of the address tells one list of news from another. */
export function newsSearch({ type, page }: { type: string | null; page: number }): string {
  const query = new URLSearchParams({ ...(type !== null && { type }), ...(page > 1 && { page: `${page}` }) });
  return query.size > 0 ? `?${query}` : '';
}
