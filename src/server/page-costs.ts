/** The cost of rendering a page, in points of an address's budget: about 20 ms of a processor each, and one for every other page. */
const points: Record<string, number> = {
  'apartments/:slug/plan': 3,
  'apartments/:slug/outlook': 2,
};

export const costOf = (page: string | undefined): number => points[page ?? ''] ?? 1;

/** The most expensive pages have a budget of their own. */
export const isDrawing = (path: string, page: string | undefined): boolean =>
  path.startsWith('/share/') || page === 'apartments/:slug/sheet.pdf';
