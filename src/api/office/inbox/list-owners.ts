import { rightsMatrix } from '../../../domain/staff/staff.ts';
import type { OfficeHandler } from '../office-handler.ts';

/** The people who may own requests of the asker's projects. */
export const handle: OfficeHandler<'GET /office/api/requests/owners'> = ({ staff, leads }) => {
  return async ({ scope: { projects }, reply }) => {
    const [people, open] = await Promise.all([staff.people(), leads.inbox.openByOwner()]);
    const mayOwn = people.filter(({ state, hasJoined, assignments }) =>
      assignments.some(
        ({ role, projectId }) =>
          state === 'active' &&
          hasJoined &&
          rightsMatrix['lead.answer'][role] &&
          (projectId === null || (projects?.includes(projectId) ?? true)),
      ),
    );
    return reply({ owners: mayOwn.map(({ id, name }) => ({ id, name, open: open.get(id) ?? 0 })) });
  };
};
