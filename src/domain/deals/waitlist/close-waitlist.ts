import { ok } from '../../../base/result.ts';
import type { DealsContext, Transaction } from '../deals-context.ts';
import { closedWaitlistMessages } from '../messages/waitlist-messages.ts';
import { changed, type Led, type WaitlistCommand, type WaitlistCommands } from './waitlist-command.ts';
import { closedAmong } from './waitlist-event.store.ts';
import { orderOf } from './waitlist-standing.ts';

export function makeWaitlistClosing({ catalogue, site }: DealsContext, { onWaitlist, note }: WaitlistCommands) {
  /** Takes no new places any more; those on the waitlist keep theirs and are notified. */
  const closeWaitlistToNew = (trx: Transaction, asked: WaitlistCommand & { note: string }): Led =>
    onWaitlist(trx, asked, async ({ unit, waitlist }) => {
      const { flat, now } = unit;
      if ((await closedAmong(trx, [flat.id])).size > 0) return changed();
      await note(unit, asked, { kind: 'close', note: asked.note });
      for (const [at, waiter] of orderOf(waitlist, now).entries())
        unit.messages.push(...closedWaitlistMessages({ catalogue, site }, { waiter, slug: flat.slug, place: at + 1, at: now }));
      return ok({});
    });

  /** Takes new places again. */
  const openWaitlist = (trx: Transaction, asked: WaitlistCommand): Led =>
    onWaitlist(trx, asked, async ({ unit }) => {
      if ((await closedAmong(trx, [unit.flat.id])).size === 0) return changed();
      await note(unit, asked, { kind: 'open' });
      return ok({});
    });

  return { closeWaitlistToNew, openWaitlist };
}
