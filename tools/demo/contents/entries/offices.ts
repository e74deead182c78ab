import type { StoredEntries } from '../../../../src/domain/content/content.ts';
import { timeless } from './timeless.ts';

const day = (opens: string, closes: string) => ({ opens, closes });
/** Metres east and south of the door: `-640,262 0,14`. */
const steps = (path: string): [number, number][] =>
  path.split(' ').map((step) => {
    const [east = 0, south = 0] = step.split(',').map(Number);
    return [east, south];
  });
const five = <Value>(value: Value): Value[] => Array.from({ length: 5 }, () => value);

/** Each stands on the ground floor or the site of a project. The drawings are of our own hand and leave out what does not help to find the door. */
export const offices: StoredEntries['office'] = [
  {
    ...timeless,
    slug: 'oranzhereia',
    lat: 50.4287,
    lng: 30.4769,
    number: '36',
    phones: ['+38 (044) 300-17-17', '+38 (067) 300-17-17'],
    email: 'hello@obriy.example',
    hours: [...five(day('09:00', '19:00')), day('10:00', '18:00'), day('10:00', '18:00')],
    surroundings: {
      reach: [600, 420],
      streets: [
        {
          wide: true,
          line: steps('-640,262 -200,84 0,14 260,-96 480,-230 640,-350'),
        },
        {
          wide: true,
          line: steps('-640,-90 -430,40 -340,140 -260,300 -230,460'),
        },
        {
          wide: false,
          line: steps('-90,460 -40,250 50,-8 110,-220 95,-460'),
        },
        {
          wide: false,
          line: steps('260,-96 330,120 300,460'),
        },
        {
          wide: false,
          line: steps('326,110 640,30'),
        },
        {
          wide: false,
          line: steps('-200,84 -262,-140 -235,-460'),
        },
        {
          wide: false,
          line: steps('-262,-140 110,-220'),
        },
        {
          wide: false,
          line: steps('-46,270 318,250'),
        },
      ],
      areas: [
        {
          kind: 'green',
          outline: steps('110,30 236,-28 286,112 290,226 22,244'),
        },
        {
          kind: 'square',
          outline: steps('492,-460 640,-460 640,-374 530,-300'),
        },
      ],
      stops: steps('520,-322'),
      house: steps('-62,22 -6,-2 -24,-52 -40,-46 -30,-18 -54,-8 -66,-36 -82,-30'),
      walk: steps('520,-322 492,-250 254,-106 4,2'),
    },
    uk: {
      name: 'Головний офіс',
      city: 'Київ',
      street: 'вул. Василя Липківського',
      note: 'Перший поверх «Оранжереї», вхід із двору. Тут уся команда: продаж, бюро, юристи.',
      directions: [
        { by: 'Метро', way: '«Вокзальна», вихід до приміського вокзалу, далі 20 хвилин пішки Липківського.' },
        { by: 'Авто', way: 'Заїзд зі Стадіонної, під шлагбаумом скажіть «в офіс». Дві години безкоштовно.' },
        { by: 'На кріслі колісному', way: 'Від зупинки тролейбуса до столу менеджера немає жодної сходинки.' },
      ],
      names: {
        streets: ['вул. Василя Липківського', 'вул. Солом’янська', 'вул. Стадіонна', '', '', '', '', ''],
        areas: ['сквер', ''],
        stops: ['Вокзальна'],
      },
    },
    en: {
      name: 'Head office',
      city: 'Kyiv',
      street: 'Vasylia Lypkivskoho St',
      note: 'Ground floor of Oranzhereia, entrance from the yard. The whole team is here: sales, architects, lawyers.',
      directions: [
        { by: 'Metro', way: 'Vokzalna, exit to the suburban station, then 20 minutes on foot down Lypkivskoho.' },
        { by: 'Car', way: 'Turn in from Stadionna and say “office” at the barrier. Two hours are free.' },
        { by: 'Wheelchair', way: 'From the trolleybus stop to the manager’s desk there is not one step.' },
      ],
      names: {
        streets: ['Vasylia Lypkivskoho St', 'Solomianska St', 'Stadionna St', '', '', '', '', ''],
        areas: ['garden', ''],
        stops: ['Vokzalna'],
      },
    },
  },
  {
    ...timeless,
    slug: 'manufaktura',
    lat: 50.4812,
    lng: 30.488,
    number: '69',
    phones: ['+38 (044) 300-17-69'],
    email: 'podil@obriy.example',
    hours: [null, ...five(day('10:00', '19:00')), day('10:00', '19:00')],
    surroundings: {
      reach: [600, 420],
      streets: [
        {
          wide: true,
          line: steps('-640,-310 -200,-92 0,16 250,156 640,340'),
        },
        {
          wide: true,
          line: steps('-330,-460 -40,-286 330,-66 640,90'),
        },
        {
          wide: false,
          line: steps('-640,90 -330,40 -160,-70'),
        },
        {
          wide: false,
          line: steps('60,50 216,-134 430,-460'),
        },
        {
          wide: false,
          line: steps('-200,-92 -40,-286 60,-460'),
        },
        {
          wide: false,
          line: steps('250,156 410,-26 640,-330'),
        },
        {
          wide: false,
          line: steps('250,156 150,300 120,460'),
        },
      ],
      areas: [
        {
          kind: 'green',
          outline: steps('-640,150 -330,100 -150,20 40,110 190,186 110,290 90,460 -640,460'),
        },
        {
          kind: 'square',
          outline: steps('420,40 500,-60 600,-10 560,120'),
        },
      ],
      stops: steps('500,40'),
      house: steps('10,-6 40,10 72,-44 42,-60'),
      walk: steps('500,40 392,-14 240,146 6,14 12,-2'),
    },
    uk: {
      name: 'Павільйон на Подолі',
      city: 'Київ',
      street: 'вул. Кирилівська',
      note: 'Скляний павільйон на майданчику «Глиняної Мануфактури». З вікна видно, як росте дім, про який ви питаєте.',
      directions: [
        { by: 'Метро', way: '«Тараса Шевченка», 14 хвилин пішки або дві зупинки трамваєм.' },
        { by: 'Авто', way: 'Чотири місця просто перед павільйоном, заїзд із Кирилівської.' },
        { by: 'Пішки', way: 'Від Житнього ринку – двадцять хвилин уздовж пагорба.' },
      ],
      names: {
        streets: ['вул. Кирилівська', 'вул. Костянтинівська', 'вул. Нижньоюрківська', 'вул. Оленівська', '', '', ''],
        areas: ['Щекавиця', ''],
        stops: ['Тараса Шевченка'],
      },
    },
    en: {
      name: 'Pavilion in Podil',
      city: 'Kyiv',
      street: 'Kyrylivska St',
      note: 'A glass pavilion on the site of Hlyniana Manufaktura. From its window you watch the house you are asking about.',
      directions: [
        { by: 'Metro', way: 'Tarasa Shevchenka, 14 minutes on foot or two stops by tram.' },
        { by: 'Car', way: 'Four places right in front of the pavilion, entry from Kyrylivska.' },
        { by: 'On foot', way: 'Twenty minutes from Zhytnii Market, along the hill.' },
      ],
      names: {
        streets: ['Kyrylivska St', 'Kostiantynivska St', 'Nyzhnioiurkivska St', 'Olenivska St', '', '', ''],
        areas: ['Shchekavytsia', ''],
        stops: ['Tarasa Shevchenka'],
      },
    },
  },
  {
    ...timeless,
    slug: 'luhova',
    lat: 50.4001,
    lng: 30.6488,
    number: '2',
    phones: ['+38 (044) 300-17-02'],
    email: 'livyi-bereh@obriy.example',
    hours: [...five(day('10:00', '19:00')), day('10:00', '16:00'), null],
    surroundings: {
      reach: [600, 420],
      streets: [
        {
          wide: true,
          line: steps('-640,-340 -200,-318 640,-270'),
        },
        {
          wide: false,
          line: steps('-640,74 -260,20 0,16 300,30 640,-20'),
        },
        {
          wide: true,
          line: steps('-470,-460 -440,-330 -400,40 -420,460'),
        },
        {
          wide: false,
          line: steps('-120,-460 -110,-314 -130,16'),
        },
        {
          wide: false,
          line: steps('300,30 330,-140 320,-460'),
        },
        {
          wide: false,
          line: steps('-118,-150 330,-140 640,-160'),
        },
      ],
      areas: [
        {
          kind: 'water',
          outline: steps('-340,344 -200,312 -106,318 20,306 190,296 420,306 640,266 640,460 -380,460'),
        },
        {
          kind: 'green',
          outline: steps('-386,70 -250,50 300,60 640,12 640,262 420,302 190,292 20,302 -106,314 -200,308 -344,340 -388,400'),
        },
      ],
      stops: steps('-396,-282'),
      house: steps('-44,2 48,2 48,-56 30,-56 30,-18 -26,-18 -26,-56 -44,-56'),
      walk: steps('-396,-282 -124,-300 -136,8 0,4'),
    },
    uk: {
      name: 'Лівий берег',
      city: 'Київ',
      street: 'вул. Лугова',
      note: 'Перший поверх «Лугової». Тут видають ключі лівого берега й приймають гарантійні звернення.',
      directions: [
        { by: 'Метро', way: '«Позняки», 12 хвилин пішки до озера або автобусом до «Лугової».' },
        { by: 'Авто', way: 'Паркуйтеся вздовж Лугової, біля офісу завжди є місце.' },
        { by: 'Велосипед', way: 'Стійка під вікном, насос і горнятко води – всередині.' },
      ],
      names: {
        streets: ['просп. Миколи Бажана', 'вул. Лугова', 'просп. Петра Григоренка', '', '', ''],
        areas: ['озеро', 'лука'],
        stops: ['Позняки'],
      },
    },
    en: {
      name: 'Left Bank',
      city: 'Kyiv',
      street: 'Luhova St',
      note: 'Ground floor of Luhova. Keys for the left bank are handed out here, and warranty requests taken in.',
      directions: [
        { by: 'Metro', way: 'Pozniaky, 12 minutes on foot towards the lake, or the bus to Luhova.' },
        { by: 'Car', way: 'Park along Luhova; there is always room by the office.' },
        { by: 'Bicycle', way: 'A rack under the window, a pump and a mug of water inside.' },
      ],
      names: {
        streets: ['Mykoly Bazhana Ave', 'Luhova St', 'Petra Hryhorenka Ave', '', '', ''],
        areas: ['lake', 'meadow'],
        stops: ['Pozniaky'],
      },
    },
  },
];
