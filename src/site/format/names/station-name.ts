/** Under a heading that says “metro” the word is not repeated. */
export const stationName = (name: string): string => /«([^«»]+)»/.exec(name)?.[1] ?? name.replace(/ metro$/, '');
