/** The part of the address that identifies a list of vacancies. */
export function vacanciesSearch({ category, page = 1 }: { category: string | null; page?: number }): string {
  const query = new URLSearchParams({ ...(category !== null && { category }), ...(page > 1 && { page: `${page}` }) });
  return query.size > 0 ? `?${query}` : '';
}

/** Choosing a field of work or a page scrolls to the list. */
export const vacanciesAddress = (at: { category: string | null; page?: number }): string => `career/${vacanciesSearch(at)}#vacancies`;
