import type { Kysely } from 'kysely';
import type { Clock } from '../../../base/clock.ts';
import { minuteMs } from '../../../base/durations.ts';
import { afterOpenTime, type OpenTimes } from '../../../base/opening-hours.ts';
import type { OpenKysely } from '../../../platform/database/database.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { LeadsTables } from '../leads.tables.ts';

/** The people of the office, as far as requests need them. */
export type LeadStaff = {
  /** Who may own requests of the project, or requests of no project. */
  managersOf: (transaction: OpenKysely, projectId: string | null) => Promise<readonly string[]>;
  headsOf: (transaction: OpenKysely, projectId: string | null) => Promise<readonly string[]>;
  /** How each of them hears of something now; without those who may not come in. */
  waysToReach: (transaction: OpenKysely, staffIds: readonly string[]) => Promise<ReadonlyMap<string, 'screen' | 'sms' | 'email'>>;
};

export type InboxContext = {
  db: Kysely<LeadsTables>;
  clock: Clock;
  catalogue: Pick<Catalogue, 'findFlat'>;
  /** The opening hours of each office, with its days off. */
  officeHours: () => readonly OpenTimes[];
  staff: LeadStaff;
};

export type LeadsTransaction = Kysely<LeadsTables>;

/** Announced with each change of a request. Writers announce it before the outbox, always in this order. */
export const leadsTopic = 'leads';

const promisedMs = 15 * minuteMs;

/** A request is answered within 15 minutes of the opening hours; at the half its owner is reminded. */
export const promiseFrom = (officeHours: readonly OpenTimes[], at: Date) => ({
  asked_at: at,
  remind_at: afterOpenTime(officeHours, at, promisedMs / 2),
  due_at: afterOpenTime(officeHours, at, promisedMs),
  escalated_at: null,
  answered_at: null,
  paused_until: null,
  pause_why: null,
});

export const system = { kind: 'system', id: null, requestId: null } as const;
