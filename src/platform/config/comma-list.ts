/** What stands between the commas of a setting. */
export const commaList = (value: string): string[] => value.split(',').map((one) => one.trim());
