/** Metres: the height of the first storey and of every other one; `storeys` counts the first. */
type Heights = { ground: number; storey: number; storeys: number };

/** How high the floor of a storey lies above the ground; storey 1 lies on it. */
export const storeyBase = ({ ground, storey }: Pick<Heights, 'ground' | 'storey'>, floor: number): number =>
  floor <= 1 ? 0 : ground + (floor - 2) * storey;

export const roofOf = ({ ground, storey, storeys }: Heights): number => ground + (storeys - 1) * storey;

/** From a storey's floor to the middle of a window, where sun and view are measured. */
export const windowHeight = 1.5;
