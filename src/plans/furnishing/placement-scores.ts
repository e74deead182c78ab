import type { Kind } from './pieces.ts';
import { asideOf, between, fromDoors, fromWindows, headInCorner, type Place, standingOf } from './places.ts';
import { boxOnPlan, depthOf, middleOf, onPlan, overlap, widthOf } from './rect.ts';

// Scores of places: points that compare the places of one piece in one room and nothing else.

const never = Number.NEGATIVE_INFINITY;

export const underWindow = ({ face }: Place) => (face?.windows ? 1 : 0);
const besideDoor = ({ face }: Place) => (face?.doors ? 1 : 0);
export const cornered = ({ inCorner }: Place) => (inCorner ? 1 : 0);
export const span = ({ piece }: Place) => widthOf(piece);

export const wardrobeAt = (place: Place) => 40 * cornered(place) - 60 * underWindow(place) + span(place) / 8 - fromDoors(place) / 25;
export const doubleBedAt = (place: Place) =>
  Math.min(fromDoors(place), 350) / 8 - place.offCentre / 4 - 60 * underWindow(place) - 30 * besideDoor(place) + 25 * place.access.length;
export const bedAt = (place: Place) =>
  30 * cornered(place) + (headInCorner(place) ? 20 : 0) + Math.min(fromDoors(place), 300) / 10 - 15 * underWindow(place);
export const deskAt = (place: Place) => 15 * cornered(place) - fromWindows(place) / 6;

export function besideBed(place: Place): number {
  const bed = standingOf(place, 'double-bed');
  return bed && bed.back === place.piece.back && between(bed, place.piece) < 1 ? 1 : never;
}
export function facing(...faced: Kind[]) {
  return (place: Place) => {
    const other = standingOf(place, ...faced);
    const aside = other ? asideOf(place.piece, other) : null;
    return aside === null || aside > 90 ? never : -aside - 30 * underWindow(place);
  };
}

export const sofaAt = (place: Place) => {
  const kitchen = standingOf(place, 'kitchen');
  const bed = standingOf(place, 'double-bed', 'bed');
  const [x, y] = onPlan(place.piece, span(place) / 2, depthOf(place.piece) + 170);
  const ahead = place.shape.holds({ left: x - 40, right: x + 40, top: y - 40, bottom: y + 40 }) ? 40 : 0;
  const seen = boxOnPlan(place.piece, [span(place) / 2 - 60, span(place) / 2 + 60], [depthOf(place.piece), 600]);
  const looksAtWork = kitchen && overlap(seen, kitchen) ? -30 : 0;
  const looksOut = place.shape.windows.some((window) => overlap(seen, window)) ? -15 : 0;
  const apart =
    (kitchen ? Math.min(between(kitchen, place.piece), 350) / 4 : 0) + (bed ? Math.min(between(bed, place.piece), 100) / 10 : 0);
  return (
    ahead + looksAtWork + looksOut + apart + 10 * cornered(place) - place.offCentre / 12 - 35 * underWindow(place) - 15 * besideDoor(place)
  );
};
export const beforeSofa = (place: Place) => {
  const sofa = standingOf(place, 'sofa');
  if (!sofa) return never;
  const [x, y] = onPlan(sofa, widthOf(sofa) / 2, depthOf(sofa) + 40 + 30);
  const [ownX, ownY] = middleOf(place.piece);
  const away = Math.hypot(x - ownX, y - ownY);
  const along = (sofa.back === 'top' || sofa.back === 'bottom') === (place.piece.back === 'top');
  return away > 25 || !along ? never : -away;
};
export const nearCoffee = (place: Place) => {
  const table = standingOf(place, 'coffee-table');
  const sofa = standingOf(place, 'sofa');
  if (!table || !sofa || sofa.back === place.piece.back || asideOf(place.piece, sofa) !== null) return never;
  const away = between(table, place.piece);
  return away > 130 ? never : -away;
};

/** Water comes through a wall behind which there is water too. */
const wet = new Set(['bathroom', 'laundry', 'kitchen']);
export const kitchenAt = (place: Place) =>
  (place.face?.behind && wet.has(place.face.behind) ? 60 : 0) +
  30 * cornered(place) +
  (headInCorner(place) ? 12 : 0) +
  span(place) / 4 -
  80 * underWindow(place) -
  25 * besideDoor(place);
export const dineAt = (place: Place) => {
  const kitchen = standingOf(place, 'kitchen');
  const seat = standingOf(place, 'sofa', 'double-bed', 'bed');
  const near = kitchen ? -Math.abs(between(kitchen, place.piece) - 120) / 3 : 0;
  const crowded = seat ? -Math.max(0, 90 - between(seat, place.piece)) / 2 : 0;
  return near + crowded - fromWindows(place) / 8 + Math.min(fromDoors(place), 120) / 6;
};
export const farFromKitchen = (place: Place) => {
  const run = standingOf(place, 'kitchen');
  return run ? Math.min(between(run, place.piece), 250) / 6 : 0;
};

export const farCorner = (place: Place) => 40 * cornered(place) + fromDoors(place) / 4 - 30 * underWindow(place);
export const storeAt = (place: Place) => span(place) / 3 - 20 * besideDoor(place) + 10 * cornered(place);
