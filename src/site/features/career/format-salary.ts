import type { Locale } from '../../../base/locale.ts';
import type { VacancySummary } from '../../../contract/content/vacancies.ts';
import { formatNumber, formatPrice } from '../../format/price/number-formats.ts';
import * as m from '../../paraglide/messages.js';

/** `55 000–80 000 ₴`, `від 20 000 ₴`; the sign stands once, on the side where the language has it. */
export function formatSalary({ salaryFrom: from, salaryTo: to }: Pick<VacancySummary, 'salaryFrom' | 'salaryTo'>, locale: Locale): string {
  if (from !== null && to !== null) {
    const [first, last] = locale === 'uk' ? [plain(from, locale), money(to, locale)] : [money(from, locale), plain(to, locale)];
    return `${first}–${last}`;
  }
  if (from !== null) return m.career_salary_from({ salary: money(from, locale) });
  if (to !== null) return m.career_salary_to({ salary: money(to, locale) });
  return m.career_salary_open();
}

const plain = (amount: number, locale: Locale) => formatNumber(amount, locale, 0);
const money = (amount: number, locale: Locale) => formatPrice(amount, 'UAH', locale);
