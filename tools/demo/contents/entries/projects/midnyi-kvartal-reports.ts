import { reportsOf } from './report.ts';

export const midnyiKvartalReports = reportsOf('midnyi-kvartal', [
  {
    month: '2025-11',
    stage: 'frame',
    planned: [100, 96, 38, 0, 8, 0, 0],
    actual: [100, 92, 36, 0, 8, 0, 0],
    picture: 'frame-1',
    uk: [
      'П’ятнадцятий поверх вежі',
      'Три нижчі секції вже мають повну висоту, вежі лишилося чотири поверхи. Через вітер кран стояв шість днів.',
    ],
    en: [
      'Fifteen floors of the tower',
      'The three lower sections are at full height; the tower has four storeys to go. Wind kept the crane idle for six days.',
    ],
  },
  {
    month: '2025-12',
    stage: 'frame',
    planned: [100, 99, 46, 0, 12, 0, 0],
    actual: [100, 96, 45, 0, 12, 0, 0],
    picture: 'frame-2',
    uk: [
      'Сімнадцятий поверх і перші вікна',
      'У секції 4 поставили пробні вікна й перевірили їх водою під тиском. Один профіль замінили: протікав у кутку.',
    ],
    en: [
      'Seventeen floors and a first window',
      'Trial windows in section 4 were tested with water under pressure. One profile leaked at a corner and has been replaced.',
    ],
  },
  {
    month: '2026-01',
    stage: 'frame',
    planned: [100, 100, 55, 4, 16, 0, 0],
    actual: [100, 98, 53, 3, 16, 0, 0],
    picture: 'frame-2',
    uk: ['Вежа на повну висоту', 'Дев’ятнадцять поверхів. Видно Лук’янівку, ботанічний сад і, ясного дня, Видубичі. Лишився парапет.'],
    en: [
      'The tower at its height',
      'Nineteen storeys. Lukianivka, the botanical garden and, on a clear day, Vydubychi. Only the parapet is left.',
    ],
  },
  {
    month: '2026-02',
    stage: 'walls',
    planned: [100, 100, 64, 9, 22, 2, 0],
    actual: [100, 100, 62, 8, 22, 2, 0],
    picture: 'frame-2',
    uk: [
      'Перегородки до десятого',
      'Усередині тепліше, ніж надворі: секції закрито плівкою, працюють теплові гармати. Міжквартирні стіни складають із двох шарів із повітрям між ними.',
    ],
    en: [
      'Partitions up to the tenth',
      'It is warmer inside than out: the sections are wrapped in film and heated. Party walls are laid in two leaves with air between them.',
    ],
  },
  {
    month: '2026-03',
    stage: 'walls',
    planned: [100, 100, 73, 16, 28, 4, 0],
    actual: [100, 100, 72, 15, 29, 4, 0],
    picture: 'frame-2',
    uk: [
      'Пробна стіна з мідною цеглою',
      'На розі викладено чотири квадратні метри з трьох партій цегли. Обрали ту, що темніє на сонці найповільніше.',
    ],
    en: [
      'A trial wall of copper brick',
      'Four square metres on the corner, from three firings. We chose the one that darkens slowest in the sun.',
    ],
  },
  {
    month: '2026-04',
    stage: 'facade',
    planned: [100, 100, 82, 24, 36, 8, 0],
    actual: [100, 100, 82, 22, 36, 8, 0],
    picture: 'facade',
    uk: [
      'Фасад пішов угору',
      'Цеглу ведуть одразу чотири бригади, по одній на секцію. Вікна секцій 3 і 4 стоять усі, тож опади більше не спиняють роботи всередині.',
    ],
    en: [
      'The facade sets off',
      'Four crews lay brick at once, one to a section. Every window of sections 3 and 4 is in, so rain no longer stops the work inside.',
    ],
  },
  {
    month: '2026-05',
    stage: 'facade',
    planned: [100, 100, 90, 32, 45, 13, 0],
    actual: [100, 100, 90, 31, 46, 12, 0],
    picture: 'facade',
    uk: ['Тепло від мережі', 'Теплопункт приєднано до міської мережі, стояки опресовано. Із 1 160 з’єднань підтягнули дев’ять.'],
    en: [
      'Heat from the network',
      'The heating unit is connected to the city, and the risers have held pressure. Of 1,160 joints nine needed tightening.',
    ],
  },
  {
    month: '2026-06',
    stage: 'facade',
    planned: [100, 100, 96, 40, 54, 18, 3],
    actual: [100, 100, 96, 38, 55, 18, 2],
    picture: 'facade',
    uk: [
      'Перша плитка пішохідної вулиці',
      'Від Дегтярівської проклали двадцять метрів бруківки: підібрали крок шва, щоб не стукали колеса валіз.',
    ],
    en: [
      'First stones of the walking street',
      'Twenty metres of paving from Dehtiarivska. The joints are spaced so that suitcase wheels run quietly.',
    ],
  },
  {
    month: '2026-07',
    stage: 'facade',
    planned: [100, 100, 100, 48, 63, 25, 6],
    actual: [100, 100, 100, 46, 64, 25, 5],
    picture: 'facade',
    uk: [
      'Стіни завершено',
      'Останню перегородку вимуровано 22 липня. Власники перших квартир приїздили міряти кухні, і всі розміри зійшлися з планом до сантиметра.',
    ],
    en: [
      'The walls are done',
      'The last partition was laid on 22 July. The first owners came to measure their kitchens, and every size agreed with the plan to a centimetre.',
    ],
  },
  {
    month: '2026-08',
    stage: 'facade',
    planned: [100, 100, 100, 56, 71, 33, 10],
    actual: [100, 100, 100, 53, 72, 34, 9],
    picture: 'facade',
    uk: ['Ліфти в шахтах', 'Змонтовано шість ліфтів із восьми. До здачі вони возитимуть оздоблювальників, кабіни поки що обшито фанерою.'],
    en: [
      'Lifts in their shafts',
      'Six of eight lifts are installed. Until handover they carry finishers, and the cars are lined with plywood.',
    ],
  },
  {
    month: '2026-09',
    stage: 'facade',
    planned: [100, 100, 100, 63, 79, 42, 16],
    actual: [100, 100, 100, 60, 80, 43, 15],
    picture: 'facade',
    uk: [
      'Струм за постійною схемою',
      'Дім перейшов із будівельного живлення на власну підстанцію. Генератор випробували на двох ліфтах і насосах: вісім годин без зупинки.',
    ],
    en: [
      'Power for good',
      'The house has moved from site supply to its own substation. The generator ran two lifts and the pumps for eight hours without a stop.',
    ],
  },
  {
    month: '2026-10',
    stage: 'facade',
    planned: [100, 100, 100, 70, 86, 52, 24],
    actual: [100, 100, 100, 67, 87, 53, 22],
    picture: 'facade',
    uk: [
      'Дві третини фасаду',
      'Мідну цеглу доведено до чотирнадцятого поверху вежі. У дворі посадили шістнадцять кленів: осінь для дерев краща за весну. Відстаємо на тиждень і встигаємо до морозів.',
    ],
    en: [
      'Two thirds of the facade',
      'Copper brick has reached the tower’s fourteenth floor. Sixteen maples went into the yard: autumn suits trees better than spring. We are a week late and will make it before the frost.',
    ],
  },
]);
