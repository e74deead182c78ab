import type { Clock } from '../base/clock.ts';
import type { Locale } from '../base/locale.ts';
import type { Due, Releases } from '../domain/releases/releases.ts';
import type { Staff } from '../domain/staff/staff.ts';
import type { OpenKysely } from '../platform/database/database.ts';
import type { Letter } from '../platform/mail/letter.ts';
import { frameLetter } from '../platform/mail/letter-frame.ts';
import { putInOutbox } from '../platform/outbox/outbox.ts';
import { momentIn } from './moment-in.ts';
import { type ReleaseEvent, releaseTexts } from './release-texts.ts';

const lateMs = 5_000;

export type ReleaseLetter = { release: number; staff: string; event: ReleaseEvent; dueAt: string; publishedAt: string | null };

/** Null for a release that came in time. */
export function eventOf({ dueAt, publishedAt, heldBack }: Due): ReleaseEvent | null {
  if (publishedAt === null) return heldBack;
  return publishedAt.getTime() - dueAt.getTime() > lateMs ? 'late' : null;
}

/** Writes to those who publish, in the transaction in which the release was held back or came late. */
export const notifyPublishers = ({ staff, clock }: { staff: Pick<Staff, 'holdersOf'>; clock: Clock }) => {
  return async (transaction: OpenKysely, due: Due): Promise<void> => {
    const event = eventOf(due);
    if (event === null) return;
    const dueAt = due.dueAt.toISOString();
    const publishedAt = due.publishedAt?.toISOString() ?? null;
    const readers = await staff.holdersOf(transaction, { right: 'content.publish', reach: 'all', projectId: null });
    const messages = readers.map((id) => ({
      kind: 'letter-staff',
      key: `release:${due.number}:${dueAt}:${id}`,
      payload: { release: due.number, staff: id, event, dueAt, publishedAt } satisfies ReleaseLetter,
    }));
    await putInOutbox(transaction, clock, messages);
  };
};

type Writing = {
  staff: Pick<Staff, 'readerOf'>;
  releases: Pick<Releases, 'releaseOf'>;
  site: { officeUrl: string; brand: (locale: Locale) => { name: string; phone: string } };
};

/** In the language of its reader; null for a person who has left the office meanwhile, and for a release that was discarded. */
export async function writeReleaseLetter(
  { staff, releases, site }: Writing,
  { release: number, staff: readerId, event, dueAt, publishedAt }: ReleaseLetter,
): Promise<Letter | null> {
  const reader = await staff.readerOf(readerId);
  const release = await releases.releaseOf(number);
  if (!reader || !release) return null;
  const { locale } = reader;
  const { label, events, button, foot } = releaseTexts[locale];
  const { title, text } = events[event];
  const { name: brand, phone } = site.brand(locale);
  const moments = { due: momentIn(locale, new Date(dueAt)), published: momentIn(locale, new Date(publishedAt ?? dueAt)) };
  return frameLetter(
    { to: reader.email, locale, brand, phone, home: site.officeUrl },
    {
      subject: `${brand}: ${title(release.name)}`,
      label,
      title: title(release.name),
      foot: [foot],
      paragraphs: text(moments),
      button: { text: button, url: new URL(`/office/releases/${number}`, site.officeUrl).href },
    },
  );
}
