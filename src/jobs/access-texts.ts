import type { Locale } from '../base/locale.ts';
import type { AccessEvent } from '../domain/staff/staff.ts';

/** `device`: the browser by its own description; empty when it gives none. */
export type AccessFacts = { person: string; device: string; at: string };
type Words = { title: string; text: (facts: AccessFacts) => string };
type Texts = {
  events: Record<AccessEvent, { own: Words; other: Words }>;
  label: string;
  unless: { own: string; other: string };
  button: string;
  foot: string;
};

const place = ({ device, at }: AccessFacts) => (device ? `${device}, ${at}` : at);
const same = (words: Words) => ({ own: words, other: words });

export const accessTexts: Record<Locale, Texts> = {
  uk: {
    events: {
      'password-set': same({
        title: 'Встановлено пароль для входу до офісу',
        text: (facts) =>
          `Тепер ви можете входити паролем і кодом із застосунку (${place(facts)}). Сеанси, відкриті попереднім паролем, завершено.`,
      }),
      'password-removed': same({
        title: 'Пароль для входу до офісу видалено',
        text: (facts) => `Паролем і кодом більше не ввійти (${place(facts)}). Сеанси, які він відкривав, завершено.`,
      }),
      'password-login': same({
        title: 'Вхід до офісу з нового браузера',
        text: (facts) => `Хтось увійшов вашим паролем і кодом: ${place(facts)}. Раніше цим браузером ви паролем не входили.`,
      }),
      'passkey-added': {
        own: {
          title: 'Додано ключ доступу за паролем',
          text: (facts) => `Новий ключ уже відкриває офіс (${place(facts)}). Підписувати гроші та права він зможе за добу.`,
        },
        other: {
          title: 'Колега додає ключ доступу за паролем',
          text: (facts) =>
            `${facts.person}: новий ключ додано після входу паролем (${place(facts)}). За добу він зможе підписувати гроші та права.`,
        },
      },
    },
    label: 'Офіс',
    unless: {
      own: 'Якщо це не ви, одразу зателефонуйте адміністратору: він закриє ваш доступ. Пароль змініть, а чужий ключ видаліть на сторінці «Мій доступ».',
      other: 'Переконайтеся особисто або телефоном, що це справді колега. Якщо ні — закрийте доступ.',
    },
    button: 'До офісу',
    foot: 'Цей лист надіслано, бо змінилося, як входять до офісу.',
  },
  en: {
    events: {
      'password-set': same({
        title: 'A password for the office was set',
        text: (facts) =>
          `You can now log in with a password and a code from your app (${place(facts)}). Sessions opened by an earlier password have ended.`,
      }),
      'password-removed': same({
        title: 'Your password for the office was removed',
        text: (facts) => `A password and a code no longer let you in (${place(facts)}). The sessions that it opened have ended.`,
      }),
      'password-login': same({
        title: 'A login to the office from a new browser',
        text: (facts) =>
          `Your password and code were used to log in: ${place(facts)}. You have not logged in with the password from this browser before.`,
      }),
      'passkey-added': {
        own: {
          title: 'A passkey was added with your password',
          text: (facts) => `The new passkey already opens the office (${place(facts)}). In a day it will be able to sign money and rights.`,
        },
        other: {
          title: 'A colleague has added a passkey with a password',
          text: (facts) =>
            `${facts.person}: a new passkey was added after a login by password (${place(facts)}). In a day it will be able to sign money and rights.`,
        },
      },
    },
    label: 'Office',
    unless: {
      own: 'If this was not you, call an administrator at once, who will lock you out. Change the password, and remove the strange passkey under “My access”.',
      other: 'Make sure in person or by phone that it is your colleague. If it is not, lock them out.',
    },
    button: 'To the office',
    foot: 'This e-mail was sent because the ways into the office have changed.',
  },
};
