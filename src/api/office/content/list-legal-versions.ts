import type { OfficeHandler } from '../office-handler.ts';
import { versionRows } from './legal-version-rows.ts';

/** The versions of the legal texts. */
export const handle: OfficeHandler<'GET /office/api/legal/versions'> = ({ content }) => {
  return async ({ reply }) => reply({ versions: await versionRows(content) });
};
