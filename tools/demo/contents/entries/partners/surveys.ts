import type { StoredEntries } from '../../../../../src/domain/content/content.ts';

const bare = { until: null, gallery: [] };

/** Flights over sites and finished quarters. Days are 10:00 in Kyiv. */
export const surveys: StoredEntries['aerial_photography'] = [
  {
    ...bare,
    slug: 'obriy-richkovyi-2026-10',
    from: '2026-10-28T08:00:00.000Z',
    project: 'obriy-richkovyi',
    height: 90,
    frames: 214,
    picture: 'obriy-richkovyi/drone-12',
    uk: {
      title: 'Вісімнадцятий поверх із боку річки',
      lead: 'Осінній обліт: вежа, дві накриті секції й набережна, яку ще не відкрито.',
      html: '<p>Зняли майданчик за сорок хвилин, між двома дощами. З кадрів складено ортофотоплан: за ним геодезисти звіряють осі колон, а ми бачимо, скільки місця лишилося для піщаного складу.</p><p>На знімку видно, як нижчі секції відступають, відкриваючи річку вежі. У тіні вежі взимку будуть тільки заїзд і велопарковка – так і рахували.</p>',
    },
    en: {
      title: 'The eighteenth floor from the river',
      lead: 'An autumn flight: the tower, two sections under their roofs, and an embankment that is not open yet.',
      html: '<p>The site took forty minutes between two showers. The frames make an orthophoto by which surveyors check the column lines, and we see how much room is left for sand.</p><p>It shows the lower sections stepping aside and leaving the river to the tower. In winter only the driveway and the bicycle stands will lie in its shade, as calculated.</p>',
    },
  },
  {
    ...bare,
    slug: 'midnyi-kvartal-2026-09',
    from: '2026-09-17T07:00:00.000Z',
    project: 'midnyi-kvartal',
    height: 110,
    frames: 186,
    picture: 'midnyi-kvartal/drone-11',
    uk: {
      title: 'Вулиця, якої ще немає на мапі',
      lead: 'З висоти вперше видно пішохідну вулицю цілком: від Дегтярівської до парку.',
      html: '<p>Бруківку покладено на третину. Згори перевірили ухили: вода після зливи стоїть лише біля тимчасового заїзду, який восени приберемо.</p><p>Мідна цегла на сонці й у тіні – два різні кольори на одному кадрі. Саме тому пробну стіну ми клали на розі.</p>',
    },
    en: {
      title: 'A street that is on no map yet',
      lead: 'For the first time the walking street is seen whole, from Dehtiarivska to the park.',
      html: '<p>A third of the paving is down. From above we checked the falls: after heavy rain water stands only by the temporary entry, which goes this autumn.</p><p>In sun and shade the copper brick has two colours within one frame. That is why the trial wall was laid on a corner.</p>',
    },
  },
  {
    ...bare,
    slug: 'yasenevyi-hai-2026-08',
    from: '2026-08-20T07:00:00.000Z',
    project: 'yasenevyi-hai',
    height: 60,
    frames: 98,
    picture: 'yasenevyi-hai/stage-foundation',
    uk: {
      title: 'Сто сорок ясенів до початку робіт',
      lead: 'Зйомка, з якої почався проєкт: кожне дерево отримало номер раніше, ніж будинок – адресу.',
      html: '<p>Летіли низько, на шістдесяти метрах, щоб розрізнити крони. За хмарою точок побудували межу, ближче за яку не підходить жоден котлован.</p><p>Цей обліт ми повторюватимемо щороку в той самий день: порівняти крони легше, ніж обіцянки.</p>',
    },
    en: {
      title: 'A hundred and forty ash trees before the works',
      lead: 'The survey the project began with: each tree had a number before the house had an address.',
      html: '<p>We flew low, at sixty metres, to tell the crowns apart. The point cloud drew the line that no pit will cross.</p><p>The flight will be repeated on the same day every year: crowns are easier to compare than promises.</p>',
    },
  },
  {
    ...bare,
    slug: 'lypova-tin-2026-06',
    from: '2026-06-11T07:00:00.000Z',
    project: 'lypova-tin',
    height: 80,
    frames: 121,
    picture: 'aerial/quarter',
    uk: {
      title: 'Перше літо під липами',
      lead: 'Двір через дев’ять місяців після здачі: двадцять шість крон і жодної машини.',
      html: '<p>Зняли в день, коли зацвіло. Порівняли з проєктом: доріжки протоптано там, де їх намальовано, крім однієї – навскіс, до зупинки. Її ми викладемо плиткою.</p>',
    },
    en: {
      title: 'The first summer under the limes',
      lead: 'The yard nine months after handover: twenty-six crowns and not one car.',
      html: '<p>Flown on the day they came into bloom. The paths are worn where they were drawn, but for one that cuts across to the bus stop. We shall pave it.</p>',
    },
  },
];
