import type { OfficeHandler } from '../office-handler.ts';
import { legalVersionAnswer } from './legal-version-rows.ts';

/** The text of a version. */
export const handle: OfficeHandler<'GET /office/api/legal/version'> = ({ content }) => {
  return async ({ query: { page, number }, reply, decline }) => {
    const found = await legalVersionAnswer(content, { page, number: Number(number) });
    return found ? reply(found) : decline({ kind: 'unknown-content' });
  };
};
