import { isQuarter } from '../../../../base/kyiv-time.ts';
import { readQuarter } from '../checks/feed-values.ts';

/** Beginnings of the names of months in Ukrainian, Russian and English, in the order of the year. */
const months = [
  ['січ', 'янв', 'jan'],
  ['лют', 'фев', 'feb'],
  ['берез', 'март', 'mar'],
  ['квіт', 'апр', 'apr'],
  ['трав', 'май', 'мая', 'may'],
  ['черв', 'июн', 'jun'],
  ['лип', 'июл', 'jul'],
  ['серп', 'авг', 'aug'],
  ['верес', 'сен', 'sep'],
  ['жовт', 'окт', 'oct'],
  ['лист', 'ноя', 'nov'],
  ['груд', 'дек', 'dec'],
];
const romans: Record<string, string> = { i: '1', ii: '2', iii: '3', iv: '4', і: '1', іі: '2', ііі: '3', іv: '4' };

/** `Q4'28`, `4 кв 28`, `грудень 2028`, `01.12.28`, `31.12.2028 0:00` beside the forms of all feeds; null for any other text. */
export function readDeliveryText(text: string): string | null {
  const plain = text.trim().replace(/ \d{1,2}:\d{2}(?::\d{2})?$/, '');
  const known = readQuarter(plain);
  if (known) return known;
  const lower = plain.toLowerCase().replace(/ ?(?:р|г|року|рік|год|года)\.?$/u, '');
  const day = /^\d{1,2}[./](\d{1,2})[./](\d{2})$/.exec(lower);
  if (day) return made(day[2], Math.ceil(Number(day[1]) / 3));
  const quarter = /^q? ?([1-4]|[iі]{1,3}|[iі]v)[ -]?(?:q|кв\.?|квартал)?[ '’,/]{0,2}(\d{4}|\d{2})$/u.exec(lower);
  if (quarter && /[qк'’]/u.test(lower)) return made(quarter[2], Number(romans[quarter[1] ?? ''] ?? quarter[1]));
  const named = /^(\p{L}{3,10})\.?,? ?['’]?(\d{4}|\d{2})$/u.exec(lower);
  const month = named ? months.findIndex((names) => names.some((name) => named[1]?.startsWith(name))) : -1;
  return month < 0 ? null : made(named?.[2], Math.floor(month / 3) + 1);
}

function made(year: string | undefined, quarter: number): string | null {
  const text = `${year?.length === 2 ? `20${year}` : year}-Q${quarter}`;
  return isQuarter(text) ? text : null;
}
