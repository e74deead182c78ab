import { ok } from '../../../base/result.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { wholePicture } from './media-answers.ts';

/** Says what a picture shows, and which point of it to keep in view. */
export const handle: OfficeHandler<'POST /office/api/media/describe'> = (deps) => {
  return ({ fields, locale, once }) =>
    once({
      async work(transaction) {
        const done = await deps.media.describePicture(transaction, fields);
        return done.ok ? ok({}) : done;
      },
      async whole() {
        await deps.media.reload();
        return wholePicture(deps, fields.name, locale);
      },
    });
};
