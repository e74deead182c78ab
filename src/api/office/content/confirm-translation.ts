import { ok, refuse } from '../../../base/result.ts';
import { staleTexts } from '../../../domain/content/content.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { translatedRow } from './translated-row.ts';

/** Notes that an English text is still right. */
export const handle: OfficeHandler<'POST /office/api/translations/confirm'> = (deps) => {
  return async ({ fields, once }) => {
    const found = await translatedRow(deps, fields);
    return once({
      async work(transaction) {
        if (!found.ok) return found;
        if (found.value.version !== fields.version) return refuse({ kind: 'release-moved' } as const);
        const isThere = await deps.content.confirmTranslation(transaction, { ...found.value, field: fields.field });
        return isThere ? ok({}) : refuse({ kind: 'unknown-content' } as const);
      },
      whole: async () => ({ stale: found.ok ? staleTexts(found.value, await deps.content.translationSources()) : [] }),
    });
  };
};
