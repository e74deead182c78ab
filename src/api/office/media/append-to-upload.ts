import type { OfficeHandler } from '../office-handler.ts';

/** Adds a part to an upload of the person. */
export const handle: OfficeHandler<'POST /office/api/media/uploads/append'> = ({ media }) => {
  return async ({ query: { id, offset }, fields: bytes, session, reply, decline }) => {
    const by = session.staffId;
    const added = await media.appendToUpload({ id, by, offset: Number(offset), bytes });
    if (!added.ok) return decline(added.refusal);
    const upload = await media.findUpload({ id, by });
    return upload ? reply({ id, bytes: upload.bytes, received: added.value.received }) : decline({ kind: 'unknown-upload' });
  };
};
