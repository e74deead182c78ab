import type { Locale } from '../../src/base/locale.ts';
import { dealTexts } from '../../src/domain/deals/messages/deal-texts.ts';
import { letterWords } from '../../src/domain/leads/letters/letter-texts.ts';
import type { Letter } from '../../src/platform/mail/letter.ts';
import { frameLetter, type LetterText } from '../../src/platform/mail/letter-frame.ts';

const home = 'https://obriy-development.example';
const token = 'Zk1vQ3h5dXJ0d2VycXBvaXV5dHJld3FBU0RGR0hKS0w';

/** One letter of each shape that is sent, with names as long as they come. */
export function someLetters(locale: Locale): [name: string, letter: Letter, links: string[]][] {
  const uk = locale === 'uk';
  const [deal, leads] = [dealTexts[locale], letterWords[locale]];
  const project = uk ? 'Дім на Схилах Голосіївського лісу' : 'Dim na Skhylakh Holosiivskoho lisu';
  const named = (uk: string) => (locale === 'uk' ? uk : '12-room apartment No. 131-А');
  const flat = {
    nominative: named('12-кімнатна квартира № 131-А'),
    genitive: named('12-кімнатної квартири № 131-А'),
    accusative: named('12-кімнатну квартиру № 131-А'),
    at: uk ? ` («${project}»)` : ` (${project})`,
    project,
  };
  const page = `${home}${uk ? '' : '/en'}`;
  const leave = { text: leads.leave, url: `${page}/subscription/unsubscribe/?token=${token}` };
  const about = leads.about.apartment(flat);
  const texts: [string, LetterText][] = [
    [
      'confirm',
      {
        subject: leads.confirm.subject('ОБРІЙ'),
        title: leads.confirm.title,
        paragraphs: [leads.confirm.text(about)],
        button: { text: leads.confirm.button, url: `${page}/subscription/confirm/?token=${token}` },
        foot: [leads.confirm.ignore],
      },
    ],
    [
      'news',
      {
        subject: 'x',
        label: leads.announcement.kinds.construction,
        title: uk
          ? 'Автотранспортнопідприємницький сільськогосподарський довготерміновий інвестиційно-будівельний «Світанок 9» пройшов огляд'
          : 'Counterrevolutionary deinstitutionalisation of the Antidisestablishmentarianism quarter',
        paragraphs: [leads.apartment.price('2 561 300 $', '2 498 700 $'), leads.apartment.now.available],
        button: { text: leads.announcement.button, url: `${page}/news/${'duzhe-dovha-nazva-novyny-'.repeat(5)}2026/` },
        foot: [leads.why(about)],
        leave,
      },
    ],
    [
      'reserved',
      {
        subject: deal.reserved.title(flat),
        label: `${flat.nominative} · ${project}`,
        title: deal.reserved.title(flat),
        paragraphs: [
          deal.reserved.text('24 листопада, 20:15', 100_245),
          deal.price('12 345 678 ₴'),
          deal.reserved.paid('20 000 ₴'),
          deal.refund('24 листопада, 20:15', 80),
        ],
        button: { text: deal.toDeal, url: `${page}/account/` },
        foot: [deal.why(flat)],
      },
    ],
  ];
  return texts.map(([name, text]) => [
    name,
    frameLetter({ to: 'olena@example.ua', locale, brand: uk ? 'ОБРІЙ' : 'OBRIY', phone: '+38 (044) 300-17-17', home: `${page}/` }, text),
    [text.button?.url, text.leave?.url, `${page}/`].filter((url) => url !== undefined),
  ]);
}
