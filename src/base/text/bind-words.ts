const months =
  'січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня|January|February|March|April|May|June|July|August|September|October|November|December';
const rules = [
  /(?<=№) (?=\d)/g,
  /(?<=\bNo\.) (?=\d)/g,
  / (?=[—–·])/g,
  /(?<=\d) (?=(?:м²|m²|₴|\$|%|поверх))/g,
  new RegExp(`(?<=\\d) (?=(?:${months}))`, 'g'),
  /(?<=\d:\d\d за) (?=Києвом)|(?<=\d:\d\d Kyiv) (?=time)/g,
];

/** The same text with spaces and hyphens that do not break where a line must not end: within names, sums, days and before a dash. */
export const bindWords = (text: string): string =>
  rules.reduce((bound, rule) => bound.replace(rule, '\u00a0'), text).replace(/(?<=\d)-(?=\p{L})/gu, '\u2011');
