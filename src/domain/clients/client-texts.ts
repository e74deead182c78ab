import type { Locale, Localized } from '../../base/locale.ts';
import { localePath } from '../../base/locale.ts';
import type { LetterText } from '../../platform/mail/letter-frame.ts';
import type { CodePurpose } from './secrets.ts';

type Site = { publicUrl: string; brand: (locale: Locale) => { name: string } };

type CodeTexts = (brand: string, code: string) => string;
/** Each names its purpose, so that the reader does not read the code out to a stranger for another one. */
const codeTexts: Localized<Record<CodePurpose, CodeTexts>> = {
  uk: {
    login: (brand, code) => `${brand}: код ${code}. Нікому його не називайте.`,
    prove: (brand, code) => `${brand}: ${code} — код для змін у кабінеті. Нікому його не називайте.`,
    leave: (brand, code) => `${brand}: ${code} — код на видалення кабінету. Нікому його не називайте.`,
  },
  en: {
    login: (brand, code) => `${brand}: your code is ${code}. Tell it to nobody.`,
    prove: (brand, code) => `${brand}: ${code} is the code to change your account. Tell it to nobody.`,
    leave: (brand, code) => `${brand}: ${code} is the code to delete your account. Tell it to nobody.`,
  },
};

/**
 * For a login one message of at most 70 Cyrillic letters, when the names are short. Its last line lets the phone fill in the code on this
 * site alone.
 */
type Code = { code: string; purpose: CodePurpose; locale: Locale; site: Site };
export function codeMessage({ code, purpose, locale, site }: Code): string {
  return `${codeTexts[locale][purpose](site.brand(locale).name, code)}\n\n@${new URL(site.publicUrl).hostname} #${code}`;
}

type ConfirmTexts = { subject: (brand: string) => string; title: string; text: string; button: string; ignore: string };

const confirmTexts: Localized<ConfirmTexts> = {
  uk: {
    subject: (brand) => `${brand}: підтвердьте адресу`,
    title: 'Це ваша адреса?',
    text: 'Її вказано в особистому кабінеті. Підтвердьте, і сюди приходитимуть новини ваших угод.',
    button: 'Так, підтвердити',
    ignore: 'Посилання діє три доби. Якщо кабінет не ваш, просто нічого не робіть: листів про чужі угоди не буде.',
  },
  en: {
    subject: (brand) => `${brand}: confirm your address`,
    title: 'Is this your address?',
    text: 'It was entered in an account on our site. Confirm it, and news of your deals will come here.',
    button: 'Yes, confirm it',
    ignore: 'The link works for three days. If the account is not yours, do nothing: no e-mails about somebody else’s deals will come.',
  },
};

/** Events of an account of which its owner is notified. */
export type AccountNotice = 'new-device' | 'passkey-added';

const noticeTexts: Localized<
  Record<AccountNotice, { title: string; text: (device: string) => string }> & { unless: string; button: string }
> = {
  uk: {
    'new-device': {
      title: 'Вхід із нового пристрою',
      text: (device) => `Щойно у ваш кабінет увійшли з пристрою, якого ми ще не бачили: ${device}.`,
    },
    'passkey-added': {
      title: 'Новий ключ доступу',
      text: (device) => `До вашого кабінету щойно додали ключ доступу: ${device}. Тепер із ним можна входити без SMS.`,
    },
    unless:
      'Це ви? Тоді нічого робити не треба. Якщо ні — завершіть усі входи й приберіть ключ у налаштуваннях, а потім зателефонуйте нам.',
    button: 'До налаштувань',
  },
  en: {
    'new-device': {
      title: 'A login from a new device',
      text: (device) => `Somebody has just logged in to your account from a device that we had not seen before: ${device}.`,
    },
    'passkey-added': {
      title: 'A new passkey',
      text: (device) => `A passkey has just been added to your account: ${device}. It now opens the account without an SMS.`,
    },
    unless: 'Was it you? Then there is nothing to do. If not, log out everywhere and remove the passkey in the settings, then call us.',
    button: 'To the settings',
  },
};

type Notice = { notice: AccountNotice; device: string; locale: Locale; brand: string; publicUrl: string };
export function noticeLetter({ notice, device, locale, brand, publicUrl }: Notice): LetterText {
  const { unless, button, [notice]: words } = noticeTexts[locale];
  const url = `${publicUrl}${localePath(locale, '/account/settings/')}`;
  return {
    subject: `${brand}: ${words.title}`,
    title: words.title,
    paragraphs: [words.text(device || '–'), unless],
    button: { text: button, url },
    foot: [],
  };
}

export function confirmLetter({
  token,
  locale,
  brand,
  publicUrl,
}: {
  token: string;
  locale: Locale;
  brand: string;
  publicUrl: string;
}): LetterText {
  const { subject, title, text, button, ignore } = confirmTexts[locale];
  const url = `${publicUrl}${localePath(locale, `/account/confirm-email/?token=${token}`)}`;
  return { subject: subject(brand), title, paragraphs: [text], button: { text: button, url }, foot: [ignore] };
}
