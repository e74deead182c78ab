import { escapeHtml } from '../../base/html/escape-html.ts';
import { formatKyiv } from '../../base/kyiv-time.ts';
import type { Locale } from '../../base/locale.ts';
import { simulatorPath } from '../frame.ts';
import { crmTexts } from './crm-texts.ts';

export const name = 'crm';

/** The address of a page: its language, and its path after the prefix of the language. */
export type Place = { locale: Locale; path: string };

export const text = (value: unknown): string => (value === null || value === undefined ? '' : escapeHtml(String(value)));

export const moment = (at: string): string => `<time datetime="${at}">${formatKyiv(new Date(at)).slice(0, 16)}</time>`;

export function sum(major: unknown, currency: unknown, locale: Locale): string {
  if (typeof major !== 'number') return '';
  const format = { style: 'currency', currency: currency === 'USD' ? 'USD' : 'UAH', currencyDisplay: 'narrowSymbol' } as const;
  return new Intl.NumberFormat(locale === 'uk' ? 'uk-UA' : 'en', format).format(major);
}

/** The fields of a record with their labels; empty ones are left out. */
export const facts = (pairs: [name: string, value: string][]): string =>
  `<dl>${pairs
    .filter(([, value]) => value !== '')
    .map(([about, value]) => `<dt>${about}</dt><dd>${value}</dd>`)
    .join('')}</dl>`;

export const backToAll = (locale: Locale): string => `<p><a href="${simulatorPath(locale, name)}">${crmTexts[locale].back}</a></p>`;

/** A field of a form with its name above it. */
export const field = (label: string, attributes: string): string => `<label>${label}<input ${attributes}></label>`;
