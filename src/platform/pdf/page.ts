/** Points of A4: 595 × 842. */
export const margin = 48;
export const width = 595.28 - 2 * margin;
export const bottom = 68;
/** The horizon, on which the brand stands. */
export const lineFrom = 64;
export const top = lineFrom + 22;

export const colours = { text: '#151412', quiet: '#57534c', line: '#8b857a', hair: '#d0c9bd', paper: '#fbf9f6', shade: '#e9e4dc' } as const;
