/** The default country of a visitor (specification §9). */
export const defaultCountry = 'UA';

/** Values of proxies for "unknown" and "anonymous". */
const unknown = /^(XX|ZZ|A[12]|EU|AP)$/;

/** The code of a country in two letters, from a proxy's header. */
export const countryFrom = (written: string | undefined): string =>
  written !== undefined && /^[A-Z]{2}$/.test(written) && !unknown.test(written) ? written : defaultCountry;

/** The default countries to whose phones login codes are sent: Ukraine, Europe and the countries most Ukrainians moved to. */
export const usualCodeCountries =
  'UA,AT,BE,BG,HR,CY,CZ,DK,EE,FI,FR,DE,GR,HU,IE,IT,LV,LT,LU,MT,NL,PL,PT,RO,SK,SI,ES,SE,GB,CH,NO,IS,LI,MD,GE,IL,TR,AE,US,CA,AU';
