import { mediaLimits } from '../../../contract/office/media/media.ts';
import { holdsEverywhere } from '../../../domain/staff/staff.ts';
import type { OfficeHandler } from '../office-handler.ts';

/** Begins an upload of the person. Who has pictures of some projects alone brings new ones for reports. */
export const handle: OfficeHandler<'POST /office/api/media/uploads/begin'> = ({ media }) => {
  return ({ fields, session, once, decline }) => {
    const isOfReports = !holdsEverywhere(session.grants, 'media.edit');
    if (isOfReports && fields.replaces !== null) return decline({ kind: 'not-allowed' });
    const mostOfDay = isOfReports ? mediaLimits.reportPicturesOfDay : null;
    return once({
      work: (transaction) => media.beginUpload(transaction, { ...fields, by: session.staffId, mostOfDay }),
      async whole({ id }: { id: string }) {
        const upload = await media.findUpload({ id, by: session.staffId });
        return upload && { id, bytes: upload.bytes, received: upload.received };
      },
    });
  };
};
