import type { OfficeHandler } from '../office-handler.ts';
import { personOf } from '../staff-answers.ts';

/** Everyone of the office. */
export const handle: OfficeHandler<'GET /office/api/people'> = ({ staff }) => {
  return async ({ session, reply }) => reply({ people: (await staff.people()).map((person) => personOf(person, session.staffId)) });
};
