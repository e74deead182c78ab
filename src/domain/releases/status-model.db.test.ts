import fc from 'fast-check';
import { expect, it } from 'vitest';
import { load } from '../../../tests/support/contents/load-feed.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { openDeals } from '../../../tests/support/deals/open-deals.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import type { PlannableStatus } from '../../contract/office/prices/prices.ts';
import type { Database, OpenKysely } from '../../platform/database/database.ts';
import { makeContent } from '../content/content.ts';
import { makeReleases } from './releases.ts';

type Step =
  | { do: 'feed'; says: 'available' | 'reserved' | 'sold' }
  | { do: 'release'; status: PlannableStatus }
  | { do: 'undo' | 'hold' | 'cancel' };
const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({ do: fc.constant('feed' as const), says: fc.constantFrom('available' as const, 'reserved' as const, 'sold' as const) }),
    fc.record({ do: fc.constant('release' as const), status: fc.constantFrom('available' as const, 'reserved' as const) }),
    fc.constantFrom<Step>({ do: 'undo' }, { do: 'hold' }, { do: 'cancel' }),
  ),
  { minLength: 4, maxLength: 12 },
);
const other = { available: 'reserved', reserved: 'available' } as const;

/** What is right by the words of decisions 58 and 70, of one flat. */
function makeModel() {
  type Made = { status: PlannableStatus; applied: boolean; undone: boolean; isBack: boolean };
  const model = {
    status: 'reserved' as 'available' | 'reserved' | 'sold',
    held: false,
    stands: null as { made: Made; status: PlannableStatus } | null,
    made: [] as Made[],
  };
  const inForce = () => model.made.filter(({ applied, isBack }) => applied && !isBack);
  return {
    seen: () => [model.held ? 'held' : model.status, model.stands ? model.made.indexOf(model.stands.made) : null],
    feed(says: 'available' | 'reserved' | 'sold') {
      if (!model.held && (!model.stands || says === 'sold')) model.status = says;
      if (model.stands && (says === 'sold' || says === model.stands.status)) model.stands = null;
    },
    /** Whether there is such a release. */
    release(status: PlannableStatus): boolean {
      if (model.status === 'sold' || (model.held ? status === 'available' : model.status === status)) return false;
      const made: Made = { status, applied: !model.held, undone: false, isBack: false };
      model.made.push(made);
      if (made.applied) Object.assign(model, { status, stands: model.stands ? null : { made, status } });
      return true;
    },
    /** Which release is undone; -1 for none. */
    undo(): number {
      const made = model.made.findLast(({ undone }) => !undone);
      if (!made) return -1;
      made.undone = true;
      if (!made.applied || model.held || model.status !== made.status || inForce().at(-1) !== made) return model.made.indexOf(made);
      const stood = model.stands?.made === made;
      made.isBack = true;
      model.status = other[made.status];
      const { status } = model;
      // Where no earlier one stands again, the undo itself stands against what the source says by now.
      model.stands = stood ? null : { made: inForce().findLast((one) => one.status === status) ?? made, status };
      return model.made.indexOf(made);
    },
    hold(): boolean {
      if (model.held || model.status !== 'available') return false;
      model.held = true;
      return true;
    },
    cancel() {
      if (model.held) Object.assign(model, { held: false, status: 'available' });
    },
  };
}

onOneEngine('statuses of releases against a model', (open) => {
  it('whatever the feed, releases, undos and deals do in whatever order, a flat has the status that decisions 58 and 70 say', async () => {
    const database = await open();
    const clock = movableClock('2026-11-26T10:00:00Z');
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(steps, async (given) => {
        runs += 1;
        const real = await startFlat(database, { clock, id: `F-${runs}` });
        const model = makeModel();
        for (const step of given) {
          clock.pass(1);
          if (step.do === 'feed') {
            model.feed(step.says);
            await real.feed(step.says);
          } else if (step.do === 'release') expect(await real.release(step.status)).toBe(model.release(step.status));
          else if (step.do === 'undo') await real.undo(model.undo());
          else if (step.do === 'hold') expect(await real.hold()).toBe(model.hold());
          else {
            model.cancel();
            await real.cancel();
          }
          expect(await real.seen()).toEqual(model.seen());
        }
      }),
      { numRuns: 20 },
    );
  });
});

/** One flat of its own, which its feed says is reserved. */
async function startFlat(database: Database, { clock, id }: { clock: ReturnType<typeof movableClock>; id: string }) {
  const { kysely: db } = database;
  const feed = async (status: string) => {
    const read = await load(database, [{ id, number: id.slice(2), status }], { allowJump: true, allowGone: true }, { now: clock() });
    if (!read.ok) throw new Error(read.refusal.message);
  };
  await feed('reserved');
  const app = await openDeals(database, { clock });
  const releases = makeReleases({ db, clock, content: makeContent({ db, clock }), flats: app.catalogue.plannedFlats });
  const inOne = <Done>(work: (transaction: OpenKysely) => Promise<Done>) => db.transaction().execute(work);
  const flat = await db.selectFrom('apartment').select('id').where('salesforce_id', '=', id).executeTakeFirstOrThrow();
  const made: number[] = [];
  let deal: { clientId: string; id: string } | null = null;
  return {
    feed,
    async release(status: PlannableStatus): Promise<boolean> {
      const asked = { name: 'Друга черга', by: crypto.randomUUID(), apartments: [flat.id], change: { status } };
      const begun = await inOne((transaction) => releases.makeFlatsRelease(transaction, asked));
      if (!begun.ok) return false;
      const { number, version } = begun.value;
      await inOne((transaction) => releases.publish(transaction, { number, version, mayPrice: true }));
      made.push(number);
      return true;
    },
    async undo(at: number) {
      const number = made[at];
      if (number !== undefined) await inOne((transaction) => releases.undo(transaction, { number, version: 2, mayPrice: true }));
    },
    async hold(): Promise<boolean> {
      const clientId = await app.someClient();
      const held = await app.hold(clientId, flat.id);
      if (held.ok) deal = { clientId, id: held.value.id };
      return held.ok;
    },
    async cancel() {
      if (deal) await app.cancel(deal.clientId, deal.id);
      deal = null;
    },
    async seen() {
      const { status } = await db.selectFrom('apartment').select('status').where('id', '=', flat.id).executeTakeFirstOrThrow();
      const { standing } = await app.catalogue.plannedFlats.standing(10);
      const ours = standing.find(({ apartmentId }) => apartmentId === flat.id);
      return [status, ours ? made.indexOf(ours.release) : null];
    },
  };
}
