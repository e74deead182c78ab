import { ok } from '../../../base/result.ts';
import type { OfficeHandler } from '../office-handler.ts';

type Stored = { number: number; planned: number; same: number; unfit: number };

/** Gives flats prices in a release. */
export const handle: OfficeHandler<'POST /office/api/prices/plan'> = ({ releases }) => {
  return ({ fields: { until, ...fields }, once }) =>
    once({
      async work(transaction) {
        const done = await releases.changePrices(transaction, { ...fields, until: until ? new Date(until) : null });
        return done.ok ? ok({ number: fields.number, ...done.value }) : done;
      },
      whole: (stored: Stored) => stored,
    });
};
