import type { Assignment } from '../../../contract/office/people/staff.ts';
import { roleName } from '../../data/names/role-names.ts';
import * as m from '../../paraglide/messages.js';

/** Roles in one line, each with its project. */
export const roleWords = (assignments: readonly Assignment[], projectName: (id: string) => string): string =>
  assignments
    .map(({ role, projectId }) => (projectId === null ? roleName(role) : `${roleName(role)} (${projectName(projectId)})`))
    .join(', ') || m.people_no_roles();
