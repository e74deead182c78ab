import { sources } from '../../contract/office/sources.ts';
import type { WaitingItem } from '../../contract/office/today.ts';
import { holdsEverywhere, stepsWith } from '../../domain/staff/staff.ts';
import { nothing, type WaitingParts, type WaitingSource } from './waiting-source.ts';

/** Deliveries that failed and sources that are broken. */
export const ofSystems = (operations: WaitingParts['operations']): WaitingSource[] => [
  async function deadLetters(session) {
    if (!holdsEverywhere(session.grants, 'outbox.retry')) return nothing;
    const { count, oldest } = await operations.dead();
    if (!oldest) return nothing;
    return {
      items: [{ kind: 'dead-letters', key: 'dead-letters', dueAt: oldest.toISOString(), ids: await operations.deadIds(), count }],
    };
  },
  async function alarms(session) {
    if (!holdsEverywhere(session.grants, 'source.read')) return nothing;
    const isTheirs = (owner: string) => session.assignments.some(({ role }) => role === owner || role === 'administrator');
    const open = (await operations.alarms()).filter(({ source }) => isTheirs(sources[source].owner));
    return {
      items: open.map(({ id, source, part, brokenAt }) => ({
        kind: 'alarm',
        key: `alarm ${id}`,
        dueAt: brokenAt.toISOString(),
        source,
        part,
      })),
    };
  },
];

/** Recoveries and invitations of colleagues. */
export const ofPeople = (staff: WaitingParts['staff']): WaitingSource[] => [
  async function recoveries(session) {
    if (!holdsEverywhere(session.grants, 'staff.manage')) return nothing;
    return {
      items: (await staff.people()).flatMap((person): WaitingItem[] =>
        person.recovery && stepsWith(person, session.staffId).includes('approve-recovery')
          ? [{ kind: 'recovery', key: `recovery ${person.recovery.id}`, dueAt: person.recovery.askedAt.toISOString(), name: person.name }]
          : [],
      ),
    };
  },
  async function invitations(session, now) {
    if (!holdsEverywhere(session.grants, 'staff.manage')) return nothing;
    const over = (await staff.people()).filter(
      ({ hasJoined, state, invitedUntil }) => !hasJoined && state === 'invited' && invitedUntil && invitedUntil <= now,
    );
    return {
      items: over.map(({ id, name, invitedUntil }) => ({
        kind: 'invitation',
        key: `invitation ${id}`,
        dueAt: (invitedUntil as Date).toISOString(),
        name,
      })),
    };
  },
];
