type Category = 'transport' | 'learning' | 'nature' | 'daily' | 'health' | 'leisure';
/** `bearing` in degrees from the north, clockwise. */
export type Neighbour = [category: Category, minutes: number, bearing: number, uk: string, en: string];
