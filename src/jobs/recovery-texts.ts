import type { Locale } from '../base/locale.ts';
import type { RecoveryEvent } from '../domain/staff/staff.ts';

/** `by`: the administrator of this step; `until`: when its time is over. */
export type RecoveryNames = { person: string; askedBy: string; approvedBy: string; until: string };
type Words = { title: string; text: (names: RecoveryNames) => string };
type Texts = Record<RecoveryEvent, { own: Words; other: Words }>;

const uk: Texts = {
  asked: {
    own: {
      title: 'Для вас просять нове запрошення',
      text: ({ askedBy, until }) =>
        `${askedBy} повідомляє, що ви втратили всі ключі доступу до офісу, і просить для вас нове запрошення. До ${until} це має погодити ще один адміністратор. Доти нічого не змінюється: ваші ключі й сеанси працюють.`,
    },
    other: {
      title: 'Просять відновити доступ',
      text: ({ person, askedBy, until }) =>
        `${askedBy} просить нове запрошення для колеги: ${person}. Погодити його може інший адміністратор, до ${until}. Спершу переконайтеся особисто або телефоном, що ключі справді втрачено.`,
    },
  },
  approved: {
    own: {
      title: 'Нове запрошення для вас готове',
      text: ({ askedBy, approvedBy, until }) =>
        `Про нього просить ${askedBy}, погоджує ${approvedBy}. Посилання вам передадуть особисто; воно спрацює один раз, до ${until}. Коли його буде використано, попередні ключі й сеанси перестануть діяти.`,
    },
    other: {
      title: 'Відновлення доступу погоджено',
      text: ({ person, askedBy, approvedBy, until }) =>
        `${person}: про нове запрошення просить ${askedBy}, погоджує ${approvedBy}. Посилання діє до ${until}. Доти відновлення ще можна зупинити.`,
    },
  },
  ended: {
    own: {
      title: 'Відновлення вашого доступу зупинено',
      text: () => 'Нового запрошення для вас немає, а посилання, якщо воно було, вже не діє. Ваші ключі й сеанси не змінилися.',
    },
    other: {
      title: 'Відновлення доступу зупинено',
      text: ({ person }) => `${person}: посилання, якщо воно було, вже не діє. Ключі й сеанси не змінилися.`,
    },
  },
  used: {
    own: {
      title: 'Ваш доступ відновлено',
      text: ({ askedBy, approvedBy }) =>
        `За запрошенням, про яке просить ${askedBy} і яке погоджує ${approvedBy}, створено новий ключ. Усі попередні ключі видалено, усі сеанси завершено.`,
    },
    other: {
      title: 'Доступ відновлено',
      text: ({ person }) => `${person}: створено новий ключ. Усі попередні ключі видалено, усі сеанси завершено.`,
    },
  },
};

const en: Texts = {
  asked: {
    own: {
      title: 'A new invitation is asked for you',
      text: ({ askedBy, until }) =>
        `${askedBy} says that you have lost all your passkeys for the office, and asks for a new invitation for you. One more administrator has to approve it by ${until}. Until then nothing changes: your passkeys and sessions work.`,
    },
    other: {
      title: 'A recovery is asked for',
      text: ({ person, askedBy, until }) =>
        `${askedBy} asks for a new invitation for a colleague: ${person}. Another administrator can approve it, by ${until}. First make sure, in person or by phone, that the passkeys are really lost.`,
    },
  },
  approved: {
    own: {
      title: 'A new invitation is ready for you',
      text: ({ askedBy, approvedBy, until }) =>
        `${askedBy} has asked for it, and ${approvedBy} has approved it. The link will be handed to you in person; it works once, until ${until}. When it is used, your earlier passkeys and sessions end.`,
    },
    other: {
      title: 'A recovery was approved',
      text: ({ person, askedBy, approvedBy, until }) =>
        `${person}: ${askedBy} has asked for a new invitation, and ${approvedBy} has approved it. The link works until ${until}. Until it is used, the recovery can still be stopped.`,
    },
  },
  ended: {
    own: {
      title: 'The recovery of your access was stopped',
      text: () =>
        'There is no new invitation for you, and the link, if there was one, no longer works. Your passkeys and sessions are as before.',
    },
    other: {
      title: 'A recovery was stopped',
      text: ({ person }) => `${person}: the link, if there was one, no longer works. Passkeys and sessions are as before.`,
    },
  },
  used: {
    own: {
      title: 'Your access was recovered',
      text: ({ askedBy, approvedBy }) =>
        `A new passkey was made with the invitation that ${askedBy} asked for and ${approvedBy} approved. All earlier passkeys were removed, and all sessions ended.`,
    },
    other: {
      title: 'Access was recovered',
      text: ({ person }) => `${person}: a new passkey was made. All earlier passkeys were removed, and all sessions ended.`,
    },
  },
};

type Frame = { label: string; unless: Record<'own' | 'other', string>; button: string; foot: string };
export const recoveryTexts: Record<Locale, { events: Texts } & Frame> = {
  uk: {
    events: uk,
    label: 'Бек-офіс',
    unless: {
      own: 'Ви не втрачали ключів або не просили про це? Негайно зателефонуйте іншому адміністратору: хтось може намагатися ввійти від вашого імені.',
      other: 'Щось тут не так? Зупиніть відновлення на сторінці «Люди», а якщо посилання вже використано — закрийте доступ.',
    },
    button: 'Відкрити офіс',
    foot: 'Цього листа отримують людина, чий доступ відновлюють, і всі адміністратори.',
  },
  en: {
    events: en,
    label: 'Back office',
    unless: {
      own: 'Have you lost no passkeys, or not asked for this? Call another administrator at once: someone may be trying to enter in your name.',
      other: 'Is something wrong here? Stop the recovery on the page “People”; if the link has been used already, lock the person out.',
    },
    button: 'Open the office',
    foot: 'This e-mail goes to the person whose access is recovered, and to all administrators.',
  },
};
