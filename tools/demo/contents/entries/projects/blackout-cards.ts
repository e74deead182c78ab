import type { StoredEntry } from '../../../../../src/domain/content/content.ts';
import { timeless } from '../timeless.ts';
import { type Way, ways } from './blackout-ways.ts';

type ShelterKind = NonNullable<StoredEntry<'blackout_card'>['shelter']>['kind'];
type Card = {
  project: string;
  ways: (keyof typeof ways)[];
  /** Kilowatts, and hours on one tank. */
  generator: [kilowatts: number, hours: number];
  /** The longest trial or real night without the mains. */
  tested?: [on: string, hours: number];
  shelter: [kind: ShelterKind, area: number, places: number, minutes: number, accessible: boolean, uk: string, en: string];
  uk?: string;
  en?: string;
};

const business: Card['ways'] = ['liftEach', 'waterTank', 'heatRoof', 'light', 'net', 'doors'];
const comfort: Card['ways'] = ['liftTurns', 'waterPumps', 'heatUnit', 'lightStairs', 'netBatteries', 'doorsKey'];
const comfortPlus: Card['ways'] = ['liftEach', 'waterPumps', 'heatUnit', 'light', 'netBatteries', 'doors'];
const prime: Card['ways'] = ['liftAll', 'waterTank', 'heatPumps', 'light', 'net', 'doors'];

