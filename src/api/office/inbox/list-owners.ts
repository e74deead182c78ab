import { rightsMatrix } from '../../../domain/staff/staff.ts';
import type { OfficeHandler } from '../office-handler.ts';

/** The people who may own requests of the asker's projects, and those who have some and may not any more. */
export const handle: OfficeHandler<'GET /office/api/requests/owners'> = ({ staff, leads }) => {
  return async ({ scope, reply }) => {
    const [people, open] = await Promise.all([staff.people(), leads.inbox.openByOwner(scope)]);
    const serves = (projectId: string | null) => projectId === null || (scope.projects?.includes(projectId) ?? true);
    const owners = people.map(({ id, name, state, hasJoined, assignments }) => ({
      id,
      name,
      open: open.get(id) ?? 0,
      mayOwn:
        state === 'active' &&
        hasJoined &&
        assignments.some(({ role, projectId }) => rightsMatrix['lead.answer'][role] && serves(projectId)),
    }));
    return reply({ owners: owners.filter((one) => one.mayOwn || one.open > 0) });
  };
};
