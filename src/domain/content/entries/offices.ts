import type { Kind } from './kind.ts';

/** Metres east and south of the office's door. */
type Step = [east: number, south: number];

/**
 * What is drawn of an office's surroundings. What has a name has it in the texts, at the same place of its list; an empty one
 * is drawn without words. `walk` leads from the first stop to the door.
 */
export type Surroundings = {
  /** Metres that the drawing reaches to each side of the door. */
  reach: Step;
  streets: { line: Step[]; wide: boolean }[];
  areas: { kind: 'water' | 'green' | 'square'; outline: Step[] }[];
  stops: Step[];
  house: Step[];
  walk: Step[];
};
/** Kyiv time, `HH:mm`. */
export type Hours = { opens: string; closes: string };

export type OfficeKinds = {
  /** `hours` by weekday from Monday, null for a day off. */
  office: Kind<
    {
      lat: number;
      lng: number;
      number: string;
      phones: string[];
      email: string;
      hours: (Hours | null)[];
      surroundings: Surroundings;
    },
    {
      name: string;
      city: string;
      street: string;
      note: string;
      directions: { by: string; way: string }[];
      names: { streets: string[]; areas: string[]; stops: string[] };
    }
  >;
};
