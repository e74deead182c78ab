import type { Plan } from '../../contract/pictures.ts';
import type { Piece } from './pieces.ts';
import { type Place, placesFor, type Standing } from './places.ts';
import { middleOf, widthOf } from './rect.ts';
import { homeOf, type Requirement, requirementsFor } from './room-requirements.ts';
import { type RoomShape, roomShape } from './room-shape.ts';
import { type Floor, floorOf, isWalkable } from './walk.ts';

/** The penalty of a size for each size that was preferred to it. */
const smaller = 15;
/** The limits of tried places: of one piece before the next piece is skipped, and in total. */
const tries = 12;
const asked = 80;
/** In square metres of the box around it: these rules do not fit a larger room, and would take seconds. */
const largest = 300;

const furnished = new WeakMap<Plan, Piece[]>();

/**
 * Furniture for a plan, by the rule of each room: inside its walls, nothing over another, doors, their swing and windows free, a
 * path of 60 cm from the entrance to every room and every piece in it. The same plan is always furnished the same.
 */
export function furnish(plan: Plan): Piece[] {
  const known = furnished.get(plan);
  if (known) return known;
  const home = homeOf(plan);
  const pieces = plan.rooms.flatMap((room) => {
    const shape = roomShape(plan, room);
    const { left, right, top, bottom } = shape.bounds;
    const isVast = (right - left) * (bottom - top) > largest * 10_000;
    return isVast ? [] : furnishRoom(shape, requirementsFor(shape, home));
  });
  furnished.set(plan, pieces);
  return pieces;
}

function furnishRoom(shape: RoomShape, requirements: Requirement[]): Piece[] {
  const floor = floorOf(shape);
  let standing = standAll(
    floor,
    requirements.filter((requirement) => requirement.must),
  );
  for (const requirement of requirements) {
    if (requirement.must) continue;
    const [place] = placesOf(floor, requirement, standing, 1);
    if (place) standing = [...standing, place];
  }
  return standing.map(({ piece }) => piece);
}

/** The required pieces: in the preferred sizes, else in the smallest ones, else as many as there is room for. */
function standAll(floor: Floor, requirements: Requirement[]): Standing[] {
  const preferred = standInTurn(floor, requirements);
  if (preferred.length === requirements.length) return preferred;
  const smallest = standInTurn(
    floor,
    requirements.map((requirement) => ({ ...requirement, sizes: requirement.sizes.toReversed() })),
  );
  let best = smallest.length > preferred.length ? smallest : preferred;
  // A piece without room must not take the room of the following ones.
  for (const requirement of requirements.slice(best.length + 1)) {
    const [next] = placesOf(floor, requirement, best, 1);
    if (next) best = [...best, next];
  }
  return best;
}

/** One after the other; a place is undone when it leaves none for the following pieces. As far as possible. */
function standInTurn(floor: Floor, requirements: Requirement[]): Standing[] {
  let furthest: Standing[] = [];
  const stand = (at: number, standing: Standing[]): boolean => {
    if (standing.length > furthest.length) furthest = standing;
    const requirement = requirements[at];
    return !requirement || placesOf(floor, requirement, standing, tries).some((one) => stand(at + 1, [...standing, one]));
  };
  stand(0, []);
  return furthest;
}

/** The best places that leave the room walkable, each in a part of the room of its own. */
function placesOf(floor: Floor, { sizes, score }: Requirement, standing: Standing[], most: number): Place[] {
  const ranked = sizes
    .flatMap((size, rank) => placesFor(floor.shape, size, standing).map((place) => ({ place, score: score(place) - rank * smaller })))
    .filter((one) => Number.isFinite(one.score))
    .sort((a, b) => b.score - a.score);
  const chosen: Place[] = [];
  let left = asked;
  for (const { place } of ranked) {
    if (chosen.length === most || left === 0) break;
    if (chosen.some((other) => alike(other, place))) continue;
    left -= 1;
    const all = [...standing, place];
    const pieces = all.map(({ piece }) => piece);
    if (
      isWalkable(
        floor,
        pieces,
        all.flatMap(({ access }) => access),
      )
    )
      chosen.push(place);
  }
  return chosen;
}

function alike(one: Place, other: Place): boolean {
  const [a, b] = [middleOf(one.piece), middleOf(other.piece)];
  const near = Math.hypot(a[0] - b[0], a[1] - b[1]) < 30;
  return near && one.piece.back === other.piece.back && widthOf(one.piece) - widthOf(other.piece) < 15;
}
