import type { Locale } from '../base/locale.ts';

/** What a person has to hear of: why a release was held back, or that it came late. */
export type ReleaseEvent = 'conflicts' | 'faults' | 'late';

/** By the clock of Kyiv: when the release was to be published, and when it was. */
type Moments = { due: string; published: string };
type Texts = {
  label: string;
  events: Record<ReleaseEvent, { title: (name: string) => string; text: (moments: Moments) => string[] }>;
  button: string;
  foot: string;
};

export const releaseTexts: Readonly<Record<Locale, Texts>> = {
  uk: {
    label: 'Офіс',
    events: {
      conflicts: {
        title: (name) => `Випуск «${name}» не вийшов`,
        text: ({ due }) => [
          `Він мав вийти ${due}, але доти на сайті змінили те саме, що й у випуску. На сайті все лишилось, як було.`,
          'Відкрийте випуск, оберіть для кожного такого поля один із двох варіантів і призначте новий час.',
        ],
      },
      faults: {
        title: (name) => `Випуск «${name}» не вийшов`,
        text: ({ due }) => [
          `Він мав вийти ${due}, але щось із нього вже не можна показати на сайті. На сайті все лишилось, як було.`,
          'Відкрийте випуск: біля кожного поля, яке треба виправити, сказано чому. Виправте й призначте новий час.',
        ],
      },
      late: {
        title: (name) => `Випуск «${name}» вийшов із запізненням`,
        text: ({ due, published }) => [
          `Він мав вийти ${due}, а вийшов ${published}. До того часу відвідувачі бачили попередні ціни й тексти.`,
          'З випуском нічого робити не треба. Скажіть адміністратору: найімовірніше, сервер або база даних не відповідали.',
        ],
      },
    },
    button: 'Відкрити випуск',
    foot: 'Лист надійшов вам, бо ви публікуєте випуски.',
  },
  en: {
    label: 'Office',
    events: {
      conflicts: {
        title: (name) => `The release “${name}” was not published`,
        text: ({ due }) => [
          `It was to be published on ${due}, but the site has changed the same fields since. Everything on the site is as it was.`,
          'Open the release, choose one of the two versions of each of these fields, and set a new time.',
        ],
      },
      faults: {
        title: (name) => `The release “${name}” was not published`,
        text: ({ due }) => [
          `It was to be published on ${due}, but something in it cannot be shown on the site any more. Everything on the site is as it was.`,
          'Open the release: each field to correct says why. Correct them and set a new time.',
        ],
      },
      late: {
        title: (name) => `The release “${name}” was published late`,
        text: ({ due, published }) => [
          `It was to be published on ${due} and was on ${published}. Until then visitors saw the prices and texts of before.`,
          'The release itself needs nothing. Tell an administrator: the server or the database did not answer, most likely.',
        ],
      },
    },
    button: 'Open the release',
    foot: 'You get this because you publish releases.',
  },
};
