import type { Assignment } from '../../contract/office/people/staff.ts';
import { type Reach, type Right, type Role, rights, type Scope } from '../../contract/office/rights.ts';

/** The whole matrix: what each right gives to each role. `own` are the records that are assigned to the person. */
export const rightsMatrix: Readonly<Record<Right, Partial<Record<Role, Reach>>>> = {
  'staff.manage': { administrator: 'all' },
  'audit.read': { 'head-of-sales': 'all', administrator: 'all' },
  'deal.read': { 'sales-manager': 'own', 'head-of-sales': 'all', accountant: 'all' },
  'deal.step': { 'sales-manager': 'own', 'head-of-sales': 'all' },
  'deal.assign': { 'head-of-sales': 'all' },
  // Two people: one asks, another approves. Who ends a paid deal asks by that, too.
  'refund.ask': { accountant: 'all' },
  'refund.approve': { 'head-of-sales': 'all' },
  'payment.note': { accountant: 'all' },
  // A flat has no owner.
  'flat.hold': { 'sales-manager': 'all', 'head-of-sales': 'all' },
  'quote.make': { 'sales-manager': 'all', 'head-of-sales': 'all' },
  // A waitlist belongs to its flat. Who may only read one sees nothing of its clients.
  'waitlist.read': { 'sales-manager': 'all', 'head-of-sales': 'all', 'inventory-operator': 'all' },
  'waitlist.lead': { 'sales-manager': 'all', 'head-of-sales': 'all' },
  // Every role that owns a source sees them all.
  'source.read': {
    'head-of-sales': 'all',
    'inventory-operator': 'all',
    'construction-reporter': 'all',
    accountant: 'all',
    administrator: 'all',
  },
  'source.look': { 'head-of-sales': 'all', 'inventory-operator': 'all', administrator: 'all' },
  // Clients by the beginning of a phone or a name.
  'record.find': { 'sales-manager': 'all', 'head-of-sales': 'all' },
  'outbox.retry': { 'head-of-sales': 'all', 'inventory-operator': 'all', administrator: 'all' },
  'lead.read': { 'sales-manager': 'own', 'head-of-sales': 'all' },
  'lead.answer': { 'sales-manager': 'own', 'head-of-sales': 'all' },
  'lead.assign': { 'head-of-sales': 'all' },
  // Of the whole company, as the people who answer are.
  'template.edit': { 'head-of-sales': 'all' },
  'resume.read': { hr: 'all' },
  // A file may have flats of any project.
  'import.propose': { 'head-of-sales': 'all', 'inventory-operator': 'all' },
  'import.approve': { 'head-of-sales': 'all', 'inventory-operator': 'all' },
  'import.undo': { 'head-of-sales': 'all', 'inventory-operator': 'all' },
  // Words and pictures of the site belong to the whole company.
  'content.draft': { 'head-of-sales': 'all', editor: 'all' },
  'content.publish': { 'head-of-sales': 'all', editor: 'all' },
  'price.plan': { 'head-of-sales': 'all' },
  // Of the projects on whose sites a person is.
  'report.write': { 'head-of-sales': 'all', editor: 'all', 'construction-reporter': 'all' },
  'media.edit': { 'head-of-sales': 'all', editor: 'all', 'inventory-operator': 'all', 'construction-reporter': 'all' },
};

/** A right of a person; `projectIds` null means all projects. */
export type Grant = { right: Right; reach: Reach; projectIds: string[] | null };

/** The rights that follow from roles: for each right one grant a reach, the wider first, without what the wider covers. */
export function grantsOf(assignments: readonly Assignment[]): Grant[] {
  return rights.flatMap((right): Grant[] => {
    const projectsWith = (reach: Reach): string[] | null => {
      const giving = assignments.filter(({ role }) => rightsMatrix[right][role] === reach);
      return giving.some(({ projectId }) => projectId === null)
        ? null
        : [...new Set(giving.map(({ projectId }) => projectId ?? ''))].sort();
    };
    const all = projectsWith('all');
    if (all === null) return [{ right, reach: 'all', projectIds: null }];
    const own = projectsWith('own');
    const rest = own === null ? null : own.filter((id) => !all.includes(id));
    const some: Grant[] = all.length > 0 ? [{ right, reach: 'all', projectIds: all }] : [];
    return rest === null || rest.length > 0 ? [...some, { right, reach: 'own', projectIds: rest }] : some;
  });
}

/** Whether a right is held over the whole company: people and the audit belong to no project. */
export const holdsEverywhere = (grants: readonly Grant[], right: Right): boolean =>
  grants.some((grant) => grant.right === right && grant.reach === 'all' && grant.projectIds === null);

/** The records over which a right is held; null when it is held over none. */
export function scopeOf({ staffId, grants }: { staffId: string; grants: readonly Grant[] }, right: Right): Scope | null {
  const held = grants.filter((grant) => grant.right === right);
  if (held.length === 0) return null;
  const projectsWith = (reach: Reach) => held.filter((grant) => grant.reach === reach).flatMap(({ projectIds }) => projectIds ?? [null]);
  const whole = (ids: (string | null)[]): string[] | null => (ids.includes(null) ? null : ids.filter((id) => id !== null));
  return { staffId, projects: whole(projectsWith('all')), ownInProjects: whole(projectsWith('own')) };
}
