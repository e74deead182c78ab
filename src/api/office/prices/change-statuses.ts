import { ok } from '../../../base/result.ts';
import type { OfficeHandler } from '../office-handler.ts';
import type { PlannedFlats } from './change-flats.ts';

/** Begins a release that puts flats on sale or takes them off. */
export const handle: OfficeHandler<'POST /office/api/statuses/change'> = ({ releases }) => {
  return ({ fields: { name, apartments, status }, session, once }) =>
    once({
      async work(transaction) {
        const made = await releases.makeFlatsRelease(transaction, { name, by: session.staffId, apartments, change: { status } });
        if (!made.ok) return made;
        const { version: _, ...stored } = made.value;
        return ok(stored);
      },
      whole: (stored: PlannedFlats) => stored,
    });
};
