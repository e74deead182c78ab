import type { OfficeHandler } from '../office-handler.ts';

/** Begins an upload of the person. */
export const handle: OfficeHandler<'POST /office/api/media/uploads/begin'> = ({ media }) => {
  return ({ fields, session, once }) =>
    once({
      work: (transaction) => media.beginUpload(transaction, { ...fields, by: session.staffId }),
      async whole({ id }: { id: string }) {
        const upload = await media.findUpload({ id, by: session.staffId });
        return upload && { id, bytes: upload.bytes, received: upload.received };
      },
    });
};
