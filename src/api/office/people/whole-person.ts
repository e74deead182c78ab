import type { OfficeDependencies } from '../office-dependencies.ts';
import { personOf } from '../staff-answers.ts';

/** The person of a stored answer, as they are now. */
export const makeWholePerson =
  ({ staff }: Pick<OfficeDependencies, 'staff'>) =>
  async (personId: string, asker: string) => {
    const [person] = await staff.people(personId);
    if (!person) throw new Error(`the person ${personId} of a stored answer is gone`);
    return personOf(person, asker);
  };
