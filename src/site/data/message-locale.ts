import { defaultLocale, type Locale } from '../../base/locale.ts';

let localeSource = (): Locale => defaultLocale;

/** Sets the source of the message language: in the browser the address, on the server the request. */
export function setLocaleSource(source: () => Locale): void {
  localeSource = source;
}

/** Replaces the compiled messages' own runtime, most of which (cookies, addresses, guesses) this site does not use. */
export const getLocale = (): Locale => localeSource();
export const experimentalStaticLocale = undefined;
