import { ok } from '../../../base/result.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { knowsProjects, type StoredPerson } from '../staff-answers.ts';
import { makeWholePerson } from './whole-person.ts';

/** Replaces the roles of a colleague. */
export const handle: OfficeHandler<'POST /office/api/people/change-roles'> = (deps) => {
  const wholePerson = makeWholePerson(deps);
  return ({ session, by, fields, once, decline }) => {
    if (!knowsProjects(deps, fields.assignments)) return decline({ kind: 'unknown-role-project' });
    return once({
      async work(transaction) {
        const changed = await deps.staff.changeRoles(transaction, { ...fields, by });
        return changed.ok ? ok({ personId: changed.value.id }) : changed;
      },
      whole: async ({ personId }: StoredPerson) => ({ person: await wholePerson(personId, session.staffId) }),
    });
  };
};
