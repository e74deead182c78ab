import { ok, type Result, refuse } from '../../base/result.ts';
import type { ConfirmedFar } from '../../contract/office/prices/far-prices.ts';
import type { PriceRule } from '../../contract/office/prices/price-rule.ts';
import type { PlannableStatus } from '../../contract/office/prices/prices.ts';
import { announceChange } from '../../platform/database/database.ts';
import type { Planned, PricesUnconfirmed } from '../catalogue/catalogue.ts';
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
/** `until` is when the flats get the prices of their source back; without it the new ones stay. `confirmed` names the prices that move far. */
type FlatChange = { rule: PriceRule; until?: Date | null; confirmed?: ConfirmedFar | null | undefined } | { status: PlannableStatus };
type FlatsAsked<Change> = { apartments: number[]; change: Change };

type Begins = {
  makeRelease: (transaction: ReleasesTransaction, made: { name: string; by: string }) => Promise<{ value: { number: number } }>;
};

/** What releases do to flats. */
export function makeFlatChanges({ clock, flats }: Pick<ReleasesContext, 'clock' | 'flats'>, { makeRelease }: Begins) {
  const endsBefore = ({ change }: { change: FlatChange | null }) => change && 'rule' in change && change.until && change.until <= clock();

  async function plan(
    transaction: ReleasesTransaction,
    { release, apartments, change }: { release: number } & FlatsAsked<FlatChange>,
  ): Promise<Result<Planned, PricesUnconfirmed>> {
    const asked = { release, apartments };
    if ('status' in change) return ok(await flats.planStatuses(transaction, { ...asked, status: change.status }));
    const { rule, until = null, confirmed } = change;
    return flats.planPrices(transaction, { ...asked, rule, until, confirmed });
  }

  /** Gives flats other prices by a rule, or another status, or, without a change, takes them out of the release. */
  async function changeFlats(
    transaction: ReleasesTransaction,
    { apartments, change, ...seen }: Seen & FlatsAsked<FlatChange | null>,
  ): Promise<Result<Planned, UnknownRelease | ReleaseMoved | BadEnd | PricesUnconfirmed>> {
    if (endsBefore({ change })) return refuse({ kind: 'bad-end' });
    const locked = await lockFor(tablesOf(transaction), 'edit', seen);
    if (!locked.ok) return locked;
    const planned = change ? await plan(transaction, { release: seen.number, apartments, change }) : ok({ planned: 0, same: 0, unfit: 0 });
    if (!planned.ok) return planned;
    if (!change) await flats.drop(transaction, { release: seen.number, apartments });
    await updateRelease(tablesOf(transaction), seen.number);
    await announceChange(transaction, releasesTopic);
    return planned;
  }

  /** Begins a release with new prices or statuses; refuses a change that changes none. */
  async function makeFlatsRelease(
    transaction: ReleasesTransaction,
    { name, by, apartments, change }: { name: string; by: string } & FlatsAsked<FlatChange>,
  ): Promise<Result<Planned & Seen, { kind: 'no-flat-changes' } | BadEnd | PricesUnconfirmed>> {
    if (endsBefore({ change })) return refuse({ kind: 'bad-end' });
    const tried =
      'status' in change
        ? ok(await flats.tryStatuses(transaction, { apartments, status: change.status }))
        : await flats.tryRule(transaction, { apartments, rule: change.rule, confirmed: change.confirmed });
    if (!tried.ok) return tried;
    if (tried.value.planned === 0) return refuse({ kind: 'no-flat-changes' });
    const { number } = (await makeRelease(transaction, { name, by })).value;
    const planned = await plan(transaction, { release: number, apartments, change });
    if (!planned.ok) throw new Error(`prices changed while a release was begun with them: ${planned.refusal.kind}`);
    return ok({ number, version: 1, ...planned.value });
  }

  return { changeFlats, makeFlatsRelease };
}
