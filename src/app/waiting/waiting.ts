import type { StaffSession } from '../../domain/staff/staff.ts';
import { ofPeople, ofSystems } from './administrators-waiting.ts';
import { ofClients } from './clients-waiting.ts';
import { ofSite } from './site-waiting.ts';
import type { WaitingParts, WaitingSource } from './waiting-source.ts';

/** Every section that may have work, in one list. */
export const waitingSources = ({ operations, staff, deals, ...parts }: WaitingParts): WaitingSource[] => [
  ...ofClients({ ...parts, staff, officeDeals: deals }),
  ...ofSite(parts),
  ...ofSystems(operations),
  ...ofPeople(staff),
];

/** The work of a person in all sections, the oldest promise first. */
export function makeToday(sections: readonly WaitingSource[]) {
  return async (session: StaffSession, now: Date) => {
    const all = await Promise.all(sections.map((section) => section(session, now)));
    const items = all.flatMap((one) => one.items).sort((a, b) => (a.dueAt < b.dueAt ? -1 : a.dueAt > b.dueAt ? 1 : 0));
    return { items, more: all.reduce((sum, { more = 0 }) => sum + more, 0) };
  };
}
