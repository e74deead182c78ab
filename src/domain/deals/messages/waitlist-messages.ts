import { localePath } from '../../../base/locale.ts';
import type { OutboxMessage } from '../../../platform/outbox/outbox.ts';
import type { WaitlistEntry } from '../waitlist/waitlist.store.ts';
import type { SkipReason } from '../waitlist/waitlist-acts.ts';
import { flatName, letter, type Site, sms } from './deal-messages.ts';
import { dealTexts, momentIn } from './deal-texts.ts';
import { waitlistTexts } from './waitlist-texts.ts';

type To = { waiter: WaitlistEntry; slug: string };

/** `again`: staff remind of a turn that has begun before. */
export function turnMessages(site: Site, { waiter, slug, until, again }: To & { until: Date; again?: Date }): OutboxMessage[] {
  const { id, locale } = waiter;
  const key = `turn:${id}:${until.toISOString()}${again ? `:${again.toISOString()}` : ''}`;
  const url = `${site.site.publicUrl}${localePath(locale, `/apartments/${slug}/`)}`;
  const text = dealTexts[locale].sms.turn(flatName(site, slug, locale), momentIn(until, locale), url);
  return [letter(key, { about: 'turn', waiting: id, slug, until: until.toISOString() }), sms(key, waiter, text)];
}

export function skippedMessages(site: Site, { waiter, slug, ...passed }: To & { reason: SkipReason; hadTurn: boolean }): OutboxMessage[] {
  const { id, locale } = waiter;
  const text = waitlistTexts[locale].sms.passed(flatName(site, slug, locale), passed);
  return [letter(`passed:${id}`, { about: 'turn-passed', waiting: id, slug, ...passed }), sms(`passed:${id}`, waiter, text)];
}

/** A text that staff have written. */
export function noteMessages(site: Site, { waiter, slug, text, at }: To & { text: string; at: Date }): OutboxMessage[] {
  const { id, locale } = waiter;
  const key = `waitlist-note:${id}:${at.toISOString()}`;
  const whole = waitlistTexts[locale].sms.note(flatName(site, slug, locale), text);
  return [letter(key, { about: 'waitlist-note', waiting: id, slug, text }), sms(key, waiter, whole)];
}

/** At most one a day, however often a waitlist is opened and closed. */
export function closedWaitlistMessages(site: Site, { waiter, slug, place, at }: To & { place: number; at: Date }): OutboxMessage[] {
  const { id, locale } = waiter;
  const key = `waitlist-closed:${id}:${at.toISOString().slice(0, 10)}`;
  const text = waitlistTexts[locale].sms.closed(flatName(site, slug, locale), place);
  return [letter(key, { about: 'waitlist-closed', waiting: id, slug, place }), sms(key, waiter, text)];
}
