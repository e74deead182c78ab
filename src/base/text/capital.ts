/** A name at the beginning of a sentence. */
export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
