import { hourMs } from '../../../base/durations.ts';
import { ok, refuse } from '../../../base/result.ts';
import type { DealsContext, Transaction } from '../deals-context.ts';
import { noteMessages, turnMessages } from '../messages/waitlist-messages.ts';
import { turnAt } from '../rules/waitlist-turns.ts';
import { noticePauseHours } from './waitlist-acts.ts';
import { changed, entryIn, type Led, type OnPlace, type WaitlistCommands } from './waitlist-command.ts';
import { lastNoticeTo } from './waitlist-event.store.ts';

/** Staff, or the clock, wrote to the client a short while ago; the next message may leave at `again`. */
export type NotifiedTooOften = { kind: 'notified-too-often'; again: Date };

export function makeClientNotices({ catalogue, clients, site }: DealsContext, { onWaitlist, note }: WaitlistCommands) {
  /** Writes to a client: that the turn still runs, or a text. Refuses a second message within hours, over all flats of the phone. */
  async function notifyClient(trx: Transaction, { text, ...asked }: OnPlace & { text: string }): Led<NotifiedTooOften> {
    const place = await trx
      .selectFrom('waiting')
      .select('client_id')
      .where('id', '=', asked.entryId)
      .where('apartment_id', '=', asked.apartmentId)
      .executeTakeFirst();
    // Messages to one client are counted one after the other; the client is locked before the flat, as everywhere.
    const client = place && (await clients.lockClient(trx, place.client_id));
    return onWaitlist<NotifiedTooOften>(trx, asked, async ({ unit, waitlist, isFree }) => {
      const { now, flat } = unit;
      const entry = entryIn(waitlist, asked.entryId);
      const turn = isFree ? turnAt(waitlist.turns, now) : null;
      if (!client || !entry || (!text && turn?.waiter.id !== entry.id)) return changed();
      const last = [await lastNoticeTo(trx, client), text ? null : entry.notifiedAt].map((at) => at?.getTime() ?? 0);
      const again = new Date(Math.max(...last) + noticePauseHours * hourMs);
      if (again > now) return refuse({ kind: 'notified-too-often', again });
      await note(unit, asked, { kind: 'notify', placeId: entry.id, note: text });
      const about = { waiter: entry, slug: flat.slug };
      if (text)
        unit.messages.push(
          ...noteMessages({ catalogue, site }, { ...about, text, at: now, until: turn?.waiter.id === entry.id ? turn.until : null }),
        );
      else if (turn) unit.messages.push(...turnMessages({ catalogue, site }, { ...about, until: turn.until, again: now }));
      return ok({});
    });
  }

  return { notifyClient };
}