const cards: Card[] = [
  {
    project: 'obriy-richkovyi',
    ways: business,
    generator: [630, 30],
    shelter: [
      'dual_use',
      412,
      520,
      4,
      true,
      'Під вежею, два виходи у двір, пандус від секції 2.',
      'Under the tower, two exits to the yard, a ramp from section 2.',
    ],
  },
  {
    project: 'kamianyi-yar',
    ways: comfortPlus,
    generator: [250, 26],
    tested: ['2026-11-01', 4],
    shelter: [
      'dual_use',
      330,
      430,
      3,
      true,
      'Під секціями 1 і 2, вхід через третю. Між тривогами тут майстерня.',
      'Under sections 1 and 2, entered through the third. Between alarms it is a workshop.',
    ],
    uk: 'Домофон третьої секції на випробуванні завис, тому отримав окремий блок живлення. Наступна репетиція в січні, вночі.',
    en: 'In the trial the intercom of section 3 froze, so it has a supply of its own now. The next rehearsal is in January, at night.',
  },
  {
    project: 'lypova-tin',
    ways: comfort,
    generator: [160, 18],
    tested: ['2026-01-14', 11],
    shelter: [
      'shelter',
      240,
      360,
      4,
      true,
      'Під двором, вхід із кожної секції та з двору, замок відчиняється за сигналом.',
      'Under the yard, entered from each section and from outside; the lock opens with the siren.',
    ],
    uk: 'За минулу зиму ліфти стояли 50 хвилин: міняли фільтр генератора.',
    en: 'Last winter the lifts stood still for 50 minutes, while the generator had its filter changed.',
  },
  {
    project: 'tykha-zatoka',
    ways: business,
    generator: [500, 30],
    shelter: [
      'dual_use',
      345,
      460,
      4,
      true,
      'Між вежами, на рівні паркінгу, з вікнами-шахтами до набережної.',
      'Between the towers at the level of the car park, with light shafts to the embankment.',
    ],
  },
  {
    project: 'sosna-i-kamin',
    ways: comfortPlus,
    generator: [200, 24],
    tested: ['2026-01-21', 14],
    shelter: [
      'shelter',
      215,
      300,
      3,
      true,
      'Під секцією 2, з вікном у приямок і сосною над ним.',
      'Under section 2, with a window to a sunken yard and a pine above it.',
    ],
    uk: 'Найдовша ніч без мережі тривала 14 годин, бак долили один раз.',
    en: 'The longest night off the grid took 14 hours and one refill.',
  },
  {
    project: 'prystan-41',
    ways: prime,
    generator: [400, 36],
    shelter: [
      'dual_use',
      168,
      140,
      2,
      true,
      'Під нижчою секцією: переговорна, кухня, дві вбиральні.',
      'Under the lower section: a meeting room, a kitchen, two washrooms.',
    ],
  },
  {
    project: 'hlyniana-manufaktura',
    ways: business,
    generator: [320, 26],
    shelter: [
      'dual_use',
      290,
      400,
      3,
      true,
      'У склепіннях старої майстерні, підсилених залізобетоном.',
      'In the vaults of the old workshop, strengthened with concrete.',
    ],
  },
  {
    project: 'pivnichnyi-pahorb',
    ways: comfort,
    generator: [250, 20],
    shelter: ['shelter', 410, 620, 5, true, 'Під двором, входи із секцій 1 і 3.', 'Under the yard, entered from sections 1 and 3.'],
  },
  {
    project: 'oranzhereia',
    ways: comfortPlus,
    generator: [160, 24],
    tested: ['2026-01-14', 12],
    shelter: [
      'dual_use',
      190,
      180,
      2,
      true,
      'Підземний поверх зі світловими шахтами до зимового саду. Столи, розетки, вода, куток із матами.',
      'The underground floor, lit by shafts from the winter garden. Tables, sockets, water, a corner with mats.',
    ],
    uk: 'Мешканців двісті десять, місць сто вісімдесят. Досі вистачало всім.',
    en: 'Two hundred and ten people live here, and there are a hundred and eighty places. So far everybody has found one.',
  },
  {
    project: 'dim-na-skhylakh',
    ways: prime,
    generator: [250, 36],
    shelter: [
      'dual_use',
      96,
      80,
      2,
      true,
      'У схилі, за підпірною стіною: вікон немає, є власна вентиляція.',
      'In the slope behind the retaining wall: no windows, but ventilation of its own.',
    ],
  },
  {
    project: 'midnyi-kvartal',
    ways: ['liftEach', 'waterTank', 'heatUnit', 'light', 'net', 'doors'],
    generator: [500, 26],
    tested: ['2026-09-19', 8],
    shelter: [
      'dual_use',
      384,
      500,
      4,
      true,
      'Під пішохідною вулицею, входи з двору та з кав’ярні.',
      'Under the walking street, entered from the yard and from the café.',
    ],
    uk: 'На випробуванні працювали два ліфти та насоси. Решту ліфтів додамо, коли їх змонтують.',
    en: 'Two lifts and the pumps ran in the trial. The other lifts will follow when they are installed.',
  },
  {
    project: 'luhova',
    ways: comfort,
    generator: [120, 16],
    tested: ['2026-01-14', 9],
    shelter: [
      'basement',
      180,
      220,
      4,
      false,
      'Підвал секцій 2 і 3, дванадцять сходинок униз.',
      'The basement of sections 2 and 3, twelve steps down.',
    ],
    uk: 'Після аварії на магістралі 14 січня у квартирах було 18,5 °C. Із візком найближче доступне укриття – у ліцеї, сім хвилин.',
    en: 'When a main burst on 14 January, the apartments were at 18.5 °C. On wheels the nearest shelter is at the lyceum, seven minutes away.',
  },
  {
    project: 'varta-house',
    ways: prime,
    generator: [320, 36],
    shelter: [
      'dual_use',
      118,
      96,
      2,
      true,
      'Кімнати подвійного призначення з вентиляцією, вбиральнею, водою та інтернетом.',
      'Dual-use rooms with ventilation, a washroom, water and internet.',
    ],
  },
  {
    project: 'svitanok-9',
    ways: comfort,
    generator: [250, 20],
    tested: ['2026-11-12', 2],
    shelter: ['shelter', 430, 640, 4, true, 'Під обома вежами, чотири виходи.', 'Under both towers, four exits.'],
    uk: 'На огляді живлення вимкнули без попередження: генератор підхопив за одинадцять секунд.',
    en: 'At the inspection the power was cut unannounced: the generator took over in eleven seconds.',
  },
  {
    project: 'tsehla',
    ways: comfortPlus,
    generator: [200, 24],
    shelter: [
      'shelter',
      300,
      420,
      4,
      true,
      'Під двором-каре, входи з усіх чотирьох секцій.',
      'Under the square yard, entered from all four sections.',
    ],
  },
  {
    project: 'yasenevyi-hai',
    ways: comfort,
    generator: [200, 20],
    shelter: [
      'shelter',
      360,
      520,
      5,
      true,
      'Під стоянкою, осторонь від коріння ясенів.',
      'Under the car park, away from the roots of the ash trees.',
    ],
  },
  {
    project: 'poluden',
    ways: business,
    generator: [400, 30],
    shelter: [
      'dual_use',
      330,
      440,
      4,
      true,
      'Під південним крилом: зал, дві кімнати для дітей, кухня.',
      'Under the southern wing: a hall, two rooms for children, a kitchen.',
    ],
  },
];

export const blackoutCards: StoredEntry<'blackout_card'>[] = cards.map((card) => {
  const [kilowatts, tank] = card.generator;
  const [kind, area, places, minutes, accessible, uk, en] = card.shelter;
  const chosen = card.ways.map((name): Way => ways[name]);
  return {
    ...timeless,
    slug: `${card.project}-blackout`,
    project: card.project,
    systems: chosen.map(({ system, hours }) => ({ system, hours: hours ?? tank })),
    tested: card.tested ? { on: card.tested[0], hours: card.tested[1] } : null,
    generator: { kilowatts, hours: tank },
    shelter: { kind, area, places, minutes, accessible },
    uk: { how: chosen.map((way) => way.uk), shelterText: uk, note: card.uk ?? '' },
    en: { how: chosen.map((way) => way.en), shelterText: en, note: card.en ?? '' },
  };
});
