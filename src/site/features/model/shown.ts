export type Storey = { sectionId: string; floor: number };
export type ShownFlat = { position: number; status: 'available' | 'held' | 'reserved' | 'sold'; dim: boolean };
export type Shown = {
  /** A step of one metre towards the sun. */
  sun: readonly [x: number, y: number, z: number];
  /** Neighbours that are not built yet stand. */
  later: boolean;
  /** Storeys on which something suits, those on which nothing does, and those without flats. */
  paintOf: (storey: Storey) => 'open' | 'taken' | 'common';
  lifted: (Storey & { flats: ShownFlat[] }) | null;
};
