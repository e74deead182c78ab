import type { Localized } from '../../base/locale.ts';
import type { DiiaPlay, DiiaRequest, diiaStatusAt } from '../../integrations/state-services/diia-request.ts';

type Kind = DiiaRequest['kind'];
type Words = {
  title: string;
  about: string;
  unknown: string;
  none: string;
  phoneAbout: string;
  passport: string;
  born: string;
  taxNumber: string;
  file: string;
  hash: string;
  back: string;
  more: string;
  calls: string;
  noCalls: string;
  noAnswer: string;
  forged: string;
  ask: Record<Kind, string>;
  kinds: Record<Kind, string>;
  states: Record<ReturnType<typeof diiaStatusAt>, string>;
  /** The labels of buttons; empty where an action does not apply. */
  plays: Record<Kind, Record<DiiaPlay, string>>;
};

/** Texts of both kinds of request. */
const uk = { silent: 'Погодитися, але сповіщення загубиться', forge: 'Підробити сповіщення' };
const en = { silent: 'Agree, but the callback gets lost', forge: 'Forge the callback' };

export const diiaTexts: Localized<Words> = {
  uk: {
    title: 'Дія',
    about: 'Про що сайт просив людей із застосунком Дія. Люди й документи вигадані, а підписи нічого не варті поза цим сайтом.',
    unknown: 'Такого запиту немає.',
    none: 'Ще жодного запиту. Вони з’являються, коли покупець обирає бронювання через Дію.',
    phoneAbout: 'Це телефон покупця. Справжній застосунок не потрібен: натисніть, що зробила б людина.',
    passport: 'Паспорт',
    born: 'Народилася',
    taxNumber: 'РНОКПП',
    file: 'Файл',
    hash: 'Хеш',
    back: 'Повернутися на сайт',
    more: 'А якщо щось піде не так',
    calls: 'Що Дія передала сайту',
    noCalls: 'Поки що нічого.',
    noAnswer: 'сайт не відповів',
    forged: 'підробка',
    ask: { sharing: 'Поділитися документами?', signing: 'Підписати договір?' },
    kinds: { sharing: 'Документи', signing: 'Дія.Підпис' },
    states: { processing: 'Чекає на відповідь', done: 'Погоджено', refused: 'Відмовлено' },
    plays: {
      sharing: {
        agree: 'Поділитися',
        refuse: 'Відмовити',
        stranger: 'Поділитися чужими документами',
        minor: 'Поділитися документами підлітка',
        slow: 'Поділитися, але через 20 секунд',
        twice: 'Поділитися, і сповіщення прийде двічі',
        late: 'Поділитися, коли утримання вже минуло',
        unordered: 'Поділитися, а за мить сповістити про відмову',
        ...uk,
      },
      signing: {
        agree: 'Підписати',
        refuse: 'Відмовити',
        stranger: 'Підписати чужим підписом',
        minor: '',
        slow: 'Підписати, але через 20 секунд',
        twice: 'Підписати, і сповіщення прийде двічі',
        late: 'Підписати, коли утримання вже минуло',
        unordered: 'Підписати, а за мить сповістити про відмову',
        ...uk,
      },
    },
  },
  en: {
    title: 'Diia',
    about:
      'What the site has asked of people who have the Diia app. The people and documents are invented, and the signatures are worth nothing outside.',
    unknown: 'There is no such request.',
    none: 'No requests yet. They appear when a buyer chooses to book through Diia.',
    phoneAbout: 'This is the buyer’s phone. No real app is needed: press what the person would do.',
    passport: 'Passport',
    born: 'Born',
    taxNumber: 'Tax number',
    file: 'File',
    hash: 'Hash',
    back: 'Back to the site',
    more: 'And if something goes wrong',
    calls: 'What Diia has brought to the site',
    noCalls: 'Nothing so far.',
    noAnswer: 'the site did not answer',
    forged: 'forged',
    ask: { sharing: 'Share your documents?', signing: 'Sign the agreement?' },
    kinds: { sharing: 'Documents', signing: 'Diia.Signature' },
    states: { processing: 'Waiting for an answer', done: 'Agreed', refused: 'Refused' },
    plays: {
      sharing: {
        agree: 'Share',
        refuse: 'Refuse',
        stranger: 'Share somebody else’s documents',
        minor: 'Share a teenager’s documents',
        slow: 'Share, but in 20 seconds',
        twice: 'Share, and the callback comes twice',
        late: 'Share when the hold has ended',
        unordered: 'Share, and tell of a refusal a moment later',
        ...en,
      },
      signing: {
        agree: 'Sign',
        refuse: 'Refuse',
        stranger: 'Sign as somebody else',
        minor: '',
        slow: 'Sign, but in 20 seconds',
        twice: 'Sign, and the callback comes twice',
        late: 'Sign when the hold has ended',
        unordered: 'Sign, and tell of a refusal a moment later',
        ...en,
      },
    },
  },
};
