import { ok } from '../../../base/result.ts';
import { holdsEverywhere } from '../../../domain/staff/staff.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { isProvenForPrices } from '../releases/release-answers.ts';
import type { PlannedFlats } from './change-flats.ts';

/** Begins a release with new prices, or puts them into force at once. */
export const handle: OfficeHandler<'POST /office/api/prices/change'> = (deps) => {
  const { releases } = deps;
  return ({ fields: { name, apartments, rule, until, confirmed, publish }, session, decline, once }) => {
    if (publish && !holdsEverywhere(session.grants, 'content.publish')) return decline({ kind: 'not-allowed' });
    if (publish && !isProvenForPrices(deps, session)) return decline({ kind: 'proof-needed' });
    return once({
      async work(transaction) {
        const change = { rule, until: until ? new Date(until) : null, confirmed };
        const made = await releases.makeFlatsRelease(transaction, { name, by: session.staffId, apartments, change });
        if (!made.ok) return made;
        const { version, ...stored } = made.value;
        const done = publish && (await releases.publish(transaction, { number: stored.number, version, mayPrice: true }));
        if (done && !done.ok) throw new Error(`new prices could not be published: ${done.refusal.kind}`);
        return ok(stored);
      },
      whole: (stored: PlannedFlats) => stored,
    });
  };
};
