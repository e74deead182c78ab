import { ok } from '../../../base/result.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { pictureAnswer, stalePictures } from './media-answers.ts';

/** Makes a picture of an uploaded file. */
export const handle: OfficeHandler<'POST /office/api/media/uploads/finish'> = (deps) => {
  const { media } = deps;
  return ({ fields: { id }, session, once }) =>
    once({
      before: () => media.prepareUpload({ id, by: session.staffId }),
      async work(transaction, prepared) {
        const done = await media.finishUpload(transaction, prepared);
        return done.ok ? ok({ name: done.value.name, isKnown: prepared.known !== null }) : done;
      },
      async whole({ name, isKnown }: { name: string; isKnown: boolean }) {
        await media.discardUpload(id);
        await media.reload();
        const found = await media.findPicture(name);
        return found && { picture: pictureAnswer({ ...deps, isStale: await stalePictures(deps) }, found.picture), isKnown };
      },
    });
};
