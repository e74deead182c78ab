import { undescribedOnSite } from '../../../domain/media/media.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { rowTitles } from './row-titles.ts';

/** The English texts of the site that have to be translated anew. */
export const handle: OfficeHandler<'GET /office/api/translations'> = (deps) => {
  const { content } = deps;
  return async ({ locale, reply }) => {
    const rows = content.rows();
    const found = await content.staleOnSite(rows);
    const titleOf = rowTitles(deps, locale);
    return reply({
      texts: found
        .toSorted((one, other) => (one.since?.getTime() ?? 0) - (other.since?.getTime() ?? 0))
        .map(({ since, ...text }) => ({
          ...text,
          title: titleOf({ name: text.name, content: rows.get(`${text.part}/${text.name}`)?.content }),
          since: since?.toISOString() ?? null,
        })),
      undescribed: undescribedOnSite(rows).length,
    });
  };
};
