// Months as they stand in the names of files.
const inUkrainian =
  'січ(?:ень|ня)|лют(?:ий|ого)|берез(?:ень|ня)|квіт(?:ень|ня)|трав(?:ень|ня)|черв(?:ень|ня)|лип(?:ень|ня)|серп(?:ень|ня)|верес(?:ень|ня)|жовт(?:ень|ня)|листопада?|груд(?:ень|ня)';
const inRussian = 'январ[ья]|феврал[ья]|марта?|апрел[ья]|ма[йя]|июн[ья]|июл[ья]|августа?|сентябр[ья]|октябр[ья]|ноябр[ья]|декабр[ья]';
const inEnglish =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const numbers = /\d{1,4}[._-]\d{1,4}(?:[._-]\d{1,4})?/gu;
/** `Секція 2.1` is a place and no day of January. */
const places = new Set(
  'секція секції секция секции підїзд їзд подъезд буд будинок будинку корп корпус корпуси черга черги очередь дім дом літ літера лит литера блок section building block phase'.split(
    ' ',
  ),
);
const isDay = (day: number, month: number): boolean => day >= 1 && day <= 31 && month >= 1 && month <= 12;
const isYear = (year: string): boolean => /^(?:20)?[23]\d$/.test(year);

/** Two numbers are a day of a month, or a month of a year; with a year, all three are a day. */
function isDate(numbers: readonly string[], before: string): boolean {
  const [first = '', second = '', third] = numbers;
  const [one, two] = [Number(first), Number(second)];
  const isYearFirst = first.length === 4 && isYear(first);
  if (third !== undefined) return isYearFirst ? isDay(Number(third), two) : isYear(third) && (isDay(one, two) || isDay(two, one));
  const isMonthOfYear = isYearFirst ? isDay(1, two) : isYear(second) && isDay(1, one);
  return (isDay(one, two) || isMonthOfYear) && !places.has(before.match(/\p{L}+|\d+/gu)?.at(-1) ?? '');
}

const withoutDays = (name: string): string =>
  name.replace(numbers, (found, at: number) => (isDate(found.split(/[._-]/), name.slice(0, at)) ? '' : found));

const days = [
  new RegExp(`(?<![\\p{L}\\d])(?:\\d{1,2}[ ._-])?(?:${inUkrainian}|${inRussian}|${inEnglish})(?!\\p{L})`, 'gu'),
  /(?<![\p{L}\d])20\d\d(?!\d)(?: ?(?:р|року|рік|г|год|года)(?!\p{L})\.?)?/gu,
];

/** `Прайс Обрій 25.11.2026.xlsx`, that of the next week and `Прайс Обрій, грудень` are one source: the name without its extension and its days, months and years. */
export const sourceOf = (file: string): string =>
  days
    .reduce((name, day) => name.replace(day, ''), withoutDays(file.toLowerCase().replace(/\.(?:xlsx|csv|xml|json|txt|gz)$/, '')))
    .replace(/\(\d+\)$/, '')
    .replace(/[\s_,-]+/g, ' ')
    .trim() || 'file';
