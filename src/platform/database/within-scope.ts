import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scope } from '../../contract/office/rights.ts';

/** A record of the office: its project and the person it is assigned to, where it has them. */
export type Scoped = { projectId: string | null; ownerId: string | null };

const names = (list: readonly string[] | null, projectId: string | null) =>
  list === null || (projectId !== null && list.includes(projectId));

/** Whether a record is one that the scope covers. */
export const isWithin = ({ staffId, projects, ownInProjects }: Scope, { projectId, ownerId }: Scoped): boolean =>
  names(projects, projectId) || (ownerId === staffId && names(ownInProjects, projectId));

/** The same as a condition of a query, by the columns of the project and of the person. */
export function withinScope(
  { staffId, projects, ownInProjects }: Scope,
  { project, owner }: { project: Expression<string | null>; owner: Expression<string | null> },
): RawBuilder<SqlBool> {
  const among = (list: readonly string[] | null) =>
    list === null ? sql`true` : sql`coalesce(${project} = any(${[...list]}::text[]), false)`;
  return sql<SqlBool>`(${among(projects)} or (coalesce(${owner}::text = ${staffId}, false) and ${among(ownInProjects)}))`;
}
