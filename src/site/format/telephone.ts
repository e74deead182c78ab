/** The address that calls a number, whatever way it is written. */
export const telephone = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;

/** Marks a link to a number once React has taken it over; before, the HTML of the server must not change. */
export const markHydrated = (link: HTMLAnchorElement | null): void => link?.setAttribute('data-alive', '');
