/** The address that calls a number, whatever way it is written. */
export const telephone = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;
