import { ok, type Result, refuse } from '../../base/result.ts';
import type { PriceRule } from '../../contract/office/prices/price-rule.ts';
import type { PlannableStatus } from '../../contract/office/prices/prices.ts';
import { announceChange } from '../../platform/database/database.ts';
import type { Planned } from '../catalogue/catalogue.ts';
import { lockFor, updateRelease } from './release.store.ts';
import {
  type ReleaseMoved,
  type ReleasesContext,
  type ReleasesTransaction,
  releasesTopic,
  type Seen,
  tablesOf,
  type UnknownRelease,
} from './releases-context.ts';

type BadEnd = { kind: 'bad-end' };
/** `until` is when the flats get the prices of their source back; without it the new ones stay. */
type FlatChange = { rule: PriceRule; until?: Date | null } | { status: PlannableStatus };
type FlatsAsked<Change> = { apartments: number[]; change: Change };

type Begins = {
  makeRelease: (transaction: ReleasesTransaction, made: { name: string; by: string }) => Promise<{ value: { number: number } }>;
};

/** What releases do to flats. */
export function makeFlatChanges({ clock, flats }: Pick<ReleasesContext, 'clock' | 'flats'>, { makeRelease }: Begins) {
  const endsBefore = ({ change }: { change: FlatChange | null }) => change && 'rule' in change && change.until && change.until <= clock();

  function plan(transaction: ReleasesTransaction, { release, apartments, change }: { release: number } & FlatsAsked<FlatChange>) {
    const asked = { release, apartments };
    if ('status' in change) return flats.planStatuses(transaction, { ...asked, status: change.status });
    return flats.planPrices(transaction, { ...asked, rule: change.rule, until: change.until ?? null });
  }

  /** Gives flats other prices by a rule, or another status, or, without a change, takes them out of the release. */
  async function changeFlats(
    transaction: ReleasesTransaction,
    { apartments, change, ...seen }: Seen & FlatsAsked<FlatChange | null>,
  ): Promise<Result<Planned, UnknownRelease | ReleaseMoved | BadEnd>> {
    if (endsBefore({ change })) return refuse({ kind: 'bad-end' });
    const locked = await lockFor(tablesOf(transaction), 'edit', seen);
    if (!locked.ok) return locked;
    const planned = change ? await plan(transaction, { release: seen.number, apartments, change }) : { planned: 0, same: 0, unfit: 0 };
    if (!change) await flats.drop(transaction, { release: seen.number, apartments });
    await updateRelease(tablesOf(transaction), seen.number);
    await announceChange(transaction, releasesTopic);
    return ok(planned);
  }

  /** Begins a release with new prices or statuses; refuses a change that changes none. */
  async function makeFlatsRelease(
    transaction: ReleasesTransaction,
    { name, by, apartments, change }: { name: string; by: string } & FlatsAsked<FlatChange>,
  ): Promise<Result<Planned & Seen, { kind: 'no-flat-changes' } | BadEnd>> {
    if (endsBefore({ change })) return refuse({ kind: 'bad-end' });
    const tried =
      'status' in change
        ? await flats.tryStatuses(transaction, { apartments, status: change.status })
        : await flats.tryRule(transaction, { apartments, rule: change.rule });
    if (tried.planned === 0) return refuse({ kind: 'no-flat-changes' });
    const { number } = (await makeRelease(transaction, { name, by })).value;
    return ok({ number, version: 1, ...(await plan(transaction, { release: number, apartments, change })) });
  }

  return { changeFlats, makeFlatsRelease };
}
