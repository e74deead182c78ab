import { randomUUID } from 'node:crypto';
import { ok } from '../../../base/result.ts';
import type { DealsContext, Transaction } from '../deals-context.ts';
import type { FlatTransactions } from '../flat-transaction.ts';
import { skippedMessages } from '../messages/waitlist-messages.ts';
import { isBookedElsewhere } from '../rules/for-sale.ts';
import { turnAt } from '../rules/waitlist-turns.ts';
import type { SkipReason } from './waitlist-acts.ts';
import { changed, entryIn, type Led, type OnPlace, type WaitlistCommands } from './waitlist-command.ts';
import { mayPass } from './waitlist-standing.ts';

export function makePassing({ catalogue, site }: DealsContext, { free }: FlatTransactions, { onWaitlist, note }: WaitlistCommands) {
  /**
   * Passes a place: the client goes to the end of the waitlist and is notified, and a turn of theirs ends, so that the next client has it
   * at once. It counts as no unused turn.
   */
  const passPlace = (trx: Transaction, asked: OnPlace & { reason: SkipReason; note: string }): Led =>
    onWaitlist(trx, asked, async ({ unit, live, waitlist, isFree }) => {
      const { now, flat } = unit;
      const entry = entryIn(waitlist, asked.entryId);
      if (!entry || !mayPass(entry.id, { waitlist, now, isFree })) return changed();
      const hadTurn = isFree && turnAt(waitlist.turns, now)?.waiter.id === entry.id;
      await trx.updateTable('waiting').set({ left_at: now, skipped_at: now }).where('id', '=', entry.id).execute();
      await trx
        .insertInto('waiting')
        .values({
          id: randomUUID(),
          apartment_id: flat.id,
          client_id: entry.clientId,
          phone: entry.phone,
          locale: entry.locale,
          asked_at: now,
          since: entry.since,
          left_at: null,
          told_at: null,
          project_id: catalogue.findFlatById(flat.id)?.project.externalId ?? null,
        })
        .execute();
      unit.ended.push({ id: entry.id, how: 'passed', by: asked.by });
      await note(unit, asked, { kind: 'skip', placeId: entry.id, reason: asked.reason, note: asked.note });
      unit.messages.push(...skippedMessages({ catalogue, site }, { waiter: entry, slug: flat.slug, reason: asked.reason, hadTurn }));
      if (!live && hadTurn && !isBookedElsewhere(flat, now)) await free(unit);
      return ok({});
    });

  return { passPlace };
}
