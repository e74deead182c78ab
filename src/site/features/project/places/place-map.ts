import type { Place, ProjectDetails } from '../../../../contract/content/projects.ts';

export type PlaceMap = {
  /** The drawing is a square with the gate in its middle. */
  size: number;
  gate: { lat: number; lng: number };
  rings: { minutes: number; radius: number }[];
  categories: {
    id: string;
    name: string;
    places: { number: number; name: string; minutes: number; x: number; y: number; at: [lng: number, lat: number] }[];
  }[];
};

const size = 400;
const room = 178;
const ringMinutes = [5, 10, 20];
/** A place next door would lie under the gate. */
const nearest = 26;

/** Directions are true; the distance from the middle is the root of the minutes, so that near places do not overlap. */
const radiusOf = (minutes: number, farthest: number) => Math.max(nearest, room * Math.sqrt(minutes / farthest));

type Asked = { gate: ProjectDetails['coordinates']; places: Place[]; categories: { id: string; name: string }[] };

/** The places by category, numbered in the order of the list, and where each lies around the gate; null when nothing is known. */
export function placeMap({ gate, places, categories }: Asked): PlaceMap | null {
  if (!gate || places.length === 0) return null;
  const farthest = Math.max(...places.map(({ minutes }) => minutes));
  const known = new Set(categories.map(({ id }) => id));
  const rest = [...new Set(places.map(({ categoryId }) => categoryId))].filter((id) => !known.has(id)).map((id) => ({ id, name: '' }));
  let number = 0;
  return {
    size,
    gate,
    rings: ringMinutes
      .filter((minutes) => minutes <= farthest)
      .map((minutes) => ({ minutes, radius: Math.round(radiusOf(minutes, farthest)) })),
    categories: [...categories, ...rest]
      .map(({ id, name }) => ({
        id,
        name,
        places: places
          .filter(({ categoryId }) => categoryId === id)
          .map((place) => {
            number++;
            const { name: placeName, minutes, coordinates } = place;
            return {
              number,
              name: placeName,
              minutes,
              ...spot(gate, place, radiusOf(minutes, farthest)),
              at: [coordinates.lng, coordinates.lat] as [number, number],
            };
          }),
      }))
      .filter((category) => category.places.length > 0),
  };
}

function spot(gate: NonNullable<Asked['gate']>, { coordinates }: Place, radius: number) {
  const east = (coordinates.lng - gate.lng) * Math.cos((gate.lat * Math.PI) / 180);
  const north = coordinates.lat - gate.lat;
  const distance = Math.hypot(east, north) || 1;
  return { x: Math.round(size / 2 + (radius * east) / distance), y: Math.round(size / 2 - (radius * north) / distance) };
}
