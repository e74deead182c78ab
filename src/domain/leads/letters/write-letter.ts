import type { Selectable } from 'kysely';
import { minuteMs } from '../../../base/durations.ts';
import type { Locale } from '../../../base/locale.ts';
import type { Letter } from '../../../platform/mail/letter.ts';
import { frameLetter, type LetterText } from '../../../platform/mail/letter-frame.ts';
import { type Catalogue, flatLabel, flatName } from '../../catalogue/catalogue.ts';
import type { Announcement } from '../announcement.ts';
import { type ApartmentState, isSameState } from '../apartment-state.ts';
import type { LeadsTables } from '../leads.tables.ts';
import type { LetterTask, StaffTask } from './letter-task.ts';
import { letterWords } from './letter-texts.ts';
import { makeStaffMessages } from './write-to-staff.ts';

/** The sender and the links of e-mails. */
export type LetterSite = { publicUrl: string; brand: (locale: Locale) => { name: string; phone: string } };

type Subscriber = Selectable<LeadsTables['subscription']>;
type Context = Parameters<typeof makeStaffMessages>[0] & {
  catalogue: Pick<Catalogue, 'findFlat' | 'projects'>;
  site: LetterSite;
  /** What is public now. */
  announcements: () => readonly Announcement[];
};
type SubscriberTask = Exclude<LetterTask, StaffTask>;

const tags: Record<Locale, string> = { uk: 'uk-UA', en: 'en-GB' };

/** Formatted as on the pages: `98 000 $` and `$98,000`. */
const amount = ({ minor, currency }: ApartmentState, locale: Locale): string =>
  new Intl.NumberFormat(tags[locale], { style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 }).format(
    minor / 100,
  );

/** Whether the news of a letter is old by now: one that could not leave for hours must not come after a newer one. */
const makeOutdated =
  ({ db, clock, announcements }: Context) =>
  async (task: SubscriberTask, { told }: Subscriber): Promise<boolean> => {
    if (task.about === 'apartment') return told !== null && !isSameState(task.after, told);
    if (task.about !== 'announcement') return false;
    const { kind, slug } = task.announcement;
    if (announcements().some((one) => one.kind === kind && one.slug === slug)) return false;
    const { first_seen_at } = await db
      .selectFrom('published')
      .select('first_seen_at')
      .where('kind', '=', kind)
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
    // Another process has seen it first: this one may not have read it yet.
    if (clock().getTime() - first_seen_at.getTime() < minuteMs) throw new Error('what is announced is not public in this process yet');
    return true;
  };

export function makeLetterWriter(context: Context) {
  const { db, catalogue, site } = context;
  const isOutdated = makeOutdated(context);
  function framed({ to, locale }: { to: string; locale: Locale }, text: LetterText): Letter {
    const { name, phone } = site.brand(locale);
    return frameLetter({ to, locale, brand: name, phone, home: address(locale, '') }, text);
  }
  const address = (locale: Locale, page: string) => `${site.publicUrl}${locale === 'en' ? '/en' : ''}/${page}`;

  const { staffLetter, writeStaffSms } = makeStaffMessages(context);

  /** The e-mail of an outbox message as it is now; null when the subscription has ended or does not exist. */
  async function writeLetter(task: LetterTask): Promise<Letter | null> {
    if ('staff' in task) {
      const letter = await staffLetter(task);
      return letter && framed(letter, letter.text);
    }
    const subscriber = await db.selectFrom('subscription').selectAll().where('id', '=', task.subscription).executeTakeFirst();
    const expected = task.about === 'confirm' ? 'waiting' : 'active';
    if (subscriber?.state !== expected || (await isOutdated(task, subscriber))) return null;
    const { locale, email } = subscriber;
    return framed({ to: email, locale }, textOf(task, subscriber, site.brand(locale).name));
  }

  function textOf(task: SubscriberTask, subscriber: Subscriber, brand: string): LetterText {
    const { locale, leave_token: token } = subscriber;
    const words = letterWords[locale];
    const about = aboutOf(subscriber, brand);
    const end = {
      foot: [words.why(about)],
      leave: { text: words.leave, url: address(locale, `subscription/unsubscribe/?token=${token}`) },
    };
    switch (task.about) {
      case 'confirm': {
        const { subject, title, text, button, ignore } = words.confirm;
        const url = address(locale, `subscription/confirm/?token=${task.token}`);
        return { subject: subject(brand), title, paragraphs: [text(about)], button: { text: button, url }, foot: [ignore] };
      }
      case 'already': {
        const { subject, title, text } = words.already;
        return { subject: subject(brand), title, paragraphs: [text(about)], ...end };
      }
      case 'announcement': {
        const { kind, title, lead, page } = task.announcement;
        const button = { text: words.announcement.button, url: address(locale, `${page}/`) };
        return {
          subject: title[locale],
          label: words.announcement.kinds[kind],
          title: title[locale],
          paragraphs: lead[locale] ? [lead[locale]] : [],
          button,
          ...end,
        };
      }
      case 'apartment':
        return { ...changeText(task, subscriber), ...end };
    }
  }

  function aboutOf({ kind, subject, locale }: Subscriber, brand: string): string {
    const { about } = letterWords[locale];
    if (kind === 'news') return about.news(brand);
    if (kind === 'project') {
      const found = catalogue.projects().find(({ project }) => project.slug === subject);
      return about.project(found?.project.name[locale] ?? subject);
    }
    return about.apartment(flatName(catalogue.findFlat(subject)?.flat, subject, locale));
  }

  function changeText({ before, after }: Extract<SubscriberTask, { about: 'apartment' }>, { subject, locale }: Subscriber) {
    const words = letterWords[locale].apartment;
    const flat = catalogue.findFlat(subject)?.flat;
    const name = flatName(flat, subject, locale);
    const hasNewPrice = before.minor !== after.minor || before.currency !== after.currency;
    const isCheaper = before.currency === after.currency && after.minor < before.minor;
    const title = before.status === after.status ? (isCheaper ? words.priceFell : words.priceRose)(name) : words.status[after.status](name);
    return {
      subject: title,
      label: flatLabel(flat, subject, locale),
      title,
      paragraphs: [...(hasNewPrice ? [words.price(amount(before, locale), amount(after, locale))] : []), words.now[after.status]],
      button: { text: words.button, url: address(locale, `apartments/${subject}/`) },
    };
  }

  return { writeLetter, writeStaffSms };
}
