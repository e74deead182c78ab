import type { OfficeHandler } from '../office-handler.ts';

const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** The file of an application. */
export const handle: OfficeHandler<'GET /office/api/resume/file'> = ({ leads }) => {
  return async ({ query: { id }, reply, decline }) => {
    const file = await leads.inbox.resumeFile(id);
    if (!file) return decline({ kind: 'unknown-resume' });
    return reply({ name: file.name, mediaType: mediaTypes[file.type], content: Buffer.from(file.bytes).toString('base64') });
  };
};
