/** `2014-09` is eight months, two thirds of a year, after the beginning of 2014. */
export const yearsSince = (first: number, month: string): number =>
  Math.round((Number(month.slice(0, 4)) - first + (Number(month.slice(5, 7)) - 1) / 12) * 1000) / 1000;
