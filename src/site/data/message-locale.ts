import { defaultLocale, type Locale } from '../../base/locale.ts';

let speak = (): Locale => defaultLocale;

/** Says where the language of the words in sight is found: in the browser the address, on the server the request. */
export function setLocaleSource(source: () => Locale): void {
  speak = source;
}

/** Stands in for the compiled messages' own runtime, most of which (cookies, addresses, guesses) this site never asks. */
export const getLocale = (): Locale => speak();
export const experimentalStaticLocale = undefined;
