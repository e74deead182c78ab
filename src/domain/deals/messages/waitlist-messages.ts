import { localePath } from '../../../base/locale.ts';
import type { OutboxMessage } from '../../../platform/outbox/outbox.ts';
import type { WaitlistEntry } from '../waitlist/waitlist.store.ts';
import type { SkipReason } from '../waitlist/waitlist-acts.ts';
import { flatNamed, letter, type Site, sms } from './deal-messages.ts';
import { dealTexts } from './deal-texts.ts';
import { momentIn } from './message-formats.ts';
import { waitlistTexts } from './waitlist-texts.ts';

type To = { waiter: WaitlistEntry; slug: string };

/** `again`: staff remind of a turn that has begun before. */
export function turnMessages(site: Site, { waiter, slug, until, again }: To & { until: Date; again?: Date }): OutboxMessage[] {
  const { id, locale } = waiter;
  const key = `turn:${id}:${until.toISOString()}${again ? `:${again.toISOString()}` : ''}`;
  const isReminder = again !== undefined;
  const text = dealTexts[locale].sms.turn(flatNamed(site, slug, locale), { ...untilAt(site, { waiter, slug, until }), isReminder });
  return [letter(key, { about: 'turn', waiting: id, slug, until: until.toISOString(), isReminder }), sms(key, waiter, text)];
}

const untilAt = ({ site }: Site, { waiter: { locale }, slug, until }: To & { until: Date }) => ({
  until: momentIn(until, locale),
  url: `${site.publicUrl}${localePath(locale, `/apartments/${slug}/`)}`,
});

export function skippedMessages(site: Site, { waiter, slug, ...passed }: To & { reason: SkipReason; hadTurn: boolean }): OutboxMessage[] {
  const { id, locale } = waiter;
  const text = waitlistTexts[locale].sms.passed(flatNamed(site, slug, locale), passed);
  return [letter(`passed:${id}`, { about: 'turn-passed', waiting: id, slug, ...passed }), sms(`passed:${id}`, waiter, text)];
}

/** A text that staff have written; `until` is the end of the client's turn, where it runs. */
export function noteMessages(
  site: Site,
  { waiter, slug, text, at, until }: To & { text: string; at: Date; until: Date | null },
): OutboxMessage[] {
  const { id, locale } = waiter;
  const key = `waitlist-note:${id}:${at.toISOString()}`;
  const whole = waitlistTexts[locale].sms.note(flatNamed(site, slug, locale), text, until && untilAt(site, { waiter, slug, until }));
  return [letter(key, { about: 'waitlist-note', waiting: id, slug, text, until: until?.toISOString() ?? null }), sms(key, waiter, whole)];
}

/** At most one a day, however often a waitlist is opened and closed. */
export function closedWaitlistMessages(site: Site, { waiter, slug, place, at }: To & { place: number; at: Date }): OutboxMessage[] {
  const { id, locale } = waiter;
  const key = `waitlist-closed:${id}:${at.toISOString().slice(0, 10)}`;
  const text = waitlistTexts[locale].sms.closed(flatNamed(site, slug, locale), place);
  return [letter(key, { about: 'waitlist-closed', waiting: id, slug, place }), sms(key, waiter, text)];
}
