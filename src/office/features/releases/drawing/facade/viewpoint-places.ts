import type { XY } from '../../../../../base/geometry/outline.ts';
import type { BuildingAnswer } from '../../../../../contract/office/releases/building-drawings.ts';

export type Shape = { section: string; floor: number | null; outline: XY[] };
/** What can have a shape in a picture: a storey of a section, or a whole section; `shapes` are the places of its shapes in the row. */
export type Place = { section: string; floor: number | null };
export type ShapePlace = Place & { flats: number; shapes: number[] };
export type SectionPlaces = { id: string; name: string; places: ShapePlace[]; missing: number };

/** The storeys of each section from the highest down, or the sections whole; a section that is only in the drawing comes last. */
export function placesOf(building: BuildingAnswer, shapes: readonly Shape[], view: string): SectionPlaces[] {
  const known = new Set(building.sections.map(({ id }) => id));
  const strange = [...new Set(shapes.map(({ section }) => section))].filter((id) => !known.has(id));
  const all = [...building.sections, ...strange.map((id) => ({ id, name: id, storeys: null, flats: [] }))];
  return all.map(({ id, name, storeys, flats }) => {
    const drawn = shapes.flatMap(({ section, floor }) => (section === id && floor !== null ? [floor] : []));
    const top = Math.max(storeys ?? 0, ...flats.map(({ floor }) => floor), ...drawn, 0);
    const shapesAt = (floor: number | null) => shapes.flatMap((one, at) => (one.section === id && one.floor === floor ? [at] : []));
    const whole = { section: id, floor: null, flats: flats.length, shapes: shapesAt(null) };
    const floors = Array.from({ length: top }, (_, at): ShapePlace => {
      const floor = top - at;
      return { section: id, floor, flats: flats.filter((flat) => flat.floor === floor).length, shapes: shapesAt(floor) };
    });
    const places = view === 'site' ? [whole] : [...(whole.shapes.length > 0 ? [whole] : []), ...floors];
    const missing = places.reduce((sum, place) => sum + (place.shapes.length === 0 && place.floor !== null ? place.flats : 0), 0);
    return {
      id,
      name,
      places,
      missing: view === 'site' && whole.shapes.length === 0 ? flats.length : whole.shapes.length > 0 ? 0 : missing,
    };
  });
}

/** The storeys above a drawn one that have no shape yet, up to the next that has one, and that one. */
export function emptyAbove({ places }: SectionPlaces, floor: number): { floors: number[]; next: ShapePlace | null } {
  const above = places.filter((place) => place.floor !== null && place.floor > floor).toReversed();
  const end = above.findIndex(({ shapes }) => shapes.length > 0);
  const empty = end < 0 ? above : above.slice(0, end);
  return { floors: empty.flatMap((place) => place.floor ?? []), next: above[end] ?? null };
}
