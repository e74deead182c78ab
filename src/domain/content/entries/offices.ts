import * as z from 'zod/mini';
import { day, kind, text } from './kind.ts';
import { ground, step } from './surroundings.ts';

/** Kyiv time, `HH:mm`. */
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is no time such as 09:00'));

const times = z.nullable(z.strictObject({ opens: time, closes: time }));

export const officeKinds = {
  /** `hours` by weekday from Monday, null for a day off; `exceptions` are days with other hours, or none, and `occasions` what each is for. */
  office: kind(
    {
      lat: z.number(),
      lng: z.number(),
      number: text,
      phones: z.array(text),
      email: text,
      hours: z.array(times).check(z.length(7, 'has not seven days')),
      exceptions: z.optional(z.array(z.strictObject({ on: day, hours: times }))),
      /**
       * The drawn surroundings of the office, up to `reach` metres to each side of the door. `walk` leads from the first stop to
       * the door.
       */
      surroundings: z.strictObject({ ...ground, reach: step, stops: z.array(step), house: z.array(step), walk: z.array(step) }),
    },
    {
      name: text,
      city: text,
      street: text,
      note: z.string(),
      occasions: z.optional(z.array(text)),
      directions: z.array(z.strictObject({ by: text, way: text })),
      names: z.strictObject({ streets: z.array(z.string()), areas: z.array(z.string()), stops: z.array(z.string()) }),
    },
  ),
};
