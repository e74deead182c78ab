import type { OfficeHandler } from '../office-handler.ts';

/** How much of an upload of the person has arrived. */
export const handle: OfficeHandler<'GET /office/api/media/upload'> = ({ media }) => {
  return async ({ query: { id }, session, reply, decline }) => {
    const upload = await media.findUpload({ id, by: session.staffId });
    return upload ? reply({ id, bytes: upload.bytes, received: upload.received }) : decline({ kind: 'unknown-upload' });
  };
};
