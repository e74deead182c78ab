import * as z from 'zod/mini';
import type { Result } from '../../../base/result.ts';
import { assignmentSchema } from '../../../contract/office/people/staff.ts';
import type { DealNow } from '../../../domain/deals/deals.ts';
import { holdsEverywhere, type Person, type StaffSession, scopeOf } from '../../../domain/staff/staff.ts';
import type { Author, findAuditEntry } from '../../../platform/audit/audit.ts';
import type { OpenKysely } from '../../../platform/database/database.ts';
import { holdsOver, leadersAmong } from '../deals/deal-answers.ts';
import type { OfficeDependencies } from '../office-dependencies.ts';
import type { OfficeRefusalWith } from '../office-refusals.ts';
import { knowsProjects } from '../staff-answers.ts';

export type Entry = NonNullable<Awaited<ReturnType<typeof findAuditEntry>>>;
/** The records of entries as they are now. */
export type RecordsNow = {
  people: ReadonlyMap<string, Person>;
  deals: ReadonlyMap<string, DealNow>;
  /** The names of releases. */
  releases: ReadonlyMap<string, string>;
};
type Deps = Pick<OfficeDependencies, 'staff' | 'deals' | 'projects' | 'releases'>;
type Refusal = OfficeRefusalWith<'unknown-person' | 'own-roles' | 'last-administrator' | 'changed-meanwhile' | 'unknown-deal' | 'not-now'>;
type Asked = { session: StaffSession; entry: Entry; now: RecordsNow };
/** Makes what was before anew, by the command of the record's own module. `isSigned`: it moves rights, so the person signs it. */
export type Restoration = { isSigned: boolean; restore: (transaction: OpenKysely, by: Author) => Promise<Result<object, Refusal>> };

const operation = 'restoreRecord';
const rolesSchema = z.object({ assignments: z.array(assignmentSchema) });
const ownerOf = (values: Entry['before']): string | null => (typeof values?.owner_id === 'string' ? values.owner_id : null);

/** The records that the entries are about. */
export async function recordsOf({ staff, deals, releases }: Deps, entries: readonly Entry[]): Promise<RecordsNow> {
  const dealIds = entries.filter(({ record_type }) => record_type === 'deal').map(({ record_id }) => record_id);
  const [people, found] = await Promise.all([staff.people(), deals.office.dealsById([...new Set(dealIds)])]);
  const named = (await releases.releases()).map(({ number, name }) => [String(number), name] as const);
  return {
    releases: new Map(named),
    people: new Map(people.map((one) => [one.id, one])),
    deals: new Map(found.map((one) => [one.id, one])),
  };
}

/** A colleague's roles, while they are those that the entry made. */
function restoreRoles(deps: Deps, { session, entry, now }: Asked): Restoration | null {
  const { data: before } = rolesSchema.safeParse(entry.before);
  const { record_id: personId, version } = entry;
  const isTheirs = holdsEverywhere(session.grants, 'staff.manage') && personId !== session.staffId;
  // A role may be for a project that is gone.
  if (!before || entry.after === null || version === null || !isTheirs || !knowsProjects(deps, before.assignments)) return null;
  if (now.people.get(personId)?.version !== version) return null;
  return {
    isSigned: true,
    restore: (transaction, by) => deps.staff.changeRoles(transaction, { ...before, personId, version, operation, by }),
  };
}

/** Who leads a live deal, while it is the person that the entry has given it to. */
function restoreOwner({ deals }: Deps, { session, entry, now }: Asked): Restoration | null {
  const { before, after } = entry;
  const deal = now.deals.get(entry.record_id);
  const scope = scopeOf(session, 'deal.assign');
  const staffId = ownerOf(before);
  if (!before || !after || staffId === ownerOf(after)) return null;
  if (!deal || deal.ownerId !== ownerOf(after) || deal.endedAt !== null || !scope || !holdsOver(session, 'deal.assign', deal)) return null;
  const leaders = leadersAmong([...now.people.values()], deal.projectId).map(({ id }) => id);
  if (staffId !== null && !leaders.includes(staffId)) return null;
  const { number, ownerId: seen } = deal;
  return {
    isSigned: false,
    restore: (transaction, by) => deals.office.assignDeal(transaction, { scope, by, number, staffId, leaders, seen }),
  };
}

const restorations: Readonly<Record<string, (deps: Deps, asked: Asked) => Restoration | null>> = {
  staff: restoreRoles,
  deal: restoreOwner,
};

/** What makes the state before an entry anew; null where nothing does, where the record has changed since, or where the person may not. */
export const restorationOf = (deps: Deps, asked: Asked): Restoration | null => restorations[asked.entry.record_type]?.(deps, asked) ?? null;
