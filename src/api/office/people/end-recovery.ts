import { ok } from '../../../base/result.ts';
import type { OfficeHandler } from '../office-handler.ts';
import type { StoredPerson } from '../staff-answers.ts';
import { makeWholePerson } from './whole-person.ts';

/** Stops a recovery. */
export const handle: OfficeHandler<'POST /office/api/people/recover/end'> = (deps) => {
  const wholePerson = makeWholePerson(deps);
  return ({ session, by, fields, once }) =>
    once({
      async work(transaction) {
        const changed = await deps.staff.endRecovery(transaction, { ...fields, by });
        return changed.ok ? ok({ personId: changed.value.id }) : changed;
      },
      whole: async ({ personId }: StoredPerson) => ({ person: await wholePerson(personId, session.staffId) }),
    });
};
