import type { SurroundingsAnswer } from '../../../contract/content/surroundings.ts';

type LngLat = [lng: number, lat: number];
/** `mark` stands in its dot. */
export type MapPlace = { id: string; mark: string; name: string; at: LngLat };

/** The contents of a map, the same for every provider. Everything is in the visitor's language. */
export type MapScene = {
  /** The gate or the door. */
  centre: LngLat;
  /** Metres from the centre to each edge of the map's data: to the sides, and up and down. */
  reach: [number, number];
  /** Drawn where no other provider is set. */
  ground: Ground;
  places: MapPlace[];
  /** The label in the middle: the number of a building; nothing for a gate. */
  flag: string;
  /** The page can be scrolled by a single touch and by the wheel over the map. */
  cooperative: boolean;
  texts: { map: string; centre: string; zoomIn: string; zoomOut: string; gestureTouch: string; gestureWheel: string };
  /** A place was pressed on the map, or the empty ground. */
  onChoose: (id: string | null) => void;
};

type Drawn = NonNullable<SurroundingsAnswer['surroundings']>;
export type Ground = Pick<Drawn, 'streets' | 'areas' | 'paths' | 'tracks' | 'blocks'> & {
  /** Our own buildings, in metres from the centre. */
  buildings: Drawn['paths'];
  /** The way from a stop to the door. */
  walk: Drawn['paths'][number];
};

/** A map that is open. It takes the keyboard only after a press or a Tab into it. */
export type OpenedMap = {
  /** Only these places, in any order. */
  show: (ids: ReadonlySet<string>) => void;
  /** Shows the way from the door to a place and marks it with its name and a note; null marks none and stays. */
  choose: (place: { id: string; note: string } | null) => void;
  /** Where one walks from. */
  stand: (at: LngLat) => void;
  close: () => void;
};

/**
 * Draws a map into an empty element. Rejects where the browser or the network cannot; the element is empty again then. `onLost` is called
 * when an open map is taken away.
 */
export type OpenMap = (element: HTMLElement, scene: MapScene, onLost: () => void) => Promise<OpenedMap>;
