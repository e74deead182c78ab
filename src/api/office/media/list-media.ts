import { mediaLimits } from '../../../contract/office/media/media.ts';
import { isDescribed, usesOnSite } from '../../../domain/media/media.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { pictureAnswer, stalePictures } from './media-answers.ts';

/** The pictures of the site, by what is typed. */
export const handle: OfficeHandler<'GET /office/api/media'> = (deps) => {
  return async ({ query: { q = '', only, from = '0' }, reply }) => {
    const typed = q.toLowerCase();
    const fileNames = typed ? await deps.media.fileNames() : new Map<string, string>();
    const isStale = await stalePictures(deps);
    const uses = usesOnSite(deps.content.rows());
    const found = deps.media.pictures().filter(({ name, content: { alt } }) => {
      if (only === 'undescribed' && isDescribed({ alt })) return false;
      if (only === 'stale' && !isStale(name)) return false;
      if (only === 'unused' && uses.has(name)) return false;
      return [name, alt.uk, alt.en, fileNames.get(name) ?? ''].some((text) => text.toLowerCase().includes(typed));
    });
    const page = found.slice(Number(from), Number(from) + mediaLimits.pageRows);
    return reply({ pictures: page.map((picture) => pictureAnswer({ ...deps, isStale }, picture)), total: found.length });
  };
};
