import type { Locale } from '../base/locale.ts';
import type { AccessLetter, Staff } from '../domain/staff/staff.ts';
import type { Letter } from '../platform/mail/letter.ts';
import { frameLetter } from '../platform/mail/letter-frame.ts';
import { accessTexts } from './access-texts.ts';
import { momentIn } from './moment-in.ts';

type Writing = {
  staff: Pick<Staff, 'people' | 'namesOf'>;
  site: { officeUrl: string; brand: (locale: Locale) => { name: string; phone: string } };
};

/** The letter about a way into the office, in the language of its reader; null for a colleague who has left the office meanwhile. */
export async function writeAccessLetter(
  { staff, site }: Writing,
  { access: event, staff: readerId, person, device, at }: AccessLetter,
): Promise<Letter | null> {
  const [reader] = await staff.people(readerId);
  const side = person === readerId ? 'own' : 'other';
  if (!reader || (side === 'other' && reader.state !== 'active')) return null;
  const { locale } = reader;
  const { events, label, unless, button, foot } = accessTexts[locale];
  const { title, text } = events[event][side];
  const name = (await staff.namesOf([person])).get(person) ?? '–';
  const { name: brand, phone } = site.brand(locale);
  return frameLetter(
    { to: reader.email, locale, brand, phone, home: site.officeUrl },
    {
      subject: `${brand}: ${title}`,
      label,
      title,
      foot: [foot],
      paragraphs: [text({ person: name, device, at: momentIn(locale, new Date(at)) }), unless[side]],
      button: { text: button, url: new URL(side === 'own' ? '/office/access' : '/office/people', site.officeUrl).href },
    },
  );
}
