import type { Kysely } from 'kysely';
import type { Clock } from '../../../../base/clock.ts';
import type { Rate } from '../../../../base/money.ts';
import type { CatalogueTables } from '../../catalogue.tables.ts';
import type { ImportContext } from '../import-options.ts';

export type ProposalsContext = Pick<ImportContext, 'session' | 'announce'> & {
  db: Kysely<CatalogueTables>;
  clock: Clock;
  /** Of now: both currencies of a price are in the history. */
  currentRate: () => Rate | null;
  limitBytes?: number;
  /** A feed or the CRM sets prices, too: one that a person gives is ours then. */
  hasSource: boolean;
};
