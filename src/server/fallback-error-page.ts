import { fallbackErrorTexts } from '../base/fallback-error-texts.ts';
import { defaultLocale, isLocale, type Localized } from '../base/locale.ts';

/** The text of `shell_demo`, where messages are not available. */
const demo: Localized<string> = {
  uk: 'Це демонстрація: усе тут вигадане.',
  en: 'This is a demo: everything here is made up.',
};

/** The page of last resort, in the language of the requested path. */
export function fallbackErrorPage(pathname: string, { isDemoAnnounced }: { isDemoAnnounced: boolean }): string {
  const first = pathname.split('/', 2)[1];
  const locale = isLocale(first) ? first : defaultLocale;
  const { words, home, address } = fallbackErrorTexts[locale];
  return [
    '<!DOCTYPE html>',
    `<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${words}</title></head>`,
    `<body>${isDemoAnnounced ? `<p>${demo[locale]}</p>` : ''}<h1>${words}</h1><p><a href="${address}">${home}</a></p></body></html>`,
  ].join('\n');
}
