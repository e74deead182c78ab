/** The roles of the office. A person may have several, each for all projects or for one. */
export const roles = [
  'sales-manager',
  'head-of-sales',
  'editor',
  'inventory-operator',
  'construction-reporter',
  'hr',
  'accountant',
  'administrator',
] as const;
export type Role = (typeof roles)[number];

/** The rights that operations of the office ask for; each has an operation that uses it. */
export const rights = [
  'staff.manage',
  'audit.read',
  'deal.read',
  'deal.step',
  'deal.assign',
  'flat.hold',
  'quote.make',
  'waitlist.read',
  'waitlist.lead',
  'refund.ask',
  'refund.approve',
  'payment.note',
  'source.read',
  'source.look',
  'outbox.retry',
  'record.find',
  'import.propose',
  'import.approve',
  'import.undo',
  'content.draft',
  'content.publish',
  'price.plan',
  'media.edit',
  'report.write',
  'lead.read',
  'lead.answer',
  'lead.assign',
  'template.edit',
  'resume.read',
] as const;
export type Right = (typeof rights)[number];

/** `own`: only records that are assigned to the person. */
export const reaches = ['all', 'own'] as const;
export type Reach = (typeof reaches)[number];

/** The records that a person holds a right over: those of projects, and of other projects those assigned to the person. Null means every project. */
export type Scope = { staffId: string; projects: readonly string[] | null; ownInProjects: readonly string[] | null };
