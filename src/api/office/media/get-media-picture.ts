import type { OfficeHandler } from '../office-handler.ts';
import { wholePicture } from './media-answers.ts';

/** A picture with all places that name it. */
export const handle: OfficeHandler<'GET /office/api/media/picture'> = (deps) => {
  return async ({ query: { name }, locale, reply, decline }) => {
    const found = await wholePicture(deps, name, locale);
    return found ? reply(found) : decline({ kind: 'unknown-picture' });
  };
};
