/** Where a visitor is when nobody knows it (specification §9). */
export const defaultCountry = 'UA';

/** Networks of proxies write these for "unknown" and "anonymous". */
const unknown = /^(XX|ZZ|A[12]|EU|AP)$/;

/** The code of a country in two letters, from what a proxy wrote. */
export const countryFrom = (written: string | undefined): string =>
  written !== undefined && /^[A-Z]{2}$/.test(written) && !unknown.test(written) ? written : defaultCountry;
