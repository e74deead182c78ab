const rules = [
  /(?<=\d:\d\d за) (?=Києвом)|(?<=\d:\d\d Kyiv) (?=time)/g,
  /(?<=№) (?=\d)/g,
  /(?<=\bNo\.) (?=\d)/g,
  / (?=[—–·])/g,
  // A number with its thousands, and what it counts.
  /(?<=\d) (?=\d{3}(?!\d))/g,
  /(?<=\d) (?=[\p{L}₴$%])/gu,
  // An address: the kind of a street and its name, and the building's number.
  /(?<=(?:^|[ («„\u00a0])(?:вул|просп|бульв|пл|пров|наб|узв|ст|м)\.) (?=\S)/g,
  /(?<=\p{Ll},) (?=\d{1,3}\p{Lu}?(?:[,.;)»]|$))/gu,
  // A word of one letter does not end a line of Ukrainian.
  /(?<=(?:^|[ («„—\u00a0])[аеєиіїйоувзжяАЕЄИІЇЙОУВЗЖЯ]) (?=\S)/g,
];

/** The same text with spaces that do not break where a line must not end: within names, sums and days, after a word of one letter, before a dash. */
export const bindSpaces = (text: string): string => rules.reduce((bound, rule) => bound.replace(rule, '\u00a0'), text);

/** The same with hyphens that do not break after a number. */
export const bindWords = (text: string): string => bindSpaces(text).replace(/(?<=\d)-(?=\p{L})/gu, '\u2011');
