// Months as they stand in the names of files.
const inUkrainian =
  'січ(?:ень|ня)|лют(?:ий|ого)|берез(?:ень|ня)|квіт(?:ень|ня)|трав(?:ень|ня)|черв(?:ень|ня)|лип(?:ень|ня)|серп(?:ень|ня)|верес(?:ень|ня)|жовт(?:ень|ня)|листопада?|груд(?:ень|ня)';
const inRussian = 'январ[ья]|феврал[ья]|марта?|апрел[ья]|ма[йя]|июн[ья]|июл[ья]|августа?|сентябр[ья]|октябр[ья]|ноябр[ья]|декабр[ья]';
const inEnglish =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const days = [
  /\d{1,4}[._-]\d{1,2}(?:[._-]\d{1,4})?/gu,
  new RegExp(`(?<![\\p{L}\\d])(?:\\d{1,2}[ ._-])?(?:${inUkrainian}|${inRussian}|${inEnglish})(?!\\p{L})`, 'gu'),
  /(?<![\p{L}\d])20\d\d(?!\d)(?: ?(?:р|року|рік|г|год|года)(?!\p{L})\.?)?/gu,
];

/** `Прайс Обрій 25.11.2026.xlsx`, that of the next week and `Прайс Обрій, грудень` are one source: the name without its extension and its days, months and years. */
export const sourceOf = (file: string): string =>
  days
    .reduce((name, day) => name.replace(day, ''), file.toLowerCase().replace(/\.(?:xlsx|csv|xml|json|txt|gz)$/, ''))
    .replace(/\(\d+\)$/, '')
    .replace(/[\s_,-]+/g, ' ')
    .trim() || 'file';
