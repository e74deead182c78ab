import { ok } from '../../../base/result.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { usesOf } from './media-answers.ts';

/** Deletes a picture that nothing names, with its files. */
export const handle: OfficeHandler<'POST /office/api/media/remove'> = (deps) => {
  const { media } = deps;
  return ({ fields, locale, once }) =>
    once({
      before: async () => ok((await usesOf(deps, fields.name, locale)).some(({ release }) => release !== null)),
      work: (transaction, isDrafted) => media.removePicture(transaction, { ...fields, isDrafted }),
      async whole({ files }: { files: string[] }) {
        await media.discardFiles(files);
        await media.reload();
        return { done: true } as const;
      },
    });
};
