import type { Locale } from './locale.ts';

type Street = { street: string; number: string };

/** `вул. Лугова, 2`, `2 Luhova St`: each language puts the building's number at its own end. */
export const formatStreet = ({ street, number }: Street, locale: Locale): string =>
  locale === 'en' ? `${number}\u00a0${street}` : `${street},\u00a0${number}`;

/** The same with the city, to be pasted elsewhere: without the non-breaking spaces of pages. */
export function formatAddress(address: Street & { city: string }, locale: Locale): string {
  const street = formatStreet(address, locale).replaceAll('\u00a0', ' ');
  return locale === 'en' ? `${street}, ${address.city}` : `${address.city}, ${street}`;
}
