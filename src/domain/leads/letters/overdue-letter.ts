import type { Locale, Localized } from '../../../base/locale.ts';
import type { LetterText } from '../../../platform/mail/letter-frame.ts';

/** To a person of the office. It has no name and no phone: those are read in the office. */
export function overdueLetter(locale: Locale, url: string): LetterText {
  const { subject, title, text, button, why } = words[locale];
  return { subject, title, paragraphs: [text], button: { text: button, url }, foot: [why] };
}

const words: Localized<{ subject: string; title: string; text: string; button: string; why: string }> = {
  uk: {
    subject: 'Запит чекає довше, ніж ми обіцяли',
    title: 'Запит чекає довше, ніж ми обіцяли',
    text: 'Минуло п’ятнадцять робочих хвилин, а відповіді клієнтові ще немає. Запит перейшов до наступного менеджера, і його бачить керівник відділу продажу.',
    button: 'Відкрити запит',
    why: 'Ви отримали цей лист, бо запит передали вам або ви керуєте відділом продажу.',
  },
  en: {
    subject: 'A request has waited longer than we promised',
    title: 'A request has waited longer than we promised',
    text: 'Fifteen working minutes have passed and the client has had no answer yet. The request has gone to the next manager, and the head of sales can see it.',
    button: 'Open the request',
    why: 'You get this e-mail because the request was passed to you, or because you lead the sales department.',
  },
};
