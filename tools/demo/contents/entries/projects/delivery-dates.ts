import type { StoredEntry } from '../../../../../src/domain/content/content.ts';
import { sectionsOf } from '../../../houses/houses.ts';
import { timeless } from '../timeless.ts';

/** A day, the quarter that was said on it and, when it was moved, why. */
type Said = [said: string, quarter: string, uk?: string, en?: string];
/** `sections` are counted from 1; all of the project's when not given. */
type History = { project: string; sections?: number[]; said: Said[] };

const histories: History[] = [
  {
    project: 'obriy-richkovyi',
    sections: [1],
    said: [
      ['2025-04-24', '2027-Q3'],
      [
        '2025-09-18',
        '2027-Q4',
        'Укриття під вежею збільшили з 320 до 520 місць і додали другий вихід. Плиту довелося креслити наново, це квартал роботи.',
        'The shelter under the tower has grown from 320 to 520 places and gained a second exit. The raft had to be drawn again: a quarter’s work.',
      ],
    ],
  },
  { project: 'obriy-richkovyi', sections: [2, 3, 4], said: [['2025-04-24', '2027-Q4']] },
  {
    project: 'kamianyi-yar',
    sections: [1, 2],
    said: [
      ['2024-03-14', '2026-Q3'],
      [
        '2024-08-22',
        '2026-Q4',
        'За травень–липень місто вимикало струм на 61 зміну: кран стояв, бетон гріти було нічим. Купили майданчику власний генератор.',
        'From May to July the city cut power for 61 shifts: no crane, no heated concrete. We have bought the site a generator of its own.',
      ],
      [
        '2026-02-19',
        '2027-Q1',
        'Укриття переробляємо на кімнати подвійного призначення з двома виходами: рятувальники погодили проєкт лише в лютому.',
        'The shelter is being rebuilt as dual-use rooms with two exits. The rescue service approved the design only in February.',
      ],
    ],
  },
  {
    project: 'kamianyi-yar',
    sections: [3],
    said: [
      ['2024-03-14', '2026-Q4'],
      [
        '2026-02-19',
        '2027-Q1',
        'Вхід до спільного укриття проходить через третю секцію, тож здаємо її разом із першими двома.',
        'The shared shelter is entered through section 3, so it is handed over together with the first two.',
      ],
    ],
  },
  {
    project: 'lypova-tin',
    said: [
      ['2023-03-07', '2025-Q2'],
      [
        '2024-07-25',
        '2025-Q3',
        'Навесні й улітку працювали по шість годин на добу: стільки було струму. Нічні зміни поруч із житловими домами ставити не стали.',
        'Through spring and summer we worked six hours a day, as long as there was power. Night shifts beside people’s homes were not an answer.',
      ],
    ],
  },
  { project: 'tykha-zatoka', said: [['2025-06-11', '2028-Q2']] },
  {
    project: 'sosna-i-kamin',
    said: [
      ['2022-02-10', '2023-Q4'],
      [
        '2022-09-15',
        '2024-Q4',
        'Майданчик стояв від 24 лютого до кінця літа. Дев’ятнадцять будівельників у війську, вікна замовляємо в іншого заводу: попередній зруйновано.',
        'The site stood still from 24 February to the end of summer. Nineteen of our builders have joined the army, and windows come from another factory: the first was destroyed.',
      ],
    ],
  },
  {
    project: 'prystan-41',
    said: [
      ['2024-09-19', '2026-Q4'],
      [
        '2025-06-26',
        '2027-Q2',
        'Під пакгаузом знайшли бруківку XVIII століття. Чотири місяці працювали археологи, частина мостіння лишиться у дворі.',
        'Paving of the eighteenth century came to light under the warehouse. Archaeologists worked for four months, and a part of it will stay in the yard.',
      ],
    ],
  },
  { project: 'hlyniana-manufaktura', said: [['2025-04-10', '2027-Q3']] },
  {
    project: 'pivnichnyi-pahorb',
    said: [
      ['2025-12-09', '2027-Q4'],
      [
        '2026-09-24',
        '2028-Q1',
        'Завод панелей після обстрілу працює в одну зміну й дає поверх за дев’ять днів замість шести. Іншого заводу з такою формою немає.',
        'Since it was shelled, the panel factory works one shift: a storey takes nine days instead of six. Nobody else has these moulds.',
      ],
    ],
  },
  {
    project: 'oranzhereia',
    said: [
      ['2023-07-18', '2025-Q3'],
      [
        '2024-11-14',
        '2025-Q4',
        'Підземний поверх перепроєктували: вентиляція з фільтрами, другий вихід, світлові шахти до зимового саду. Здаємо на квартал пізніше, зате з укриттям.',
        'The underground floor has been redesigned: filtered ventilation, a second exit, light shafts from the winter garden. A quarter later, but with a shelter.',
      ],
    ],
  },
  {
    project: 'dim-na-skhylakh',
    said: [
      ['2025-05-22', '2027-Q3'],
      [
        '2026-03-12',
        '2027-Q4',
        'Датчики схилу показали воду глибше, ніж вишукування. Додали шість паль, тепер їх двадцять дві; стіни почали на десять тижнів пізніше.',
        'Sensors found water deeper in the slope than the survey had. Six piles were added to make twenty-two, and the walls began ten weeks late.',
      ],
    ],
  },
  {
    project: 'midnyi-kvartal',
    said: [
      ['2024-02-01', '2026-Q3'],
      [
        '2024-12-12',
        '2026-Q4',
        'Осінні відключення з’їли сорок змін. Ліфти на будові живили по черзі: працювала то вежа, то нижчі секції.',
        'Autumn’s power cuts took forty shifts. Site hoists had to take turns: either the tower worked or the lower sections did.',
      ],
      [
        '2026-02-12',
        '2027-Q1',
        'Додали генератор на ліфти й насоси та запас води на добу. Заради них переставили приміщення першого поверху.',
        'A generator for lifts and pumps and a day’s water have been added. The ground floor was rearranged to hold them.',
      ],
    ],
  },
  {
    project: 'luhova',
    said: [
      ['2020-12-15', '2022-Q4'],
      [
        '2022-06-09',
        '2023-Q4',
        'До травня на майданчику не працював ніхто, крім охорони. Повертаємося двома бригадами з п’яти: решта воює.',
        'Until May nobody was on the site but the guard. We are back with two crews of five; the others are at the front.',
      ],
    ],
  },
  { project: 'varta-house', said: [['2026-07-08', '2028-Q4']] },
  {
    project: 'svitanok-9',
    said: [
      ['2024-03-20', '2026-Q2'],
      [
        '2025-02-06',
        '2026-Q3',
        'Укриття розширили під обидві вежі: замість підвалу на 200 місць буде приміщення на 640. Паркінг переставили.',
        'The shelter now runs under both towers: instead of a basement for 200 there will be rooms for 640. The car park has moved.',
      ],
      [
        '2026-06-18',
        '2026-Q4',
        'Трансформатор, замовлений для дому, віддали району після обстрілу підстанції. Наш прийшов на три місяці пізніше.',
        'The transformer ordered for the house went to the district when its substation was hit. Ours came three months later.',
      ],
    ],
  },
  {
    project: 'tsehla',
    sections: [1, 2],
    said: [
      ['2025-07-23', '2027-Q2'],
      [
        '2026-05-14',
        '2027-Q3',
        'Цегельня взимку стояла без газу сім тижнів, а муруємо ми лише з її кераміки. Вищі секції зсунули до нижчих.',
        'The brickworks was without gas for seven weeks of winter, and we lay no other brick. The taller sections now come with the lower ones.',
      ],
    ],
  },
  { project: 'tsehla', sections: [3, 4], said: [['2025-07-23', '2027-Q3']] },
  { project: 'yasenevyi-hai', said: [['2026-09-01', '2028-Q3']] },
  { project: 'poluden', said: [['2026-09-10', '2029-Q1']] },
];

export const deliveryDates: StoredEntry<'delivery_date'>[] = histories.flatMap(({ project, sections, said: all }) =>
  sectionsOf(project).flatMap(({ id: section }, at) =>
    sections === undefined || sections.includes(at + 1)
      ? all.map(([said, quarter, uk = '', en = '']) => ({
          ...timeless,
          slug: `${project}-${at + 1}-${said}`,
          project,
          section,
          said,
          quarter,
          uk: { reason: uk },
          en: { reason: en },
        }))
      : [],
  ),
);
