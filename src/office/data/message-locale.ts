import { defaultLocale, isLocale, type Locale } from '../../base/locale.ts';

const storedAt = 'office-locale';

function storedLocale(): Locale {
  const stored = localStorage.getItem(storedAt);
  return isLocale(stored) ? stored : defaultLocale;
}

let current: Locale = storedLocale();
const listeners = new Set<() => void>();

/** Replaces the compiled messages' own runtime: the language is a choice of the person, remembered on the device. */
export const getLocale = (): Locale => current;
export const experimentalStaticLocale = undefined;

export function chooseLocale(locale: Locale): void {
  current = locale;
  localStorage.setItem(storedAt, locale);
  for (const listen of listeners) listen();
}

/** Returns a function that unsubscribes. */
export function watchLocale(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
