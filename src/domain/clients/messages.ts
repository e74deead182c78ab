import type { Locale, Localized } from '../../base/locale.ts';
import { localePath } from '../../base/locale.ts';
import type { LetterText } from '../../platform/mail/letter-frame.ts';

type Site = { publicUrl: string; brand: (locale: Locale) => { name: string } };

const codeWords: Localized<(brand: string, code: string) => string> = {
  uk: (brand, code) => `${brand}: код ${code}. Нікому його не називайте.`,
  en: (brand, code) => `${brand}: your code is ${code}. Tell it to nobody.`,
};

/** One message of at most 70 Cyrillic letters, when the names are short. Its last line lets the phone fill the code in on this site alone. */
export function codeMessage({ code, locale, site }: { code: string; locale: Locale; site: Site }): string {
  return `${codeWords[locale](site.brand(locale).name, code)}\n\n@${new URL(site.publicUrl).hostname} #${code}`;
}

type ConfirmWords = { subject: (brand: string) => string; title: string; text: string; button: string; ignore: string };

const confirmWords: Localized<ConfirmWords> = {
  uk: {
    subject: (brand) => `${brand}: підтвердьте адресу`,
    title: 'Це ваша адреса?',
    text: 'Її вказано в особистому кабінеті. Підтвердьте, і сюди приходитимуть договори, квитанції та новини ваших угод.',
    button: 'Так, підтвердити',
    ignore: 'Посилання діє три доби. Якщо кабінет не ваш, просто нічого не робіть: листів про чужі угоди не буде.',
  },
  en: {
    subject: (brand) => `${brand}: confirm your address`,
    title: 'Is this your address?',
    text: 'It was entered in an account on our site. Confirm it and agreements, receipts and news of your deals will come here.',
    button: 'Yes, confirm it',
    ignore: 'The link works for three days. If the account is not yours, do nothing: no letters about somebody else’s deals will come.',
  },
};

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
  const { subject, title, text, button, ignore } = confirmWords[locale];
  const url = `${publicUrl}${localePath(locale, `/account/confirm-email/?token=${token}`)}`;
  return { subject: subject(brand), title, paragraphs: [text], button: { text: button, url }, foot: [ignore] };
}
