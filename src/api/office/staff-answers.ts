import type { Locale } from '../../base/locale.ts';
import type { Assignment, Me, Person as PersonAnswer } from '../../contract/office/people/staff.ts';
import { type Invited, type Person, type StaffSession, stepsWith } from '../../domain/staff/staff.ts';
import type { OfficeDependencies } from './office-dependencies.ts';

/** The person of a session. */
export async function meOf(
  { projects, staff }: Pick<OfficeDependencies, 'projects' | 'staff'>,
  session: StaffSession,
  locale: Locale,
): Promise<Me> {
  const { passkeys, signsFrom, hasPassword: password } = await staff.loginMethodsOf(session.staffId);
  return {
    id: session.staffId,
    name: session.name,
    email: session.email,
    phone: session.phone,
    locale: session.locale,
    assignments: session.assignments,
    rights: session.grants,
    provenUntil: session.provenUntil?.toISOString() ?? null,
    ways: { passkeys, signsFrom: signsFrom?.toISOString() ?? null, password },
    isDemo: session.isDemo,
    projects: projects(locale),
  };
}

/** Whether each role is for a project that exists, or for all. */
export function knowsProjects({ projects }: Pick<OfficeDependencies, 'projects'>, assignments: readonly Assignment[]): boolean {
  const known = new Set(projects('uk').map(({ id }) => id));
  return assignments.every(({ projectId }) => projectId === null || known.has(projectId));
}

const recoveryOf = (
  { askedBy, approvedBy, approvers: _, ...recovery }: NonNullable<Person['recovery']>,
  asker: string,
): PersonAnswer['recovery'] => ({
  ...recovery,
  askedBy: askedBy.name,
  approvedBy: approvedBy?.name ?? null,
  isOwn: askedBy.id === asker,
  askedAt: recovery.askedAt.toISOString(),
  expiresAt: recovery.expiresAt.toISOString(),
});

/** A person as another person of the office sees them. */
export const personOf = (person: Person, asker: string): PersonAnswer => ({
  id: person.id,
  name: person.name,
  email: person.email,
  phone: person.phone,
  locale: person.locale,
  state: person.state,
  assignments: person.assignments,
  invitedUntil: person.invitedUntil?.toISOString() ?? null,
  lastSeenAt: person.lastSeenAt?.toISOString() ?? null,
  recovery: person.recovery && recoveryOf(person.recovery, asker),
  ways: [...(person.hasPasskey ? (['passkey'] as const) : []), ...(person.hasPassword ? (['password'] as const) : [])],
  isDemo: person.isDemo,
  version: person.version,
  allowed: stepsWith(person, asker),
});

/** What a repeated request is answered from: it names no person and has no secret. */
export type StoredPerson = { personId: string };
export type StoredInvitation = StoredPerson & { inviteId: string; expiresAt: string };
export const storedInvitation = ({ person, inviteId, expiresAt }: Invited): StoredInvitation => ({
  personId: person.id,
  inviteId,
  expiresAt: expiresAt.toISOString(),
});
