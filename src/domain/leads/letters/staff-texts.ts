import { kyivDay } from '../../../base/kyiv-time.ts';
import type { Locale, Localized } from '../../../base/locale.ts';
import type { LetterText } from '../../../platform/mail/letter-frame.ts';

/** `until` is the end of the promise in words. Neither an e-mail nor a text has a name or a phone: those are read in the office. */
type Facts = { locale: Locale; url: string; until: string };

export function reminderLetter({ locale, url, until }: Facts): LetterText {
  const { title, text, button, why } = words[locale].reminder;
  return { subject: title, title, paragraphs: [text(until)], button: { text: button, url }, foot: [why] };
}

export function overdueLetter({ locale, url }: Pick<Facts, 'locale' | 'url'>): LetterText {
  const { title, text, button, why } = words[locale].overdue;
  return { subject: title, title, paragraphs: [text], button: { text: button, url }, foot: [why] };
}

export const reminderSms = ({ locale, url, until }: Facts): string => words[locale].reminder.sms(until, url);
export const overdueSms = ({ locale, url }: Pick<Facts, 'locale' | 'url'>): string => words[locale].overdue.sms(url);

const tags: Record<Locale, string> = { uk: 'uk-UA', en: 'en-GB' };

/** The time in Kyiv, with the day where it is another one: an office may close in between. */
export function untilIn(at: Date, now: Date, locale: Locale): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tags[locale], { timeZone: 'Europe/Kyiv', ...options }).format(at);
  const time = part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return kyivDay(at) === kyivDay(now) ? time : `${part({ day: 'numeric', month: 'long' })}, ${time}`;
}

type Words = {
  reminder: { title: string; text: (until: string) => string; button: string; why: string; sms: (until: string, url: string) => string };
  overdue: { title: string; text: string; button: string; why: string; sms: (url: string) => string };
};

const words: Localized<Words> = {
  uk: {
    reminder: {
      title: 'Запит чекає на вашу відповідь',
      text: (until) => `Клієнт має отримати відповідь до ${until}: ми обіцяли її за п’ятнадцять робочих хвилин, і половина вже минула.`,
      button: 'Відкрити запит',
      why: 'Ви отримали цей лист, бо запит доручено вам, а офіс на вашому екрані закрито. Додайте в «Моєму доступі» номер телефону — і нагадаємо в СМС.',
      sms: (until, url) => `Запит клієнта чекає на вашу відповідь до ${until}: ${url}`,
    },
    overdue: {
      title: 'Запит чекає довше, ніж ми обіцяли',
      text: 'Минуло п’ятнадцять робочих хвилин, а відповіді клієнтові ще немає. Запит перейшов до наступного менеджера, і його бачить керівник відділу продажу.',
      button: 'Відкрити запит',
      why: 'Ви отримали цей лист, бо запит передали вам або ви керуєте відділом продажу.',
      sms: (url) => `Запит клієнта чекає довше, ніж ми обіцяли, і відповісти маєте ви: ${url}`,
    },
  },
  en: {
    reminder: {
      title: 'A request is waiting for your answer',
      text: (until) =>
        `The client should have an answer by ${until}: we promised it within fifteen working minutes, and half of them have passed.`,
      button: 'Open the request',
      why: 'You get this e-mail because the request is yours and the office is closed on your screen. Add a phone number in “My access” and we will send a text message instead.',
      sms: (until, url) => `A client’s request is waiting for your answer by ${until}: ${url}`,
    },
    overdue: {
      title: 'A request has waited longer than we promised',
      text: 'Fifteen working minutes have passed and the client has had no answer yet. The request has gone to the next manager, and the head of sales can see it.',
      button: 'Open the request',
      why: 'You get this e-mail because the request was passed to you, or because you lead the sales department.',
      sms: (url) => `A client’s request has waited longer than we promised, and it is yours to answer: ${url}`,
    },
  },
};
