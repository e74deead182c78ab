import { getLocale } from './message-locale.ts';

const forms = {
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
const languages = { uk: 'uk-UA', en: 'en-GB' } as const;

const made = new Map<string, Intl.DateTimeFormat>();
function formatterOf(form: keyof typeof forms): Intl.DateTimeFormat {
  const language = languages[getLocale()];
  const known = made.get(`${language} ${form}`) ?? new Intl.DateTimeFormat(language, { timeZone: 'Europe/Kyiv', ...forms[form] });
  made.set(`${language} ${form}`, known);
  return known;
}

/** An instant of the API by the clock of Kyiv, wherever the person is. */
const format = (form: keyof typeof forms) => (instant: string) => formatterOf(form).format(new Date(instant));
export const formatMoment = format('moment');
export const formatDay = format('day');
export const formatTime = format('time');
