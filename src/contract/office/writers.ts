/** The jobs that a process repeats. What one changes stands in the audit under its name. */
export const jobNames = [
  'letters',
  'subscriber-letters',
  'text-messages',
  'refunds',
  'crm-messages',
  'subscriber-notices',
  'retention',
  'rates',
  'inventory-feed',
  'crm',
  'banks',
  'state-services',
  'deal-expiry',
  'answer-promises',
  'cameras',
  'source-alarms',
  'releases',
] as const;
export type NamedJob = (typeof jobNames)[number];
/** Loads read only. */
export type JobName = NamedJob | `load of ${string}`;

/** Work of a process that no person has asked for: imports, loads, and what other systems say. */
export type ProcessOperation =
  | 'import-inventory'
  | 'load-content'
  | 'load-demo'
  | 'migrate'
  | 'applyPaymentEvent'
  | 'applyStateServiceEvent'
  | 'crm'
  | 'crm-deals'
  | 'crm-words';

/** The commands on the server. */
export type CommandName =
  | 'backup'
  | 'confirm-crm'
  | 'import-inventory'
  | 'load-content'
  | 'move-to-postgres'
  | 'office'
  | 'outbox'
  | 'restore';

/** Everything that changes records without a person of the office or a client: one without a word for the audit does not compile. */
export type WriterName = NamedJob | ProcessOperation | CommandName;
