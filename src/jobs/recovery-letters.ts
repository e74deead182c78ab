import type { Locale } from '../base/locale.ts';
import type { RecoveryLetter, Staff } from '../domain/staff/staff.ts';
import type { Letter } from '../platform/mail/letter.ts';
import { frameLetter } from '../platform/mail/letter-frame.ts';
import { momentIn } from './moment-in.ts';
import { recoveryTexts } from './recovery-texts.ts';

type Writing = {
  staff: Pick<Staff, 'people' | 'findRecovery' | 'namesOf'>;
  site: { officeUrl: string; brand: (locale: Locale) => { name: string; phone: string } };
};

/** The letter of a step of a recovery, in the language of its reader; null for a colleague who has left the office meanwhile. */
export async function writeRecoveryLetter(
  { staff, site }: Writing,
  { recovery: id, staff: readerId, event }: RecoveryLetter,
): Promise<Letter | null> {
  const [reader] = await staff.people(readerId);
  const recovery = await staff.findRecovery(id);
  if (!recovery || !reader) return null;
  const side = recovery.staff_id === readerId ? 'own' : 'other';
  // Who is locked out meanwhile has a right to know what happens in their own name.
  if (side === 'other' && reader.state !== 'active') return null;
  const { locale } = reader;
  const { events, label, unless, button, foot } = recoveryTexts[locale];
  const { title, text } = events[event][side];
  const names = await staff.namesOf([recovery.staff_id, recovery.asked_by, ...(recovery.approved_by ? [recovery.approved_by] : [])]);
  const nameOf = (personId: string | null) => names.get(personId ?? '') ?? '–';
  const about = text({
    person: nameOf(recovery.staff_id),
    askedBy: nameOf(recovery.asked_by),
    approvedBy: nameOf(recovery.approved_by),
    until: momentIn(locale, recovery.expires_at),
  });
  const { name: brand, phone } = site.brand(locale);
  return frameLetter(
    { to: reader.email, locale, brand, phone, home: site.officeUrl },
    {
      subject: `${brand}: ${title}`,
      label,
      title,
      foot: [foot],
      paragraphs: [about, unless[side]],
      button: { text: button, url: new URL(side === 'own' ? '/office/' : '/office/people', site.officeUrl).href },
    },
  );
}
