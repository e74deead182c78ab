import type { Kysely } from 'kysely';
import type { Clock } from '../../../base/clock.ts';
import type { Locale } from '../../../base/locale.ts';
import type { LetterText } from '../../../platform/mail/letter-frame.ts';
import type { LeadsTables } from '../leads.tables.ts';
import type { StaffTask } from './letter-task.ts';
import { overdueLetter, overdueSms, reminderLetter, reminderSms, untilIn } from './staff-texts.ts';

/** Where a person of the office is written to, and the address of the office; null for one who may not come in. */
export type StaffReader = { email: string; phone: string | null; locale: Locale; officeUrl: string };
export type StaffLetter = { to: string; locale: Locale; text: LetterText };

type Context = { db: Kysely<LeadsTables>; clock: Clock; staffReader: (staffId: string) => Promise<StaffReader | null> };

/** The text about a request that waits, for people of the office, written at the time of delivery. */
export function makeStaffMessages({ db, clock, staffReader }: Context) {
  /** Null when the request was answered meanwhile, a reminder is too late or of another person now, or the person may not come in. */
  async function factsOf({ about, request, staff }: StaffTask) {
    const work = await db
      .selectFrom('lead_work')
      .select(['owner_id', 'due_at'])
      .where('id', '=', request)
      .where('answered_at', 'is', null)
      .where('state', '<>', 'done')
      .executeTakeFirst();
    const now = clock();
    if (!work || (about === 'reminder' && (work.owner_id !== staff || work.due_at === null || work.due_at <= now))) return null;
    const reader = await staffReader(staff);
    if (!reader) return null;
    const { locale, officeUrl } = reader;
    const until = work.due_at ? untilIn(work.due_at, now, locale) : '';
    return { reader, isOwner: work.owner_id === staff, text: { locale, url: `${officeUrl}/office/inbox/${request}`, until } };
  }

  async function staffLetter(task: StaffTask): Promise<StaffLetter | null> {
    const facts = await factsOf(task);
    if (!facts) return null;
    const { reader, text } = facts;
    return { to: reader.email, locale: reader.locale, text: task.about === 'reminder' ? reminderLetter(text) : overdueLetter(text) };
  }

  /** Null also when the request has another owner meanwhile, or the person has no phone any more. */
  async function writeStaffSms(task: StaffTask): Promise<{ to: string; text: string } | null> {
    const facts = await factsOf(task);
    if (!facts?.isOwner || facts.reader.phone === null) return null;
    return { to: facts.reader.phone, text: task.about === 'reminder' ? reminderSms(facts.text) : overdueSms(facts.text) };
  }

  return { staffLetter, writeStaffSms };
}
