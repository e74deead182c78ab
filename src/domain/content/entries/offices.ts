import type { Kind } from './kind.ts';
import type { Ground, Step } from './surroundings.ts';

/** What is drawn of an office's surroundings. `walk` leads from the first stop to the door. */
export type Surroundings = Ground & {
  /** Metres that the drawing reaches to each side of the door. */
  reach: Step;
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
