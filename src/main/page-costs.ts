/** What drawing a page takes, in points of an address's budget: about 20 ms of a processor each, and one for every other page. */
const points: Record<string, number> = {
  'apartments/:slug/plan': 3,
  'apartments/:slug/outlook': 2,
  'apartments/:slug/sheet.pdf': 4,
};
const ofSharePicture = 8;
const isSharePicture = (path: string) => path.startsWith('/share/');

export const costOf = (path: string, page: string | undefined): number =>
  isSharePicture(path) ? ofSharePicture : (points[page ?? ''] ?? 1);

/** What takes a processor for longest, and has a limit of its own besides. */
export const isDrawing = (path: string, page: string | undefined): boolean => isSharePicture(path) || page === 'apartments/:slug/sheet.pdf';
